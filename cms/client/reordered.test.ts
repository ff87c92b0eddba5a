import { expect, test } from 'vitest';
import { orderAbove, orderBelow, orderOf, reordered } from './reordered.ts';

const list = ['a', 'b', 'c'].map((id, index) => ({ id, order: index + 1 }));
const ids = (id: string, order: number) => reordered(list, id, order).map((each) => each.id);

test('up is one less, but never less than 1; down is one more', () => {
  expect(orderAbove(3)).toBe(2);
  expect(orderAbove(1)).toBe(1);
  expect(orderBelow(3)).toBe(4);
});

test('of two records with the same order, either moves at once', () => {
  const tied = ['a', 'b', 'c'].map((id) => ({ id, order: 1 }));
  const moved = (id: string, to: (order: number) => number) =>
    reordered(tied, id, to(orderOf(tied, id))).map((each) => each.id);
  expect(moved('b', orderBelow)).toEqual(['a', 'c', 'b']);
  expect(moved('c', orderAbove)).toEqual(['a', 'c', 'b']);
});

test('a record takes the place it is given', () => {
  expect(ids('c', 1)).toEqual(['c', 'a', 'b']);
  expect(ids('a', 2)).toEqual(['b', 'a', 'c']);
});

test('beyond the ends there is only the end', () => {
  expect(ids('a', 99)).toEqual(['b', 'c', 'a']);
  expect(ids('b', -4)).toEqual(['b', 'a', 'c']);
});

test('every record has the number of its place', () => {
  const gaps = [
    { id: 'a', order: 2 },
    { id: 'b', order: 9 },
  ];
  expect(reordered(gaps, 'b', 1)).toEqual([
    { id: 'b', order: 1 },
    { id: 'a', order: 2 },
  ]);
});

test('a record that is gone leaves the list as it is', () => {
  expect(ids('gone', 1)).toEqual(['a', 'b', 'c']);
});
