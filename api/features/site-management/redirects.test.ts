import {
  blogPost,
  landingPage,
  redirect,
  tourPackage,
  visaService,
} from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetOldActs } from '../../crud/retention.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';
import { HOSTILE_PATHS } from '../../testing/mutations.ts';

let server: TestApp;
let now: number;
beforeEach(async () => {
  now = Date.now();
  server = await testApp({ clock: () => new Date(now) });
});
afterEach(() => server.close());

const HOUR = 3_600_000;
const staff = () => server.as('moderator');

async function make(entity: Entity, values: Record<string, unknown>) {
  const body = draftOf(entity, values);
  const answer = await server.call('POST', entity.path, { headers: staff(), body });
  expect(answer.json()).not.toHaveProperty('detail');
  return answer.json() as { id: string; slug: string };
}
const post = (slug: string, values = {}) =>
  make(blogPost, { title: slug, slug, is_published: true, ...values });
const tour = (name: string, values = {}) =>
  make(tourPackage, { name, is_available: true, ...values });
const change = (entity: Entity, id: string, body: object) =>
  server.call('PUT', `${entity.path}/${id}`, { headers: staff(), body });
const trash = (entity: Entity, id: string) =>
  server.call('DELETE', `${entity.path}/${id}`, { headers: staff() });
const restore = (entity: Entity, id: string) =>
  server.call('POST', `/trash/${entity.name}/${id}/restore`, { headers: staff() });
/** How many revisions a write says it made. */
const revisionsIn = ({ headers }: Awaited<ReturnType<typeof change>>): number => {
  const [first, last] = String(headers['x-revisions']).split('-').map(Number);
  return last! - first! + 1;
};
const lead = (from_path: string, to_path: string) =>
  server.call('POST', redirect.path, { headers: staff(), body: { from_path, to_path } });

interface Listed {
  id: string;
  from_path: string;
  to_path: string;
}
const listed = async () =>
  (await server.call('GET', redirect.path, { headers: staff() })).json() as Listed[];
/** Every redirect, as `from → to`. */
const all = async () =>
  (await listed()).map(({ from_path, to_path }) => `${from_path} → ${to_path}`).toSorted();

describe('an address that changes', () => {
  test('leads to the new one, and chains lead to their end', async () => {
    const { id } = await post('first');
    expect(revisionsIn(await change(blogPost, id, { slug: 'second' }))).toBe(2);
    expect(await all()).toEqual(['/blog/first → /blog/second']);
    await change(blogPost, id, { slug: 'third' });
    expect(await all()).toEqual(['/blog/first → /blog/third', '/blog/second → /blog/third']);
  });

  test('that comes back is the page’s again, and the other leads to it', async () => {
    const { id } = await post('first');
    await change(blogPost, id, { slug: 'second' });
    await change(blogPost, id, { slug: 'first' });
    expect(await all()).toEqual(['/blog/second → /blog/first']);
  });

  test('leads nowhere where nobody could see it, or where nothing of it changed', async () => {
    const draft = await post('draft', { is_published: false });
    await change(blogPost, draft.id, { slug: 'other' });
    await trash(blogPost, draft.id);
    const seen = await post('seen');
    await change(blogPost, seen.id, { title: 'Another title' });
    await change(blogPost, seen.id, { is_published: false });
    expect(await all()).toEqual([]);
  });

  test('takes along what led to it, also while nobody sees it', async () => {
    const { id } = await post('first');
    await change(blogPost, id, { slug: 'second' });
    await change(blogPost, id, { is_published: false });
    await change(blogPost, id, { slug: 'third' });
    expect(await all()).toEqual(['/blog/first → /blog/third', '/blog/second → /blog/third']);
    await trash(blogPost, id);
    expect(await all()).toEqual(['/blog/first → /blog', '/blog/second → /blog']);
  });

  test('leads on where it was seen before, also while nobody sees the page', async () => {
    const { id } = await post('first');
    await change(blogPost, id, { is_published: false });
    await change(blogPost, id, { slug: 'second' });
    await change(blogPost, id, { slug: 'third' });
    expect(await all()).toEqual(['/blog/first → /blog/third']);
    await change(blogPost, id, { slug: 'first' });
    await change(blogPost, id, { is_published: true });
    expect(await all()).toEqual([]);
  });

  test('leads on where it was seen before all that the audit log still has', async () => {
    const { id } = await post('first');
    now += HOUR;
    await change(blogPost, id, { is_published: false });
    const before = new Date(now - 1).toISOString();
    expect(await forgetOldActs(server.db, { before, limit: 10 })).toBeGreaterThan(0);
    await change(blogPost, id, { slug: 'second' });
    expect(await all()).toEqual(['/blog/first → /blog/second']);
  });

  test('leads on after a time that it was seen in by its schedule, not before', async () => {
    const publish_at = new Date(now + HOUR).toISOString();
    const unpublish_at = new Date(now + 2 * HOUR).toISOString();
    const { id } = await post('early', { publish_at, unpublish_at });
    await change(blogPost, id, { slug: 'season' });
    expect(await all()).toEqual([]);
    now += 3 * HOUR;
    await change(blogPost, id, { title: 'Next season' });
    await change(blogPost, id, { slug: 'next-season' });
    expect(await all()).toEqual(['/blog/season → /blog/next-season']);
  });

  test('is changed with its redirect, or neither is', async () => {
    const one = await post('one');
    await post('two');
    expect((await change(blogPost, one.id, { slug: 'two' })).statusCode).toBe(409);
    expect(await all()).toEqual([]);
  });

  test('is in the audit log, under who changed it', async () => {
    const { id } = await post('first');
    await change(blogPost, id, { slug: 'second' });
    const log = await server.call('GET', '/audit-log?entity=redirect', {
      headers: server.as('super_admin'),
    });
    expect(log.json()).toMatchObject([{ action: 'create', actor_id: server.users.moderator.id }]);
  });
});

