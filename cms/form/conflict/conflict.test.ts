import { expect, test } from 'vitest';
import { ApiError } from '../../client/api-error.ts';
import type { Column } from '#model/kit/entity.ts';
import { conflictIn, differences, mergedValues, proposed } from './conflict.ts';

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

const columns = ['name', 'price', 'duration', 'tags'].map((name) => ({ name }) as Column);
const base = { name: 'Bali', price: '10', duration: '5', tags: ['beach'] };
const mine = { ...base, name: 'Bali by sea', price: '12' };
const theirs = { ...base, name: 'Bali and Ubud', duration: '6' };
const found = differences(columns, { base, mine, theirs });

test('every field that differs is told, and who changed it', () => {
  expect(found.map(({ column, changedBy }) => [column.name, changedBy])).toEqual([
    ['name', 'both'],
    ['price', 'mine'],
    ['duration', 'theirs'],
  ]);
});

test('what two people typed alike is no difference', () => {
  expect(differences(columns, { base, mine, theirs: { ...base, ...mine } })).toEqual([]);
});

test('without a choice nothing that anybody changed alone is lost', () => {
  expect(found.map(proposed)).toEqual(['mine', 'mine', 'theirs']);
  expect(mergedValues(found, {}, { mine, theirs })).toEqual({
    name: 'Bali by sea',
    price: '12',
    duration: '6',
    tags: ['beach'],
  });
});

test('each field is chosen by itself', () => {
  const chosen = { name: 'theirs', duration: 'mine' } as const;
  expect(mergedValues(found, chosen, { mine, theirs })).toMatchObject({
    name: 'Bali and Ubud',
    price: '12',
    duration: '5',
  });
});
