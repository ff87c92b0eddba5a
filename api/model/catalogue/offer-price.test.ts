import { expect, test } from 'vitest';
import { offerFault, reducedPrice } from './offer-price.ts';

const NOTHING = { price: null, percent_off: null };

test('a share is taken off the own price of each item, in whole taka', () => {
  expect(reducedPrice(26_500, { price: null, percent_off: 10 })).toBe(23_850);
  expect(reducedPrice(999, { price: null, percent_off: 33 })).toBe(669);
  expect(reducedPrice(null, { price: null, percent_off: 10 })).toBeUndefined();
});

test('a price takes the place of the own price where it is less, or where there is none', () => {
  expect(reducedPrice(26_500, { ...NOTHING, price: 24_000 })).toBe(24_000);
  expect(reducedPrice(null, { ...NOTHING, price: 24_000 })).toBe(24_000);
  expect(reducedPrice(24_000, { ...NOTHING, price: 24_000 })).toBeUndefined();
  expect(reducedPrice(20_000, { ...NOTHING, price: 24_000 })).toBeUndefined();
  expect(reducedPrice(0, { price: null, percent_off: 50 })).toBeUndefined();
});

test('an offer of words alone has no price, and none has two', () => {
  expect(reducedPrice(26_500, NOTHING)).toBeUndefined();
  expect(offerFault(NOTHING)).toBeUndefined();
  expect(offerFault({ price: 1, percent_off: null })).toBeUndefined();
  expect(offerFault({ price: 0, percent_off: 1 })?.loc).toEqual(['body', 'percent_off']);
});
