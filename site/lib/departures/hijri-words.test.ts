import { hijriDay } from '#model/format/hijri.ts';
import { expect, test } from 'vitest';
import { departures as bn } from '../../i18n/bn/departures.ts';
import { departures as en } from '../../i18n/en/departures.ts';

test.for([
  ['2026-06-16', { day: 1, month: 1, year: 1448 }],
  ['2027-02-08', { day: 1, month: 9, year: 1448 }],
  ['2027-03-09', { day: 1, month: 10, year: 1448 }],
  ['2027-05-16', { day: 10, month: 12, year: 1448 }],
] as const)('%s in the calendar of Saudi Arabia', ([day, expected]) => {
  expect(hijriDay(day)).toEqual(expected);
});

test('the days of a journey, in both languages', () => {
  const [from, until] = [hijriDay('2027-02-08'), hijriDay('2027-02-20')];
  expect(en.hijri(from, until)).toBe('1–13 Ramadan 1448 AH');
  expect(bn.hijri(from, until)).toBe('১–১৩ রমজান ১৪৪৮ হিজরি');
  expect(en.hijri(from, null)).toBe('1 Ramadan 1448 AH');
  expect(en.hijri(from, from)).toBe('1 Ramadan 1448 AH');
  expect(en.hijri(from, hijriDay('2027-03-09'))).toBe('1 Ramadan – 1 Shawwal 1448 AH');
  expect(bn.hijri(hijriDay('2026-06-10'), hijriDay('2026-06-16'))).toBe(
    '২৪ জিলহজ ১৪৪৭ – ১ মহররম ১৪৪৮ হিজরি',
  );
});
