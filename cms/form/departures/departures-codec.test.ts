import { describe, expect, test } from 'vitest';
import { departures, isBelow, rowFaults, type DraftDeparture } from './departures-codec.ts';
import { added, duplicated, pastPlaces, putBack, without } from './rows.ts';

const row = (values: Partial<DraftDeparture> = {}): DraftDeparture => ({
  from: '2027-03-26',
  until: '2027-03-29',
  status: 'open',
  seats: '',
  seats_bn: '',
  prices: { twin: '26500' },
  ...values,
});

test('a departure is stored as it was typed, digits of either script and all', () => {
  const typed = row({ seats: ' ৪ ', prices: { twin: '৳ ১,২৫,০০০', triple: '', infant: '0' } });
  const stored = departures.parse([typed]);
  expect(stored).toEqual([
    {
      from: '2027-03-26',
      until: '2027-03-29',
      status: 'open',
      seats: '৪',
      seats_bn: null,
      prices: { twin: 125_000, infant: 0 },
    },
  ]);
  expect(departures.parse(departures.format(stored))).toEqual(stored);
  expect(departures.parse([row({ seats: '🚌'.repeat(40) })])).toMatchObject([
    { seats: '🚌'.repeat(40) },
  ]);
  expect(departures.parse([])).toBeNull();
});

describe('a row says what is to be mended, and where', () => {
  test.for([
    [{ from: '' }, 'from', 'give its first day'],
    [{ from: '20270-03-26' }, 'from', 'give its first day'],
    [{ until: '2027-03-25' }, 'until', 'it ends before it begins'],
    [{ until: '2028-03-29' }, 'until', 'it ends more than 120 days after it begins'],
    [{ prices: {} }, 'first price', 'give the price of an adult'],
    [{ prices: { infant: '5' } }, 'first price', 'give the price of an adult'],
    [{ prices: { twin: 'cheap' } }, 'twin', '“cheap” is no price, like 26500'],
    [{ prices: { twin: '-1' } }, 'twin', '“-1” is no price, like 26500'],
    [{ prices: { twin: '1e3' } }, 'twin', '“1e3” is no price, like 26500'],
    [{ prices: { twin: '0x10' } }, 'twin', '“0x10” is no price, like 26500'],
    [{ prices: { twin: '9'.repeat(12) } }, 'twin', '“999999999999” is no price, like 26500'],
    [{ seats: '6'.repeat(41) }, 'seats', 'seats left may have at most 40 characters'],
    [{ seats_bn: '🚌'.repeat(41) }, 'seats_bn', 'seats left may have at most 40 characters'],
  ] as const)('%j', ([values, control, message]) => {
    const rows = [row({ from: '2027-03-01', until: '' }), row(values as Partial<DraftDeparture>)];
    expect(rowFaults(rows)).toEqual([{ place: 1, control, message }]);
    expect(() => departures.parse(rows)).toThrow(`Departure 2: ${message}`);
  });

  test('the later of two on one day', () => {
    expect(rowFaults([row(), row()])).toEqual([
      { place: 1, control: 'from', message: 'another one begins on 26 March 2027, too' },
    ]);
  });

  test('more than there may be', () => {
    const day = (n: number) => new Date(Date.UTC(2027, 0, n)).toISOString().slice(0, 10);
    const rows = Array.from({ length: 61 }, (_, n) => row({ from: day(n + 1), until: '' }));
    expect(() => departures.parse(rows)).toThrow('At most 60 departures');
    expect(departures.parse(rows.slice(1))).toHaveLength(60);
  });
});

describe('rows', () => {
  test('a copy is open, a week later, on the first free day', () => {
    const rows = [row({ status: 'sold_out', seats: '2' }), row({ from: '2027-04-02' })];
    expect(duplicated(rows, 0)[1]).toEqual(row({ from: '2027-04-09', until: '2027-04-12' }));
    expect(duplicated([row({ from: '', until: '' })], 0)).toHaveLength(2);
    expect(added(rows)).toHaveLength(3);
  });

  test('those that are past go at once', () => {
    const rows = [row({ from: '2027-03-25' }), row(), row({ from: '' })];
    expect(pastPlaces(rows, '2027-03-26')).toEqual([0]);
    const left = without(rows, pastPlaces(rows, '2027-03-26'));
    expect(left).toEqual(rows.slice(1));
    expect(putBack(left, rows, [0])).toEqual(rows);
  });
});

test('a date below the price of the package is told from one at it, digits of either script', () => {
  const sharings = ['single', 'twin', 'triple'];
  const at = (prices: Record<string, string>, from: string) =>
    isBelow(row({ prices }), { from, sharings });
  expect(at({ twin: '26500' }, '26,500')).toBe(false);
  expect(at({ twin: '27000', triple: '২৬,৪৯৯' }, '26500')).toBe(true);
  expect(at({ twin: '26500', infant: '500' }, '26500')).toBe(false);
  expect(at({ twin: '1' }, '')).toBe(false);
  expect(at({ twin: 'soon' }, '26500')).toBe(false);
});
