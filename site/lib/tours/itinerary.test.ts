import { expect, test } from 'vitest';
import { daysOf, stopsOf } from './itinerary.ts';

test('day 2 comes before day 10', () => {
  const days = daysOf({ day10: { title: 'Home' }, day2: { title: 'Sea' }, day1: { title: 'Out' } });
  expect(days.map((day) => [day.number, day.title])).toEqual([
    [1, 'Out'],
    [2, 'Sea'],
    [10, 'Home'],
  ]);
});

test.each([
  ["Cox's Bazar, Himchari , Inani", ["Cox's Bazar", 'Himchari', 'Inani']],
  ['কক্সবাজার – ইনানী', ['কক্সবাজার', 'ইনানী']],
  ['Nusa-Penida', ['Nusa-Penida']],
  ['Dhaka,', ['Dhaka']],
  [' ;, ', [';,']],
])('the stops of %s', (destinations, stops) => {
  expect(stopsOf(destinations)).toEqual(stops);
});
