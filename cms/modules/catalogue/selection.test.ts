import { expect, test } from 'vitest';
import { NOTHING, select } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const one = { on: true, range: false, order };
const range = { ...one, range: true };
const chosen = (...ids: string[]) => new Set(ids);

test('one at a time', () => {
  const first = select(NOTHING, 'b', one);
  expect(first.ids).toEqual(chosen('b'));
  expect(select(first, 'b', { ...one, on: false }).ids).toEqual(chosen());
});

test('a range goes from the last one touched, in either direction', () => {
  expect(select(select(NOTHING, 'b', one), 'd', range).ids).toEqual(chosen('b', 'c', 'd'));
  expect(select(select(NOTHING, 'd', one), 'b', range).ids).toEqual(chosen('b', 'c', 'd'));
});

test('a range lets go as it chooses', () => {
  const all = { ids: chosen(...order), last: 'b' };
  expect(select(all, 'd', { ...range, on: false }).ids).toEqual(chosen('a', 'e'));
});

test('without a beginning that is still listed, a range is the one record', () => {
  expect(select(NOTHING, 'c', range).ids).toEqual(chosen('c'));
  expect(select({ ids: chosen(), last: 'gone' }, 'c', range).ids).toEqual(chosen('c'));
});
