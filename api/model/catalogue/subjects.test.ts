import { expect, test } from 'vitest';
import { flight } from '../entities/index.ts';
import { FACET_PATTERN, SUBJECT_KINDS } from './subject-kinds.ts';
import {
  asksForTime,
  isAbout,
  landingPageFault,
  nextAtTime,
  subjectColumns,
  subjectFilters,
  subjectsOf,
} from './subjects.ts';

const departure = (from: string, until: string | null = null, status = 'open') => ({
  from,
  until,
  status,
  prices: { quad: 200_000 },
});
const umrah = (...departures: ReturnType<typeof departure>[]) =>
  subjectsOf('umrah-package', {
    package_type: 'group',
    duration: '14',
    price: 200_000,
    tags: ['Middle East'],
    departures,
  });

test('a package is in Ramadan with any day of a journey that can be booked', () => {
  // Ramadan 1448 is from 8 February to 8 March 2027.
  const inRamadan = (...of: ReturnType<typeof departure>[]) =>
    umrah(...of).includes('season:ramadan');
  expect(inRamadan(departure('2027-02-08'))).toBe(true);
  expect(inRamadan(departure('2027-02-07'))).toBe(false);
  expect(inRamadan(departure('2027-02-01', '2027-02-08'))).toBe(true);
  expect(inRamadan(departure('2027-03-08', '2027-03-12'))).toBe(true);
  expect(inRamadan(departure('2027-03-09', '2027-03-12'))).toBe(false);
  expect(inRamadan(departure('2027-02-20', null, 'sold_out'))).toBe(false);
  expect(inRamadan()).toBe(false);
});

test('records are found by their tags, visas by country and by those who apply', () => {
  expect(umrah()).toContain('tag:middle-east');
  const visa = {
    country_name: 'Italy',
    country_name_bn: 'ইতালি',
    tags: ['schengen'],
    requirements: { Everyone: ['Passport'], 'Job holders': [], ছাত্র: [] },
  };
  const subjects = subjectsOf('visa-service', visa);
  expect(subjects).toEqual(
    expect.arrayContaining(['destination:italy', 'tag:schengen', 'applicant:job-holders']),
  );
  expect(subjects.every((each) => /^[a-z]+:[a-z0-9][a-z0-9-]*$/.test(each))).toBe(true);
  expect(subjectsOf('visa-service', { ...visa, requirements: null })).not.toContain('applicant:');
});

test('a flight of every trip and cabin is found by facets that a page can keep', () => {
  const { trip_type, cabin } = flight.fields;
  const flights = trip_type.options.flatMap((trip) =>
    cabin.options.map((each) => ({ trip_type: trip, cabin: each })),
  );
  const of = { origin: 'Dhaka', destination: 'Kuala Lumpur', price: 45_000, tags: [] };
  const subjects = flights.flatMap((each) => subjectsOf('flight', { ...of, ...each }));
  expect(subjects).toEqual(
    expect.arrayContaining(['trip:one_way', 'trip:round_trip', 'cabin:premium_economy']),
  );
  expect(subjects.filter((each) => !new RegExp(FACET_PATTERN).test(each))).toEqual([]);
});

test('every list can be chosen from, by columns that it has', () => {
  for (const kind of SUBJECT_KINDS) {
    expect(subjectFilters(kind)).toContain('tag');
    expect(subjectColumns[kind]).toContain('tags');
  }
  expect(subjectFilters('umrah-package')).toEqual(
    expect.arrayContaining(['month', 'season', 'type']),
  );
});

test('a page is about what its list tells, and about nothing until something is chosen', () => {
  expect(landingPageFault({ catalogue: 'visa-service', facets: ['applicant:students'] })).toBe(
    undefined,
  );
  expect(landingPageFault({ catalogue: 'tour-package', facets: ['applicant:students'] })).toEqual({
    loc: ['body', 'facets'],
    msg: '"applicant:students" is nothing that this list tells',
    type: 'facets',
  });
  expect(isAbout([], ['tag:sea'])).toBe(false);
  expect(isAbout(['tag:sea'], ['tag:sea', 'tag:tea'])).toBe(true);
});

test('of several dates the first one at the time that a page is about is told', () => {
  const dates = [
    departure('2027-01-08'),
    departure('2027-02-10', null, 'sold_out'),
    departure('2027-02-20', '2027-03-01'),
    departure('2027-03-20'),
  ] as never[];
  const next = (...facets: string[]) => nextAtTime(dates, facets)?.from;
  expect(next('season:ramadan', 'tag:group')).toBe('2027-02-20');
  expect(next('month:2027-03')).toBe('2027-03-20');
  expect(next('month:2027-03', 'season:ramadan')).toBeUndefined();
  expect(next('tag:group')).toBe('2027-01-08');
  expect([asksForTime(['tag:group', 'season:ramadan']), asksForTime(['tag:group'])]).toEqual([
    true,
    false,
  ]);
});
