import { entityNamed, type RecordNamed } from '#model/entities/index.ts';
import type { Departure, DepartureStatus } from '#model/catalogue/departures.ts';
import { expect, test } from 'vitest';
import { comparison } from './comparison.ts';

type Umrah = RecordNamed<'umrah-package'>;

const { columns } = entityNamed('umrah-package');
const empty = Object.fromEntries(columns.map((column) => [column.name, column.empty]));
const umrah = (facts: Partial<Umrah>) =>
  ({ ...empty, departures: [], package_type: 'group', ...facts }) as unknown as Umrah;
const departure = (from: string, status: DepartureStatus, quad: number): Departure => ({
  from,
  until: null,
  status,
  prices: { quad },
  seats: null,
  seats_bn: null,
});

const compared = (...packages: Partial<Umrah>[]) =>
  comparison(
    'en',
    packages.map((each) => ({
      umrah: umrah(each),
      price: `৳${each.price ?? 0}`,
      percentOff: null,
    })),
  ).flatMap(({ title, rows }) => rows.map((row) => ({ ...row, title })));
const differing = (...packages: Partial<Umrah>[]) =>
  compared(...packages)
    .filter(({ differs }) => differs)
    .map(({ title, label }) => `${title}: ${label}`);

/** Fields that a table does not tell of: texts of the package's page, pictures, and when it is shown. */
const UNTOLD = new Set([
  'name',
  'inclusions',
  'exclusions',
  'images',
  'cover_photo',
  'package_details',
  'cancellation_terms',
  'tags',
  'is_available',
  'is_featured',
  'publish_at',
  'unpublish_at',
]);
const OTHERS: Record<string, Partial<Umrah>> = {
  package_type: { package_type: 'solo' },
  departures: { departures: [departure('2027-03-01', 'open', 100)] },
  flight_route: { flight_route: 'direct' },
  visa: { visa: 'extra' },
};

test('every fact of a package is in a row', () => {
  const { fields } = entityNamed('umrah-package');
  const told = Object.keys(fields).filter((name) => !UNTOLD.has(name));
  expect(told.length).toBeGreaterThan(15);
  for (const name of told) {
    const changed = OTHERS[name] ?? {
      [name]: fields[name as keyof typeof fields].kind === 'text' ? 'Other' : 3,
    };
    expect(differing({}, changed), name).not.toEqual([]);
  }
});

test('a row differs where not all say the same, one of them nothing', () => {
  const near = { makkah_metres: 200, meals_en: 'Three a day' };
  expect(differing(near, near)).toEqual([]);
  expect(differing(near, { ...near, makkah_metres: 900 })).toEqual(['Makkah: To the mosque']);
  expect(differing(near, { makkah_metres: 200 }, near)).toEqual(['The journey: Meals']);
});

test('dates that are sold out or cancelled are told as on the page of the package', () => {
  const rows = (...departures: Departure[]) =>
    Object.fromEntries(
      compared({ departures }).map(({ label, values }) => [label, values[0]?.value]),
    );
  const soldOut = departure('2027-03-01', 'sold_out', 100_000);
  expect(rows(soldOut, departure('2027-04-01', 'few_seats', 120_000))).toMatchObject({
    'Next departure': '1 April 2027',
    '4 in a room': '৳1,20,000',
  });
  expect(rows(soldOut)).toMatchObject({
    'Next departure': 'Sold out',
    '4 in a room': undefined,
  });
  expect(rows(departure('2027-03-01', 'cancelled', 1))['Next departure']).toBe('Cancelled');
  expect(rows()['Next departure']).toBeUndefined();
});

test('the price of a room is with the share off that an offer gives, as on the page of the package', () => {
  const dated = umrah({ departures: [departure('2027-04-01', 'open', 120_000)] });
  const rows = comparison('en', [
    { umrah: dated, price: '৳1', percentOff: 10 },
    { umrah: dated, price: '৳1', percentOff: null },
  ]).flatMap(({ rows: own }) => own);
  const room = rows.find(({ label }) => label === '4 in a room');
  expect(room?.values.map((value) => value?.value)).toEqual(['৳1,08,000', '৳1,20,000']);
});

test('all tables have the same rows, whatever is known', () => {
  const labels = (rows: ReturnType<typeof compared>) => rows.map(({ label }) => label);
  expect(labels(compared({}))).toEqual(
    labels(compared({ makkah_stars: 4, departures: [departure('2027-03-01', 'open', 1)] })),
  );
  expect(comparison('en', [])).toEqual([]);
});