describe('an address that goes', () => {
  test('leads to a tour of the same destination, not to one that shares a tag alone', async () => {
    const gone = await tour('Gone', { destinations: 'Dhaka, Sylhet', tags: ['Tea'], price: 10 });
    await tour('Tagged', { destinations: 'Bali', tags: ['Tea'], price: 10 });
    const near = await tour('Near', { destinations: 'Sylhet', tags: [], price: 99 });
    await tour('Hidden', { destinations: 'Sylhet', tags: ['Tea'], price: 10, is_available: false });
    await trash(tourPackage, gone.id);
    expect(await all()).toEqual([`/tours/${gone.id} → /tours/${near.id}`]);
  });

  test('leads to a post with a tag of its own', async () => {
    await post('other', { tags: ['Umrah'] });
    await post('near', { tags: ['Visa', 'Europe'] });
    const gone = await post('gone', { tags: ['Visa'] });
    await trash(blogPost, gone.id);
    expect(await all()).toEqual(['/blog/gone → /blog/near']);
  });

  test('leads to its list where nothing is like it', async () => {
    const gone = await make(visaService, { country_name: 'Nepal', is_available: true, tags: [] });
    await make(visaService, { country_name: 'France', is_available: true, tags: [] });
    // One of the visa and one of the redirect.
    expect(revisionsIn(await trash(visaService, gone.id))).toBe(2);
    expect(await all()).toEqual([`/visa-services/${gone.id} → /visa-services`]);
    expect(revisionsIn(await restore(visaService, gone.id))).toBe(2);
    expect(revisionsIn(await change(visaService, gone.id, { tags: [] }))).toBe(1);
  });

  test('of a landing page leads to the list of them: another may have too few offers', async () => {
    const [gone] = await Promise.all(
      ['gone', 'other'].map((slug) =>
        make(landingPage, { title: slug, slug, facets: ['tag:tea'], is_active: true }),
      ),
    );
    await trash(landingPage, gone!.id);
    expect(await all()).toEqual(['/travel/gone → /travel']);
  });

  test('takes along what led to it', async () => {
    const kept = await post('kept', { tags: ['Visa'] });
    const { id } = await post('first', { tags: ['Visa'] });
    await change(blogPost, id, { slug: 'second' });
    await trash(blogPost, id);
    expect(await all()).toEqual(['/blog/first → /blog/kept', '/blog/second → /blog/kept']);
    await trash(blogPost, kept.id);
    expect(await all()).toEqual([
      '/blog/first → /blog',
      '/blog/kept → /blog',
      '/blog/second → /blog',
    ]);
  });

  test('is led to again by what led to it, when its page is restored', async () => {
    const { id } = await post('first', { tags: ['Visa'] });
    const like = await post('like', { tags: ['Visa'] });
    await change(blogPost, id, { slug: 'second' });
    await lead('/flyer', '/blog/second');
    await lead('/other', '/blog/second');
    await lead('/list', '/blog');
    const before = await all();
    await trash(blogPost, id);
    await trash(blogPost, like.id);
    expect(await all()).toEqual([
      '/blog/first → /blog',
      '/blog/like → /blog',
      '/blog/second → /blog',
      '/flyer → /blog',
      '/list → /blog',
      '/other → /blog',
    ]);
    const other = (await listed()).find(({ from_path }) => from_path === '/other')!;
    await change(redirect, other.id, { to_path: '/about' });
    await restore(blogPost, like.id);
    await restore(blogPost, id);
    const chosen = before.map((each) => (each.startsWith('/other') ? '/other → /about' : each));
    expect(await all()).toEqual(chosen);
  });

  test('is led to by nothing that an earlier deletion had led to it', async () => {
    const [one, other] = [
      await post('one', { tags: ['Visa'] }),
      await post('other', { tags: ['Visa'] }),
    ];
    await lead('/flyer', '/blog/one');
    for (const { id } of [one, other]) {
      await trash(blogPost, id);
      await restore(blogPost, id);
    }
    expect(await all()).toEqual(['/flyer → /blog/one']);
  });

  test('is led to by nothing of another page that takes it', async () => {
    const { id } = await post('first');
    await change(blogPost, id, { slug: 'second' });
    await trash(blogPost, id);
    await post('second', { title: 'Another' });
    expect(await all()).toEqual(['/blog/first → /blog']);
  });

  test('is the page’s again when that is restored, or when another takes it', async () => {
    const { id } = await post('gone');
    await trash(blogPost, id);
    expect(await all()).toEqual(['/blog/gone → /blog']);
    expect((await restore(blogPost, id)).statusCode).toBe(200);
    expect(await all()).toEqual([]);
    await trash(blogPost, id);
    await post('gone', { title: 'Another', is_published: false });
    expect(await all(), 'a draft takes no address').toEqual(['/blog/gone → /blog']);
    const [other] = (await server.call('GET', '/blog-posts', { headers: staff() })).json();
    await change(blogPost, other.id, { is_published: true });
    expect(await all()).toEqual([]);
  });
});

