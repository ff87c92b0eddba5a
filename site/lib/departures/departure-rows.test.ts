import { expect, test } from 'vitest';
import { departureRows } from './departure-rows.ts';

const departure = {
  from: '2027-05-01',
  until: null,
  status: 'open',
  prices: { twin: 26_500, infant: 0 },
  seats: null,
  seats_bn: null,
} as const;
const pricesOf = (percentOff: number | null) =>
  departureRows('en', [departure], { hijri: false, percentOff })[0]!.prices.map(
    ({ price, was }) => [price, was],
  );

test('a share off is told beside the price before, and what is free stays free', () => {
  expect(pricesOf(10)).toEqual([
    ['৳23,850', '৳26,500'],
    ['৳0', undefined],
  ]);
  expect(pricesOf(null)).toEqual([
    ['৳26,500', undefined],
    ['৳0', undefined],
  ]);
});
