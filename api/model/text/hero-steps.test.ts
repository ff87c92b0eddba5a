import { expect, test } from 'vitest';
import { headlineStep, subtitleStep } from './hero-steps.ts';

const letters = (count: number) => 'a'.repeat(count);

test('a headline is smaller beyond 20, 35 and 50 letters', () => {
  const lengths = [20, 21, 35, 36, 50, 51];
  expect(lengths.map((length) => headlineStep(letters(length)))).toEqual([0, 1, 1, 2, 2, 3]);
});

test('a subtitle is smaller beyond 50, 80 and 120 letters', () => {
  const lengths = [50, 51, 80, 81, 120, 121];
  expect(lengths.map((length) => subtitleStep(letters(length)))).toEqual([0, 1, 1, 2, 2, 3]);
});

test('Bengali letters count as they are read', () => {
  expect(headlineStep('স্বপ্নের গন্তব্যে, নিশ্চিন্তে')).toBe(0);
});
