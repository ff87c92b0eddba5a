import { expect, test } from 'vitest';
import { longestDays } from './processing-days.ts';

test.for<[string | null, number | undefined]>([
  ['4 to 7 working days', 7],
  ['15-45 days', 45],
  ['About 3 weeks after fingerprints', 21],
  ['72 hours', 3],
  ['1 month', 30],
  ['৫ থেকে ৭ কর্মদিবস', 7],
  ['২ সপ্তাহ', 14],
  ['২৪ ঘণ্টা', 1],
  ['15 working days, urgent in 48 hours', 15],
  ['Urgent in 48 hours, otherwise 15 working days', 15],
  ['3 to 5 weeks (express: 10 days)', 35],
  ['১৫ কর্মদিবস, জরুরি হলে ৭২ ঘণ্টা', 15],
  ['5 days, with 2 copies of the passport', 5],
  ['Same day', 1],
  ['একই দিনে', 1],
  ['Depends on the route; ask us this week', undefined],
  ['7', undefined],
  ['', undefined],
  [null, undefined],
])('%s takes %s days at most', ([typed, days]) => {
  expect(longestDays(typed)).toBe(days);
});
