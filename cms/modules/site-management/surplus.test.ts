import { expect, test } from 'vitest';
import { surplusIn } from './surplus.ts';

const list = [...'abcd'].map((id) => ({ id, is_active: id !== 'b' }));

test('beyond the first active ones, active records are not shown', () => {
  expect([...surplusIn(list, 2)]).toEqual(['d']);
  expect([...surplusIn(list, 3)]).toEqual([]);
  expect([...surplusIn(list)]).toEqual([]);
});
