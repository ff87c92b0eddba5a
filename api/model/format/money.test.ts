import { expect, test } from 'vitest';
import { formatNumber, formatTaka } from './money.ts';

test.for([
  [125_000, '৳1,25,000', '৳১,২৫,০০০'],
  [12_345_678, '৳1,23,45,678', '৳১,২৩,৪৫,৬৭৮'],
  [999, '৳999', '৳৯৯৯'],
  [0, '৳0', '৳০'],
  [26_500.5, '৳26,500.5', '৳২৬,৫০০.৫'],
  ['26500', '৳26,500', '৳২৬,৫০০'],
  ['1,25,000', '৳1,25,000', '৳১,২৫,০০০'],
  ['১২৫০০০', '৳1,25,000', '৳১,২৫,০০০'],
])('%j is %s in English and %s in Bengali', ([value, en, bn]) => {
  expect(formatTaka(value, 'en')).toBe(en);
  expect(formatTaka(value, 'bn')).toBe(bn);
});

test.for([null, undefined, '', '  ', 'abc', NaN, Infinity, -Infinity, {}, [], true])(
  '%j is no price',
  (value) => {
    expect(formatTaka(value, 'en')).toBe('৳—');
    expect(formatTaka(value, 'bn')).toBe('৳—');
  },
);

test('a count is grouped like a price', () => {
  expect(formatNumber(150_000, 'en')).toBe('1,50,000');
  expect(formatNumber(150_000, 'bn')).toBe('১,৫০,০০০');
});

test('a small count reads as it does in every other list', () => {
  for (const [locale, tag] of [
    ['en', 'en-IN'],
    ['bn', 'bn-BD'],
  ] as const) {
    const { format } = new Intl.NumberFormat(tag);
    for (const count of [...Array(1001).keys(), -1, 0.5, 999.5])
      expect(formatNumber(count, locale)).toBe(format(count));
  }
});
