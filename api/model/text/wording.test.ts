import { expect, test } from 'vitest';
import { saysSame } from './wording.ts';

test.for([
  ['Cox’s Bazar, 3 days!', "Cox's  Bazar – 3 days"],
  ['well-known', 'well known'],
  ['# Heading\n\nA **text**.', 'Heading\nA text'],
  ['1,000 taka', '1000 taka'],
  ['ঢাকা।', 'ঢাকা'],
  ['r\u00e9sum\u00e9', 're\u0301sume\u0301'],
  ['week\u00adend', 'weekend'],
  ['10:30', '10.30'],
])('%j and %j say the same', ([one, other]) => {
  expect(saysSame(one, other)).toBe(true);
});

test.for([
  ['3.5 km', '35 km'],
  ['10 20', '1020'],
  ['98%', '98'],
  ['Polish', 'polish'],
  ['৫০ টাকা', '৫০০ টাকা'],
  ['[Visa](https://one.example)', '[Visa](https://two.example)'],
  ['50,000+', '50,000'],
])('%j and %j do not', ([one, other]) => {
  expect(saysSame(one, other)).toBe(false);
});

test('a list says what its lines say, in their order', () => {
  expect(saysSame(['Hotel, 3 nights', 'Guide'], ['Hotel 3 nights.', 'Guide'])).toBe(true);
  expect(saysSame(['Hotel', 'Guide'], ['Guide', 'Hotel'])).toBe(false);
  expect(saysSame(['Hotel'], ['Hotel', 'Guide'])).toBe(false);
  expect(
    saysSame({ day1: { title: 'Arrival!', accommodation: null } }, { day1: { title: 'Arrival' } }),
  ).toBe(true);
});