describe('a redirect by hand', () => {
  const refusal = async (from: string, to: string) => {
    const answer = await lead(from, to);
    expect(answer.statusCode, `${from} → ${to}`).toBe(422);
    return (answer.json() as { detail: { loc: string[]; msg: string }[] }).detail[0]!;
  };

  test('is both languages, in one spelling', async () => {
    await post('new');
    const made = await lead('/BN/Old-Page/', '/bn/blog/new');
    expect(made.statusCode).toBe(201);
    expect(await all()).toEqual(['/old-page → /blog/new']);
  });

  test('leads to the end of a chain, and what led to its beginning follows it', async () => {
    const { id } = await post('b');
    await lead('/a', '/blog/b');
    await change(blogPost, id, { is_published: false });
    await lead('/blog/b', '/about');
    expect(await all()).toEqual(['/a → /about', '/blog/b → /about']);
    await lead('/z', '/blog/b');
    expect(await all()).toContain('/z → /about');
  });

  test('leads to a page that came to an old address by its schedule', async () => {
    const { id } = await post('old');
    await change(blogPost, id, { slug: 'new' });
    const publish_at = new Date(now + HOUR).toISOString();
    await post('old', { title: 'Another', publish_at });
    now += 2 * HOUR;
    expect((await lead('/flyer', '/blog/old')).json()).toMatchObject({ to_path: '/blog/old' });
  });

  test('is refused where it would lead in a circle, in one clear line', async () => {
    await lead('/a', '/about');
    expect((await refusal('/b', '/b')).msg).toBe('A redirect cannot lead back to its own address');
    const [a] = await listed();
    const answer = await change(redirect, a!.id, { to_path: '/A/' });
    expect(answer.statusCode).toBe(422);
    expect(await all()).toEqual(['/a → /about']);
  });

  test('is refused from an address that a page or the server has', async () => {
    await post('here');
    for (const from of [
      '/',
      '/bn',
      '/tours',
      '/blog/here',
      '/404',
      '/api/v1/x',
      '/cms',
      '/preview/x',
      '/index',
      '/tours/index',
      '/bn/old/INDEX/',
      '/static/x',
      '/tours/page/2',
      '/redirects',
      '/_redirects',
    ])
      // oxfmt-ignore
      expect((await refusal(from, '/about')).loc).toEqual(['body', 'from_path']);
  });

  test('is refused to where no visitor sees a page', async () => {
    await post('draft', { is_published: false });
    for (const to of [
      '/nowhere',
      '/blog/draft',
      '/blog/none',
      '/404',
      '/cms',
      '/api/v1/users',
      '/thank-you',
    ])
      // oxfmt-ignore
      expect((await refusal('/old', to)).loc).toEqual(['body', 'to_path']);
  });

  test('leads to a part of a list as long as something that visitors see is in it', async () => {
    const bangkok = await tour('Bangkok', { destinations: 'Bangkok, Pattaya', price: 10 });
    expect((await lead('/thai', '/tours/in/thailand')).statusCode).toBe(201);
    expect(await all()).toEqual(['/thai → /tours/in/thailand']);
    expect((await refusal('/phuket', '/umrah/in/thailand')).loc).toEqual(['body', 'to_path']);
    await change(tourPackage, bangkok.id, { is_available: false });
    expect((await refusal('/phuket', '/tours/in/thailand')).loc).toEqual(['body', 'to_path']);
  });

  test('can be switched off and noted on while its page is hidden', async () => {
    const page = await post('new');
    const { id } = (await lead('/old', '/blog/new')).json() as Listed;
    await change(blogPost, page.id, { is_published: false });
    const off = await change(redirect, id, { is_active: false, note: 'Printed on a flyer' });
    expect(off.statusCode, off.body).toBe(200);
    expect((await change(redirect, id, { from_path: '/older' })).statusCode).toBe(422);
  });

  test('tells who is not signed in nothing of its note', async () => {
    await make(redirect, { from_path: '/old', to_path: '/about', note: 'Printed on a flyer' });
    const found = async (q: string) =>
      (await server.call('GET', `${redirect.path}?q=${q}`)).json() as Listed[];
    expect(await found('flyer')).toEqual([]);
    expect(await found('old')).toHaveLength(1);
  });

  test.for(HOSTILE_PATHS)('is refused from and to %.40j', async (path) => {
    await refusal(path, '/about');
    await refusal('/old', path);
    expect(await all()).toEqual([]);
  });

  test('is one for each old address', async () => {
    await lead('/old', '/about');
    const again = await lead('/Old', '/tours');
    expect(again.statusCode).toBe(409);
    expect(again.json().detail[0].msg).toContain('Old address "/old" is already used');
  });

  test('goes to the trash, and comes back only while its address is free', async () => {
    await lead('/blog/later', '/about');
    const [{ id }] = (await listed()) as [Listed];
    await trash(redirect, id);
    expect((await restore(redirect, id)).statusCode).toBe(200);
    await trash(redirect, id);
    await post('later');
    expect((await restore(redirect, id)).statusCode).toBe(422);
    expect(await all()).toEqual([]);
  });

  test('of two that are made at once for one address, one stays', async () => {
    const answers = await Promise.all([lead('/old', '/about'), lead('/old', '/tours')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await all()).toHaveLength(1);
  });
});
