import { expect, test } from 'vitest';
import { PASSWORDS } from '../testing/passwords.ts';
import { Passwords } from './passwords.ts';

test('a password is its own alone: to the last character, and however its letters are composed', async () => {
  const hash = await PASSWORDS.hash(`${'a'.repeat(72)}\u00e9`);
  expect(await PASSWORDS.matches(`${'a'.repeat(72)}e\u0301`, hash)).toBe(true);
  expect(await PASSWORDS.matches(`${'a'.repeat(72)}e`, hash)).toBe(false);
  expect(await PASSWORDS.matches('anything', undefined)).toBe(false);
});

test('the same password is never hashed to the same', async () => {
  expect(await PASSWORDS.hash('the same')).not.toBe(await PASSWORDS.hash('the same'));
});

test('where no cost is given, it is the least that OWASP recommends for argon2id', async () => {
  const hash = await new Passwords().hash('a password');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await new Passwords().matches('a password', hash)).toBe(true);
});

test('a hash is verified at the cost it was made with', async () => {
  const cheap = await PASSWORDS.hash('a password');
  expect(await new Passwords().matches('a password', cheap)).toBe(true);
  expect(await new Passwords().matches('another', cheap)).toBe(false);
});
