import { expect, test } from 'vitest';
import type { Lead } from './inbox.ts';
import { byNumber, ofSameNumber } from './same-number.ts';

const lead = (id: string, phone: string | null, is_spam = false) =>
  ({ id, phone, is_spam }) as Lead;
const leads = [
  lead('a', '01711000000'),
  lead('b', '+880 1711-000000'),
  lead('c', '০১৭১১ ০০০০০০ / 01811000000'),
  lead('d', '01811-000000'),
  lead('e', '01911000000'),
  lead('spam', '01911000000', true),
  lead('none', null),
  lead('nothing', null),
];
const same = (id: string) =>
  ofSameNumber(
    leads.find((each) => each.id === id)!,
    byNumber(leads),
  ).map((each) => each.id);

test('enquiries of one telephone belong together, however it was typed', () => {
  expect(same('a')).toEqual(['a', 'b', 'c']);
  expect(same('c')).toEqual(['a', 'b', 'c', 'd']);
  expect(same('d')).toEqual(['c', 'd']);
});

test('who wrote once, or left no number, has no others', () => {
  for (const id of ['e', 'none', 'nothing']) expect(same(id)).toEqual([]);
});
