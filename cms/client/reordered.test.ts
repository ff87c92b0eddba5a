import { expect, test } from 'vitest';
import { orderAbove, orderBelow, reordered } from './reordered.ts';

const list = ['a', 'b', 'c'].map((id, index) => ({ id, order: index + 1 }));
const ids = (id: string, order: number) => reordered(list, id, order).map((each) => each.id);

test('up is one less, but never less than 1; down is one more', () => {
  expect(orderAbove({ order: 3 })).toBe(2);
  expect(orderAbove({ order: 1 })).toBe(1);
  expect(orderBelow({ order: 3 })).toBe(4);
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
