import { blogPost, tourPackage } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { expect, test } from 'vitest';
import { matching } from './search.ts';

const tour = tourPackage as Entity;
const bali = {
  name: 'Bali',
  name_bn: 'বালি',
  destinations: 'Ubud',
  destinations_bn: 'উবুদ',
  tags: ['beach'],
};
const dubai = {
  name: 'Dubai 2027',
  name_bn: null,
  destinations: 'Dubai',
  destinations_bn: null,
  tags: [],
};
const found = (query: string) => matching(tour, [bali, dubai], query);

test('an empty search finds everything', () => {
  expect(found('  ')).toEqual([bali, dubai]);
});

test('names and destinations are found in either language, whatever the case', () => {
  expect(found('bALI')).toEqual([bali]);
  expect(found('উবুদ')).toEqual([bali]);
  expect(found('২০২৭')).toEqual([dubai]);
});

test('fields that are not searched find nothing', () => {
  expect(found('beach')).toEqual([]);
});

test('a list is searched entry by entry', () => {
  const post = { title: 'Visa tips', tags: ['Thailand'] };
  expect(matching(blogPost as Entity, [post], 'thai')).toEqual([post]);
});

test('letters that sound alike are taken for one another, as the API takes them', () => {
  expect(found('বালী')).toEqual([bali]);
  expect(found('ঊবুদ')).toEqual([bali]);
});
