import { expect, test } from 'vitest';
import { advice, passwordFault, repeatFault, strengthOf } from './passwords.ts';

test('a password has 6 to 256 characters, and is never cut', () => {
  expect(passwordFault('🚢'.repeat(256))).toBeUndefined();
  expect(passwordFault('a'.repeat(257))).toBe('A password may have at most 256 characters');
  expect(passwordFault('12345')).toBe('Password must be at least 6 characters long');
  expect(passwordFault('123456')).toBeUndefined();
});

test('it is typed twice', () => {
  expect(repeatFault('ferry-at-dawn', 'ferry-at-noon')).toBe('Passwords do not match');
  expect(repeatFault('ferry-at-dawn', 'ferry-at-dawn')).toBeUndefined();
});

test.for([
  ['', 'Too short'],
  ['12345', 'Too short'],
  ['123456', 'Weak'],
  ['aaaaaaaaaaaaaaaa', 'Weak'],
  ['ferryboats', 'Fair'],
  ['Ferry2boats', 'Strong'],
  ['a ferry at dawn', 'Strong'],
  ['নদীর ওপারে ভোরের খেয়া', 'Strong'],
] as const)('%j is %s', ([password, strength]) => {
  expect(strengthOf(password)).toBe(strength);
});

test('a weak password is told what would make it better', () => {
  expect(advice[strengthOf('123456')]).toBe('Use 10 characters or more, not one repeated');
  expect(advice[strengthOf('a ferry at dawn')]).toBeUndefined();
});
