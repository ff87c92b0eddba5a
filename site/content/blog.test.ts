import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { latestPosts, relatedPosts } from './blog.ts';
import { feedItems } from './feed.ts';
import { addressesOf, recordAt } from './addresses/detail-pages.ts';
import { pageOf, pagesOf } from './addresses/list-pages.ts';
import { fillContentDb } from './store/build-content.ts';
import { MarkdownPool } from './store/markdown.ts';
import { postExcerpt, postTeaser } from './post-teasers.ts';
import { htmlOf } from './reads/queries.ts';
import type { Post } from './reads/records.ts';
import { openContentDb } from './store/content-db.ts';

const folder = mkdtempSync(join(tmpdir(), 'kheya-blog-'));
const store = openContentDb(join(folder, 'content.db'));
const markdown = new MarkdownPool();
let posts = 0;

afterAll(async () => {
  await markdown.close();
  store.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  posts = 0;
  store.exec('DELETE FROM records');
});

/** Each is newer than the one before. */
const draft = (id: string, values: Partial<Post> = {}) => {
  const at = new Date(Date.UTC(2026, 0, 1) + posts++ * 1000).toISOString();
  const record = {
    id,
    slug: `${id}-slug`,
    title: id,
    title_bn: null,
    excerpt: null,
    excerpt_bn: null,
    content: `About ${id}`,
    content_bn: null,
    cover_image: null,
    image: null,
    tags: [],
    is_published: true,
    created_at: at,
    updated_at: at,
    revision: 1,
    ...values,
  };
  return { entity: 'blog-post', id, record };
};

const publish = (...changes: ReturnType<typeof draft>[]) =>
  fillContentDb(store, { revision: 1, snapshot: false, model: 'm', changes, unread: [] }, markdown);

const post = (address: string) => recordAt('blog-post', address);
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('a post is found by its slug, and by its id only where it has no slug', async () => {
  await publish(draft('bali'), draft('sylhet', { slug: null }));
  expect(post('bali-slug')?.id).toBe('bali');
  expect(post('sylhet')?.id).toBe('sylhet');
  expect(post('bali')).toBeNull();
  expect(post('nowhere')).toBeNull();
  expect(addressesOf('blog-post').toSorted()).toEqual(['bali-slug', 'sylhet']);
});

test('a slug goes before an id of the same letters', async () => {
  await publish(draft('one', { slug: null }), draft('two', { slug: 'one' }));
  expect(post('one')?.id).toBe('two');
  expect(addressesOf('blog-post')).toEqual(['one']);
});

test('a post that moves is no new one to a feed reader', async () => {
  const inFeed = () => feedItems(new URL('https://kheya.test'), 'bn')[0]!;
  const moving = draft('bali', { slug: 'bali' });
  await publish(moving);
  const { guid } = inFeed();
  await publish({ ...moving, record: { ...moving.record, slug: 'ubud' } });
  expect(inFeed()).toMatchObject({ url: 'https://kheya.test/bn/blog/ubud', guid });
});

test('the home page has the six newest, newest first', async () => {
  await publish(...Array.from({ length: 8 }, (_, i) => draft(`p${i}`)));
  expect(ids(latestPosts())).toEqual(['p7', 'p6', 'p5', 'p4', 'p3', 'p2']);
});

test('related are the first three of the twelve latest that share a tag, never itself', async () => {
  await publish(
    draft('old', { tags: ['visa'] }),
    ...Array.from({ length: 7 }, (_, i) => draft(`other${i}`, { tags: ['food'] })),
    ...['a', 'b', 'c', 'd'].map((id) => draft(id, { tags: ['sea', 'visa'] })),
    draft('one', { tags: ['visa', 'sea'] }),
    draft('bare'),
  );
  expect(ids(relatedPosts('one'))).toEqual(['d', 'c', 'b']);
  expect(ids(relatedPosts('a'))).toEqual(['one', 'd', 'c']);
  expect(relatedPosts('bare')).toEqual([]);
  // The post is not among the twelve latest itself.
  expect(ids(relatedPosts('old'))).toEqual(['one', 'd', 'c']);
  expect(ids(relatedPosts('other6'))).toEqual(['other5', 'other4', 'other3']);
});

