import { localeFacts, type Locale } from '#model/kit/locales.ts';
import { escape, HEAD } from '../seo/sitemap.ts';

export interface FeedItem {
  title: string;
  /** Whole. */
  url: string;
  /** Tells a reader whether it has shown the post: never changes. */
  guid: string;
  excerpt: string;
  /** ISO. */
  date: string;
  tags: readonly string[];
}

export interface Feed {
  title: string;
  description: string;
  locale: Locale;
  /** The page that the feed is of, and the feed itself. */
  page: string;
  self: string;
  items: readonly FeedItem[];
}

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escape(text)}</${name}>`;

const item = ({ title, url, guid, excerpt, date, tags }: FeedItem) =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', guid, ' isPermaLink="false"'),
    element('description', excerpt),
    element('pubDate', new Date(date).toUTCString()),
    ...tags.map((tag) => element('category', tag)),
    '</item>',
  ].join('');

/** RSS 2.0. Says nothing of when it was made: two builds of the same posts are the same. */
export const rss = ({ title, description, locale, page, self, items }: Feed) =>
  [
    HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', page),
    element('description', description),
    element('language', localeFacts[locale].tag.toLowerCase()),
    `<atom:link href="${escape(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(item),
    '</channel>',
    '</rss>\n',
  ].join('\n');
