import { expect, test } from 'vitest';
import { dayInDhaka, formatDate, momentInDhaka, wallTimeInDhaka } from './dates.ts';

test('a date is said in full, as each language does', () => {
  expect(formatDate('2026-11-20T06:00:00Z', 'en')).toBe('20 November 2026');
  expect(formatDate('2026-11-20T06:00:00Z', 'bn')).toBe('২০ নভেম্বর, ২০২৬');
});

test('the day is the one in Dhaka, six hours ahead', () => {
  expect(formatDate('2026-11-20T17:59:59Z', 'en')).toBe('20 November 2026');
  expect(formatDate('2026-11-20T18:00:00Z', 'en')).toBe('21 November 2026');
  expect(formatDate('2026-11-20T18:00:00Z', 'bn')).toBe('২১ নভেম্বর, ২০২৬');
});

test('a day without a time stays that day', () => {
  expect(formatDate('2027-03-31', 'en')).toBe('31 March 2027');
});

test('a wall clock in Dhaka shows every moment, and every time it shows is a moment', () => {
  expect(wallTimeInDhaka('2026-12-31T18:00:00.000Z')).toBe('2027-01-01T00:00');
  expect(momentInDhaka('2027-01-01T00:00')).toBe('2026-12-31T18:00:00.000Z');
  expect(momentInDhaka('2027-01-01T25:00')).toBeUndefined();
});

test('the day in Dhaka begins at its midnight, and is told as ISO 8601 has it', () => {
  expect(dayInDhaka(new Date('2026-11-30T17:59:59Z'))).toBe('2026-11-30');
  expect(dayInDhaka(new Date('2026-11-30T18:00:00Z'))).toBe('2026-12-01');
});
