import { expect, test } from 'vitest';
import { tourPackage } from '../entities/index.ts';
import { translationOf } from './translation.ts';

const names = (record: object) => {
  const { total, missing } = translationOf(tourPackage, record);
  return { total, missing: missing.map(({ name }) => name) };
};

test('only what is said in English can be missing in Bengali', () => {
  expect(
    names({ name: 'Bali', name_bn: 'বালি', destinations: 'Ubud', package_details: null }),
  ).toEqual({ total: 2, missing: ['destinations_bn'] });
  expect(names({ name: '', inclusions: [], itinerary: {} })).toEqual({ total: 0, missing: [] });
});

test('English repeated is no translation, however it is composed', () => {
  const cafe = {
    name: 'Café',
    name_bn: ' Cafe\u0301 ',
    inclusions: ['Visa'],
    inclusions_bn: ['Visa'],
  };
  expect(names(cafe).missing).toEqual(['name_bn', 'inclusions_bn']);
});

test('lists and days count as one field each', () => {
  const day = (title: string) => ({ day1: { title } });
  const tour = {
    inclusions: ['Visa'],
    inclusions_bn: ['ভিসা'],
    itinerary: day('Sea'),
    itinerary_bn: day('সাগর'),
  };
  expect(names(tour)).toEqual({ total: 2, missing: [] });
});
