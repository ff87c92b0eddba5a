import { expect, test } from 'vitest';
import { facetAttributes, facetsIn, narrow, partsOf, type Facets } from './narrowing.ts';

const one: Facets & { id: string } = {
  id: 'one',
  of: ['month:2027-03', 'price:50000'],
  by: [42_000, 5, 20270326],
};
const two = { id: 'two', of: ['month:2027-03', 'month:2027-04'], by: [90_000, null, 20270301] };
const three = { id: 'three', of: [], by: [42_000, 3, null] };
const all = [one, two, three];
const ids = (facets: string[], sort?: 'price' | 'length' | 'date') =>
  narrow(all, { facets, sort }).map(({ id }) => id);

test('a record fits that has every facet', () => {
  expect(ids([])).toEqual(['one', 'two', 'three']);
  expect(ids(['month:2027-03'])).toEqual(['one', 'two']);
  expect(ids(['month:2027-03', 'price:50000'])).toEqual(['one']);
  expect(ids(['month:2027-0'])).toEqual([]);
});

test('lowest first, equals as they stand, what has no place last', () => {
  expect(ids([], 'price')).toEqual(['one', 'three', 'two']);
  expect(ids([], 'length')).toEqual(['three', 'one', 'two']);
  expect(ids([], 'date')).toEqual(['two', 'one', 'three']);
  const unknown = [three, { ...three, id: 'four' }];
  expect(narrow(unknown, { facets: [], sort: 'date' })).toEqual(unknown);
});

test('attributes say the same as what they were made of', () => {
  for (const { of, by } of all) {
    const { 'data-facets': facets, 'data-by': places } = facetAttributes({ of, by });
    expect(facetsIn({ facets, by: places })).toEqual({ of, by });
  }
});

test('a value may have the sign that ends its filter', () => {
  expect(partsOf('to:a:b')).toEqual({ filter: 'to', value: 'a:b' });
});
