import { expect, test } from 'vitest';
import * as days from './days.ts';

const two = days.daysIn('{"day10":{"title":"Home"},"day2":{"title":"Sea","meals":["Lunch"]}}')!;

test('days come in the order of their numbers', () => {
  expect(two.map(({ number, title }) => [number, title])).toEqual([
    [2, 'Sea'],
    [10, 'Home'],
  ]);
  expect(days.daysIn('  ')).toEqual([]);
});

test.for(['{', '[]', '{"first":{"title":"Sea"}}', '{"day1":"Sea"}', '{"day1":{"meals":"Lunch"}}'])(
  'what holds no days is left to be edited as JSON: %s',
  (draft) => expect(days.daysIn(draft)).toBeUndefined(),
);

test('a day is added behind the last, and counted from its number', () => {
  expect(days.added(two).at(-1)).toEqual({ title: '', number: 11 });
  expect(days.added([])).toEqual([{ title: '', number: 1 }]);
});

test('a copy stands behind its day, and all days are counted again', () => {
  expect(days.duplicated(two, 0).map(({ number, title }) => [number, title])).toEqual([
    [1, 'Sea'],
    [2, 'Sea'],
    [3, 'Home'],
  ]);
});

test('days change places, and the numbers stay in order', () => {
  expect(days.moved(two, 1, 0).map(({ number, title }) => [number, title])).toEqual([
    [1, 'Home'],
    [2, 'Sea'],
  ]);
  const left = days.removed(two, 0);
  expect(left).toEqual([{ title: 'Home', number: 1 }]);
  expect(days.putBack(left, two, 0)).toEqual(two);
  expect(days.putBack([], two, 1)).toEqual([{ title: 'Home', number: 1 }]);
});

test('typing in a day keeps the other days and what else the day holds', () => {
  const draft = days.daysText(days.changed(two, 0, { title: 'Inani' }));
  expect(JSON.parse(draft)).toEqual({
    day2: { title: 'Inani', meals: ['Lunch'] },
    day10: { title: 'Home' },
  });
});

test('the structure is taken over without a word that is there being lost', () => {
  const bengali = [{ number: 2, title: 'সাগর' }];
  expect(days.structureFrom(two, bengali)).toEqual([
    { number: 2, title: 'সাগর' },
    { number: 10, title: '' },
  ]);
});

test('nothing blank is stored, and a day without a title is told', () => {
  const typed = [
    { number: 1, title: ' Sea ', activities: ['Walk', '', '  '], meals: [], accommodation: null },
    { number: 2, title: '', description: '  ' },
  ];
  expect(days.storedDays(typed)).toEqual({
    itinerary: { day1: { title: 'Sea', activities: ['Walk'] } },
    untitled: undefined,
  });
  expect(days.storedDays([{ number: 3, title: '', meals: ['Lunch'] }]).untitled).toBe(3);
});
