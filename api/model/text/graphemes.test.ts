import { expect, test } from 'vitest';
import { graphemeCount, lengthStep, truncate } from './graphemes.ts';

const HASANT = '্';

test('what a reader takes for one letter counts once', () => {
  expect(graphemeCount('Bali')).toBe(4);
  expect(graphemeCount('ক্ষি')).toBe(1);
  expect(graphemeCount('কক্সবাজার')).toBe(5);
  expect(graphemeCount('👨‍👩‍👧')).toBe(1);
  expect(graphemeCount('')).toBe(0);
});

test('a text that fits stays as it is', () => {
  expect(truncate('Bali', 4)).toBe('Bali');
  expect(truncate('', 0)).toBe('');
});

test('a text that is cut says so, without a space before the dots', () => {
  expect(truncate('Bali Island', 5)).toBe('Bali…');
  expect(truncate('Bali Island', 7)).toBe('Bali Is…');
});

test('no cut splits a conjunct or leaves a sign hanging', () => {
  const title = 'শ্রীমঙ্গল, কক্সবাজার ও বিশ্বব্রহ্মাণ্ড';
  for (let max = 0; max < graphemeCount(title); max++) {
    const kept = truncate(title, max).slice(0, -1);
    expect(title.startsWith(kept)).toBe(true);
    expect(kept.endsWith(HASANT)).toBe(false);
    expect(title.slice(kept.length).trimStart()).not.toMatch(/^\p{M}/u);
  }
});

test('a length reaches the steps that it is beyond', () => {
  const steps = [3, 6];
  expect(['abc', 'abcd', 'abcdef', 'abcdefg'].map((text) => lengthStep(text, steps))).toEqual([
    0, 1, 1, 2,
  ]);
  expect(lengthStep('ক্ষিক্ষিক্ষি', steps)).toBe(0);
});