test('related posts share a tag, however it is spelled in each', async () => {
  await publish(
    draft('far', { tags: ['far-east'] }),
    draft('middle', { tags: ['Middle East'] }),
    draft('gulf', { tags: ['gulf', 'middle-east'] }),
    draft('one', { tags: ['middle east'] }),
  );
  expect(ids(relatedPosts('one'))).toEqual(['gulf', 'middle']);
  expect(ids(relatedPosts('middle'))).toEqual(['one', 'gulf']);
});

test('more than sixty posts go on on a second page', async () => {
  await publish(...Array.from({ length: 61 }, (_, i) => draft(`p${i}`)));
  expect(pagesOf('blog-post')).toBe(2);
  expect(pageOf('blog-post', 1)?.cards).toHaveLength(60);
  expect(ids(pageOf('blog-post', 2)!.cards)).toEqual(['p0']);
  expect(pageOf('blog-post', 3)).toBeUndefined();
});

test('an excerpt is in the language of the page where anything is', async () => {
  await publish(
    draft('typed', { excerpt: 'In short', content_bn: 'বাংলায় **লেখা**' }),
    draft('bare', { content: `# Hello\n\n${'word '.repeat(60)}` }),
  );
  const [bare, typed] = latestPosts();
  expect(postExcerpt('en', typed!)).toEqual({ value: 'In short', lang: undefined });
  expect(postExcerpt('bn', typed!)).toEqual({ value: 'বাংলায় লেখা', lang: undefined });
  expect(postExcerpt('en', bare!).value).toMatch(/^Hello word .*…$/);
  expect(postExcerpt('bn', bare!).lang).toBe('en');
});

test('a post whose required text is empty shows an empty text', async () => {
  await publish(draft('bare', { content: '' }));
  expect(htmlOf(post('bare-slug')!.content)).toBe('');
});

test('a card says its tag in words: as the table of tags has it, or as it can be read', async () => {
  const entry = (name: string, name_bn: string | null) => {
    const { record, id } = draft(name);
    return { entity: 'tag', id, record: { ...record, name, name_bn, is_active: true } };
  };
  await publish(
    draft('arab', { tags: ['gulf-states'] }),
    draft('hills', { tags: ['hill-tracts'] }),
    entry('Gulf States', 'উপসাগরীয় দেশ') as ReturnType<typeof draft>,
  );
  const [hills, arab] = latestPosts();
  expect(postTeaser('en', arab!, 0).category).toEqual({ value: 'Gulf States', lang: undefined });
  expect(postTeaser('bn', arab!, 0).category?.value).toBe('উপসাগরীয় দেশ');
  expect(postTeaser('en', hills!, 0).category?.value).toBe('Hill Tracts');
  expect(postTeaser('bn', hills!, 0).category).toEqual({ value: 'Hill Tracts', lang: 'en' });
});

test('a card tries the cover, the image, then every stock picture from its own place on', async () => {
  await publish(
    draft('both', { cover_image: '/c.webp', image: '/i.webp', tags: ['Visa', 'Asia'] }),
  );
  const [card] = latestPosts();
  const teaser = postTeaser('en', card!, 7);
  expect(teaser.covers.slice(0, 2)).toEqual(['/c.webp', '/i.webp']);
  expect(teaser.covers.slice(2)).toHaveLength(6);
  expect(teaser.covers[2]).toBe(postTeaser('en', card!, 1).covers[2]);
  expect(teaser.category?.value).toBe('Visa');
  expect(teaser.opens).toEqual({ href: '/blog/both-slug' });
  expect(postTeaser('bn', { ...card!, slug: null }, 0).opens).toEqual({ dialog: 'post-both' });
});
