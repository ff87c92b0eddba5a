import { expect, test } from 'vitest';
import { strings } from '../../i18n/index.ts';
import { recordKinds, recordAt } from './record-kinds.ts';

const kinds = (locale: 'en' | 'bn') => recordKinds(locale, strings(locale).notYetPublished.kinds);

test.each([
  ['en', '/tours/bali', 'Tour package not found', 'Failed to load tour details'],
  ['en', '/visa-services/thailand', 'Visa service not found', 'Failed to load visa details'],
  ['en', '/umrah/ramadan', 'Umrah package not found', 'Failed to load umrah details'],
  ['en', '/blog/ten-days', 'Post not found', 'Failed to load post'],
  ['bn', '/bn/tours/bali', 'ট্যুর প্যাকেজটি পাওয়া যায়নি', 'ট্যুরের তথ্য আনা যায়নি'],
] as const)('in %s, %s may be a record: "%s", "%s"', (locale, address, notFound, failed) => {
  expect(recordAt(kinds(locale), address)?.kind).toMatchObject({ notFound, failed });
});

test('a post is asked for by its slug first, then by its id', () => {
  const found = recordAt(kinds('en'), '/blog/ten-days');
  expect(found?.kind.calls).toEqual(['/blog-posts/slug/', '/blog-posts/']);
  expect(found?.id).toBe('ten-days');
});

test.each(['/', '/tours', '/tours/page/9', '/nowhere', '/tours/a/b', '/bn/tours/bali'])(
  'on the English page %s is no record',
  (address) => {
    expect(recordAt(kinds('en'), address)).toBeUndefined();
  },
);
