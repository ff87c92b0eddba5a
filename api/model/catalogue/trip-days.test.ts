import { expect, test } from 'vitest';
import { tripDays } from './trip-days.ts';

test.for([
  ['3 nights 4 days', 4],
  ['5D4N', 5],
  ['৩ রাত ৪ দিন', 4],
  ['13 nights', 14],
  ['3 nights Makkah, 4 nights Madinah', 8],
  ['মক্কায় ৭ রাত, মদিনায় ৬ রাত', 14],
  ['5 days, 4 nights: 2 nights Bangkok, 2 nights Pattaya', 5],
  ['14 days: 7 nights Makkah, 5 nights Madinah', 14],
  ['2 nights on the bus, 3 days', 3],
  ['2 weeks', 14],
  ['3', 3],
  ['৭', 7],
  ['6-day trip', 6],
  ['A weekend', null],
  ['4 dinners', null],
  ['0', null],
  ['', null],
  [null, null],
] as const)('%s is of %s days', ([typed, days]) => {
  expect(tripDays(typed)).toBe(days);
});
