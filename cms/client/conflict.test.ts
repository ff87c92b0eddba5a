import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { conflictIn } from './conflict.ts';

const current = { id: 'bali', revision: 9 };

test('a stale save tells what is stored now, and by whom', () => {
  const by = { changed_by: 'Rahima', changed_by_id: 'u7' };
  const error = new ApiError(409, { detail: { message: '…', current, ...by } });
  expect(conflictIn(error)).toEqual({ current, changedBy: 'Rahima', changedById: 'u7' });
});

test('nobody may be known to have changed it', () => {
  const error = new ApiError(409, { detail: { message: '…', current, changed_by: null } });
  expect(conflictIn(error)).toEqual({ current, changedBy: null, changedById: null });
});

test('other refusals are no such conflict', () => {
  expect(conflictIn(new ApiError(409, { detail: 'Slug "a" is already used' }))).toBeUndefined();
  expect(conflictIn(new ApiError(422, { detail: [] }))).toBeUndefined();
  expect(conflictIn(new Error('offline'))).toBeUndefined();
});
