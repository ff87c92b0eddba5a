import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SLUG_PATTERN } from '../kit/field.ts';
import { slugify, transliterate, uniqueSlug } from './slug.ts';

const slug = (title: string) => slugify(title, 'fallback');

test.for([
  ['Dubai City Break', 'dubai-city-break'],
  ['  Bali: 5 days / 4 nights!  ', 'bali-5-days-4-nights'],
  ["Cox's Bazar", 'cox-s-bazar'],
  ['Café Zürich', 'cafe-zurich'],
  ['--Already-hyphened--', 'already-hyphened'],
  ['ঢাকা Dhaka', 'dhaka'],
  ['কক্সবাজার ভ্রমণ গাইড', 'koksobajar-bhromon-gaid'],
  ['শ্রীমঙ্গল ও সিলেট', 'shrimonggol-o-silet'],
  ['সুন্দরবন ২০২৭', 'sundorobon-2027'],
])('%s becomes %s', ([title, expected]) => {
  expect(slug(title!)).toBe(expected);
});

test.for(['', '!!!', '2027', '২০২৭', '2027 – 12', '日本', '😀'])(
  '%j has no words: the fallback is taken',
  (title) => {
    expect(slug(title)).toBe('fallback');
  },
);

test('a letter typed in two code points sounds like the one typed in one', () => {
  const composed = '\u09ac\u09be\u09dc\u09bf';
  const taken_apart = '\u09ac\u09be\u09a1\u09bc\u09bf';
  expect(transliterate(composed)).toBe('bari');
  expect(transliterate(taken_apart)).toBe('bari');
});

test('a long one is cut at a word, within 80 characters', () => {
  const cut = slug('word '.repeat(40));
  expect(cut.length).toBeLessThanOrEqual(80);
  expect(cut).toMatch(/^word(-word)+$/);
  expect(slug('x'.repeat(200))).toBe('x'.repeat(80));
});

test('whatever the title, the result is a slug', () => {
  const pattern = new RegExp(SLUG_PATTERN);
  const title = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.string({ unit: fc.constantFrom(...'abcxyz -ক্ষািুং্যরড়০১২'), maxLength: 120 }),
  );
  fc.assert(
    fc.property(title, (each) => {
      const made = slug(each);
      expect(made).toMatch(pattern);
      expect(made.length).toBeLessThanOrEqual(80);
      expect(slugify(made, 'fallback')).toBe(made);
    }),
  );
});

test('the first that is free is taken', () => {
  const taken = new Set(['bali', 'bali-2', 'dubai']);
  const free = (wanted: string) => uniqueSlug(wanted, (candidate) => taken.has(candidate));
  expect([free('bali'), free('dubai'), free('oman')]).toEqual(['bali-3', 'dubai-2', 'oman']);
});

test('a number added to a long one stays within 80 characters', () => {
  const long = 'x'.repeat(80);
  const made = uniqueSlug(long, (candidate) => candidate === long);
  expect(made).toBe(`${'x'.repeat(78)}-2`);
  expect(uniqueSlug(`${'x'.repeat(77)}-yy`, (each) => !each.endsWith('-2'))).toBe(
    `${'x'.repeat(77)}-2`,
  );
});
