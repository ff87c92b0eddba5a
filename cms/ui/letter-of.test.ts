import { expect, test } from 'vitest';
import { letterOf } from './letter-of.ts';

test.each([
  ['a Latin layout, by what is on the key', { key: 's', code: 'Semicolon' }, 's'],
  ['Shift or Caps Lock', { key: 'S', code: 'KeyS' }, 's'],
  ['a Bengali layout, by the place of the key', { key: 'স', code: 'KeyS' }, 's'],
  ['a Bengali key of several signs', { key: 'ক্ষ', code: 'KeyK' }, 'k'],
  ['a key that is no letter', { key: 'Enter', code: 'Enter' }, 'enter'],
])('A shortcut knows its letter on %s', (_where, stroke, letter) => {
  expect(letterOf(stroke)).toBe(letter);
});
