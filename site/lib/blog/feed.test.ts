import { expect, test } from 'vitest';
import { rss } from './feed.ts';

const feed = {
  title: 'Fish & chips',
  description: 'About <everything>',
  locale: 'bn',
  page: 'https://kheya.test/bn/blog',
  self: 'https://kheya.test/bn/rss.xml',
} as const;

test('a feed says what is new in its language, with nothing that could break it', () => {
  const url = 'https://kheya.test/bn/blog/a';
  const date = '2026-11-20T18:30:00.000Z';
  const text = rss({
    ...feed,
    items: [{ title: '</title>', url, guid: 'a&b', excerpt: '"A" & b', date, tags: ['x<y'] }],
  });
  expect(text).toContain('<title>Fish &amp; chips</title>');
  expect(text).toContain('<language>bn-bd</language>');
  expect(text).toContain('<title>&lt;/title&gt;</title>');
  expect(text).toContain('<guid isPermaLink="false">a&amp;b</guid>');
  expect(text).toContain('<pubDate>Fri, 20 Nov 2026 18:30:00 GMT</pubDate>');
  expect(text).toContain('<category>x&lt;y</category>');
  expect(text.trimEnd()).toMatch(/<\/rss>$/);
});

test('an empty feed is a feed, and says nothing of the hour it was made', () => {
  const text = rss({ ...feed, items: [] });
  expect(text).toMatch(/<channel>[^]*<\/channel>\n<\/rss>\n$/);
  expect(text).not.toMatch(/date/i);
});

test('a feed holds no character that makes its reader refuse it', () => {
  const title = 'Low\uFFFE tide\uFFFF \u2028 \u0085 \u{10FFFD}';
  expect(rss({ ...feed, title, items: [] })).toContain(
    '<title>Low tide \u2028 \u0085 \u{10FFFD}</title>',
  );
});
