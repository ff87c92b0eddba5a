import { expect, test } from 'vitest';
import { counted, dayInWords, duration, hourInWords, share } from './words.ts';

test.for([
  [null, '—'],
  [0, '0 min'],
  [4.5, '4.5 min'],
  [59.9, '59.9 min'],
  [60, '1 h'],
  [130.4, '2 h 10 min'],
  [1_440, '1 d'],
  [4_600, '3 d 4 h'],
] as const)('%s minutes are %s', ([minutes, words]) => {
  expect(duration(minutes)).toBe(words);
});

test.for([
  [0, 0, '—'],
  [1, 3, '33.3%'],
  [3, 3, '100%'],
  [5, 2, '250%'],
] as const)('%s of %s is %s', ([part, all, words]) => {
  expect(share(part, all)).toBe(words);
});

test('counts, days and hours are said in words', () => {
  expect([counted('leads', 1), counted('views', 125_000)]).toEqual(['1 lead', '1,25,000 views']);
  expect(dayInWords('2027-03-01')).toBe('1 March 2027');
  expect(hourInWords(23)).toBe('23:00 to 00:00');
});
