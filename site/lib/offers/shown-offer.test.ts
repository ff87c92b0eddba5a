import { expect, test } from 'vitest';
import { dateReduction, lowestOf, offerOf } from './shown-offer.ts';

const facts = {
  title_en: 'Eid',
  title_bn: null,
  text_en: null,
  text_bn: 'ঈদে',
  percent_off: 10,
  price: null,
  unpublish_at: null,
};

test('an offer that ends at midnight in Dhaka is valid until the day before', () => {
  const lastDay = (unpublish_at: string | null) =>
    offerOf('en', { ...facts, unpublish_at }, 100).lastDay;
  expect(lastDay('2027-03-20T18:00:00.000Z')).toBe('2027-03-20');
  expect(lastDay('2027-03-20T17:59:00.000Z')).toBe('2027-03-20');
  expect(lastDay('2027-03-20T18:01:00.000Z')).toBe('2027-03-21');
  expect(lastDay(null)).toBeUndefined();
});

test('it is told in the language of the page, with the price of its item', () => {
  expect(offerOf('bn', facts, 100)).toMatchObject({
    title: { value: 'Eid', lang: 'en' },
    text: { value: 'ঈদে', lang: undefined },
    price: 90,
  });
  expect(offerOf('en', facts, null)).toMatchObject({ text: undefined, price: undefined });
});

test('of several the lowest price counts', () => {
  expect(lowestOf([{ price: 90 }, { price: undefined }, { price: 80 }])).toBe(80);
  expect(lowestOf([{ price: undefined }])).toBeUndefined();
  expect(lowestOf([])).toBeUndefined();
});

test('a share is off every date, the largest one; a price is of the item alone', () => {
  const share = (percentOff: number, price?: number) => ({ percentOff, price });
  const fixed = (price: number) => ({ percentOff: null, price });
  expect(dateReduction([])).toEqual({ percentOff: null, isOnItemAlone: false });
  expect(dateReduction([share(10, 90), share(20, 80)])).toEqual({
    percentOff: 20,
    isOnItemAlone: false,
  });
  expect(dateReduction([fixed(70), share(20, 80)])).toEqual({
    percentOff: 20,
    isOnItemAlone: true,
  });
  expect(dateReduction([fixed(85), share(20, 80)]).isOnItemAlone).toBe(false);
  expect(dateReduction([{ percentOff: null, price: undefined }]).isOnItemAlone).toBe(false);
});
