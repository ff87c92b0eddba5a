import { expect, test } from 'vitest';
import { countriesIn, countryAt } from './countries-in.ts';
import { fold } from '../text/fold.ts';
import { places } from './places.ts';

test.for([
  ['Ubud', 'ID'],
  ['দুবাই', 'AE'],
  ['লন্ডন', 'GB'],
  ['Cox’s Bazar', 'BD'],
  ["COX'S BAZAR", 'BD'],
  ['Sharm', 'EG'],
  ['male', 'MV'],
  ['Türkiye', 'TR'],
  ['Greenland', 'GL'],
] as const)('%s lies in %s', ([place, code]) => {
  expect(countryAt(place)).toBe(code);
  expect(countriesIn(place)).toEqual([code]);
});

test('a text names countries by whole words, in either script', () => {
  expect(countriesIn('Istanbul and Cappadocia, with a night in Dubai')).toEqual(['AE', 'TR']);
  expect(countriesIn('দুবাই ও আবুধাবি')).toEqual(['AE']);
  expect(countriesIn('South Korea')).toEqual(['KR']);
  expect(countriesIn('Papua New Guinea')).toEqual(['PG']);
  expect(countriesIn('Romeo and a nice day with us')).toEqual([]);
  expect(countriesIn('')).toEqual([]);
});

test('no place stands twice with its country', () => {
  for (const [code, names] of Object.entries(places)) {
    const folded = names.map(fold);
    expect(new Set(folded).size, code).toBe(folded.length);
  }
});
