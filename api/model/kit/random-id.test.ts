import { expect, test } from 'vitest';
import { randomId } from './random-id.ts';

test('names are random, in the form that the API takes', () => {
  const names = new Set(Array.from({ length: 100 }, randomId));
  expect(names.size).toBe(100);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});
