import { expect, test } from 'vitest';
import { countries } from '../geo/countries.ts';
import type { Departure } from './departures.ts';
import { countryWithSlug, facetCounts, facetsOf, placeValue } from './filters.ts';

const departure = (from: string, facts: Partial<Departure> = {}): Departure => ({
  from,
  until: null,
  status: 'open',
  prices: { twin: 100 },
  seats: null,
  seats_bn: null,
  ...facts,
});

const tour = {
  name: 'Bangkok and Pattaya',
  destinations: 'Bangkok, Pattaya',
  destinations_bn: null,
  tags: [],
  duration: '4 nights 5 days',
  price: 62_500,
  departures: [
    departure('2027-02-10', { status: 'sold_out', prices: { single: 1 } }),
    departure('2027-03-26', { prices: { twin: 1, triple: 2, infant: 3 } }),
    departure('2027-03-30'),
    departure('2027-05-01', { status: 'few_seats' }),
  ],
};

test('a tour is found by country, months that can be booked, length, price and sharing', () => {
  expect(facetsOf('tour-package', tour)).toEqual({
    of: [
      'destination:thailand',
      'month:2027-03',
      'month:2027-05',
      'length:4-5',
      'price:100000',
      'price:150000',
      'sharing:twin',
      'sharing:triple',
    ],
    by: [62_500, 5, 20270326],
  });
});

test('an Umrah package is found without dates and a length', () => {
  const umrah = {
    name: 'Umrah',
    tags: [],
    package_type: 'group' as const,
    duration: null,
    price: 300_000,
    departures: [],
    flight_route: 'direct' as const,
    visa: null,
  };
  expect(facetsOf('umrah-package', umrah)).toEqual({
    of: ['type:group'],
    by: [300_000, null, null],
  });
});

test('a flight is found by its ends, and sorted by the end of its offer', () => {
  const flight = {
    origin: 'Dhaka (DAC)',
    destination: 'ঢাকা',
    trip_type: 'one_way' as const,
    cabin: 'economy' as const,
    price: 10_000,
    valid_until: '2027-01-31',
    tags: [],
  };
  const { of, by } = facetsOf('flight', flight);
  expect(of.slice(0, 2)).toEqual(['from:dhaka-dac', `to:${placeValue('ঢাকা')}`]);
  expect(of).toContain('price:10000');
  expect(by).toEqual([10_000, null, 20270131]);
});

test.for([
  ['3', '1-3'],
  ['4', '4-5'],
  ['8', '6-8'],
  ['9', '9-'],
] as const)('%s days are in the range %s', ([duration, range]) => {
  expect(facetsOf('tour-package', { ...tour, duration }).of).toContain(`length:${range}`);
});

test('every country has an address of its own', () => {
  const found = new Set(countries.map(({ code }) => code));
  for (const { name, code } of countries)
    for (const slug of [name, code]) {
      const country = countryWithSlug(placeValue(slug));
      if (country) found.delete(country.code);
    }
  expect([...found]).toEqual([]);
});

test('places without a Latin letter have values without a space', () => {
  for (const name of ['东京', '🗼 塔', '\ud800', '12'])
    expect(placeValue(name)).toMatch(/^[a-z0-9-]+$/);
});

test('facets are counted in the order of their names', () => {
  const facets = facetsOf('tour-package', tour);
  expect(facetCounts([facets, { of: ['month:2027-03'], by: [] }]).slice(0, 4)).toEqual([
    ['destination:thailand', 1],
    ['length:4-5', 1],
    ['month:2027-03', 2],
    ['month:2027-05', 1],
  ]);
});
