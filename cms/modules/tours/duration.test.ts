import { expect, test } from 'vitest';
import { durationText } from './duration.ts';

test('a bare number is a number of days', () => {
  expect(durationText('5')).toBe('5 days');
  expect(durationText(' ৫ ')).toBe('৫ days');
});

test('words stay as they were written', () => {
  expect(durationText('4 nights 5 days')).toBe('4 nights 5 days');
  expect(durationText('5-6')).toBe('5-6');
});
