import { endOfDayInDhaka } from '#model/format/dates.ts';
import { describe, expect, test } from 'vitest';
import {
  adultPrices,
  dayTwice,
  departureFault,
  departuresAt,
  lowestPrice,
  nextBookable,
  type DepartureStatus,
} from './departures.ts';

const on = (from: string, status: DepartureStatus = 'open') => ({ from, status });

describe('a departure is past', () => {
  test.for([
    ['2027-03-26', '2027-03-26T17:59:59.999Z', true],
    ['2027-03-26', '2027-03-26T18:00:00.000Z', false],
    ['2027-02-28', '2027-02-28T17:59:59.999Z', true],
    ['2027-02-28', '2027-02-28T18:00:00.000Z', false],
    ['2028-02-29', '2028-02-29T18:00:00.000Z', false],
    ['2026-12-31', '2026-12-31T17:59:59.999Z', true],
    ['2026-12-31', '2026-12-31T18:00:00.000Z', false],
  ] as const)('of %s at %s: %s is left', ([from, moment, isLeft]) => {
    expect(departuresAt([on(from)], new Date(moment))).toHaveLength(isLeft ? 1 : 0);
    expect(moment < endOfDayInDhaka(from)).toBe(isLeft);
  });
});

describe('the next that can be booked', () => {
  test.for([
    ['open', true],
    ['few_seats', true],
    ['guaranteed', true],
    ['sold_out', false],
    ['cancelled', false],
  ] as const)('is one that is %s: %s', ([status, isBookable]) => {
    const first = on('2027-03-26', status);
    const second = on('2027-04-26');
    expect(nextBookable([first, second])).toBe(isBookable ? first : second);
  });

  test('is none where all are sold out', () => {
    expect(nextBookable([on('2027-03-26', 'sold_out')])).toBeUndefined();
  });
});

test('prices of adults come by the room, without those that are not given', () => {
  const prices = { quad: 3, single: 9, twin: null, infant: 0 };
  expect(adultPrices({ prices })).toEqual([
    ['single', 9],
    ['quad', 3],
  ]);
  expect(lowestPrice({ prices })).toBe(3);
});

describe('what cannot be stored', () => {
  const whole = { from: '2027-03-26', until: null, prices: { twin: 0 } };
  test.for([
    [{}, undefined],
    [{ until: '2027-03-26' }, undefined],
    [{ until: '2027-07-23' }, undefined],
    [{ until: '2027-03-25' }, 'ends_before'],
    [{ until: '2027-07-24' }, 'too_long'],
    [{ prices: {} }, 'no_price'],
    [{ prices: { infant: 5, twin: null } }, 'no_price'],
  ] as const)('%j: %s', ([given, fault]) => {
    expect(departureFault({ ...whole, ...given })).toBe(fault);
  });

  test('two that begin on one day', () => {
    const [one, other] = [on('2027-03-26'), on('2027-03-27')];
    expect(dayTwice([one, other])).toBeUndefined();
    expect(dayTwice([one, other, one])).toBe('2027-03-26');
  });
});
