import type { Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import { localisedName } from '../lib/format/localised.ts';
import type { FeedItem } from '../lib/blog/feed.ts';
import { postExcerpt } from './post-teasers.ts';
import { read } from './reads/reads.ts';
import { tagNames } from './tags.ts';

const NEWEST = 20;

/** The newest posts as a feed tells of them. */
export function feedItems(site: URL, locale: Locale): FeedItem[] {
  const address = (id: string) => new URL(localPath(locale, paths.post(id)), site).href;
  return read('summaries', 'blog-post', NEWEST, 0).map((post) => ({
    title: localisedName(locale, post, 'title').value,
    url: address(post.slug ?? post.id),
    // Of its id, which never changes as a slug may.
    guid: address(post.id),
    excerpt: postExcerpt(locale, post).value,
    date: post.created_at,
    tags: tagNames(locale, post.tags).map(({ value }) => value),
  }));
}
