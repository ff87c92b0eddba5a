import type { Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import { localisedName } from '../lib/format/localised.ts';
import type { FeedItem } from '../lib/blog/feed.ts';
import { postExcerpt } from './post-teasers.ts';
import { read } from './reads/reads.ts';
import { tagNames } from './tags.ts';

const NEWEST = 20;

/** The newest posts as a feed tells of them. */
export const feedItems = (site: URL, locale: Locale): FeedItem[] =>
  read('summaries', 'blog-post', NEWEST, 0).map((post) => ({
    title: localisedName(locale, post, 'title').value,
    url: new URL(localPath(locale, paths.post(post.slug ?? post.id)), site).href,
    excerpt: postExcerpt(locale, post).value,
    date: post.created_at,
    tags: tagNames(locale, post.tags).map(({ value }) => value),
  }));
