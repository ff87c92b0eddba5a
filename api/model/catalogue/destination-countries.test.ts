import { expect, test } from 'vitest';
import { destinationCountries } from './destination-countries.ts';

const tour = (destinations: string, tags: string[] = [], name = 'A tour') =>
  destinationCountries['tour-package']({ name, destinations, destinations_bn: null, tags });

test('a tour leads where its stops are', () => {
  expect(tour('Ubud, Kintamani, Nusa Penida', ['asia', 'thailand'])).toEqual(['ID']);
  expect(tour('Khulna, Katka')).toEqual(['BD']);
  expect(tour('Dhaka → Kuala Lumpur; Singapore')).toEqual(['BD', 'MY', 'SG']);
  expect(tour('নামহীন চর, সুন্দরবন')).toEqual(['BD']);
});

test('where nobody knows the stops its tags say it, then its name', () => {
  expect(tour('A quiet shore', ['sri-lanka', 'beach'])).toEqual(['LK']);
  expect(tour('A quiet shore', ['beach'], 'Vietnam in a week')).toEqual(['VN']);
  expect(tour('A quiet shore', ['beach'])).toEqual([]);
});

test('a visa leads to its country, Umrah to Saudi Arabia', () => {
  const visa = destinationCountries['visa-service'];
  expect(visa({ country_name: 'UAE' })).toEqual(['AE']);
  expect(visa({ country_name: 'Somewhere', country_name_bn: 'জাপান' })).toEqual(['JP']);
  expect(visa({ country_name: 'Somewhere' })).toEqual([]);
  expect(destinationCountries['umrah-package']({})).toEqual(['SA']);
});
