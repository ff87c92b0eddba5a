import { expect, test } from 'vitest';
import type { Column } from '#model/kit/entity.ts';
import { differences, mergedValues, proposed } from './conflict.ts';

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
