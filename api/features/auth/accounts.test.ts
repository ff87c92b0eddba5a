import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { scratchDatabase } from '../../testing/database.ts';
import { createAccount } from '../../testing/accounts.ts';
import { ensureAdministrator } from './accounts.ts';
import { PASSWORDS } from '../../testing/passwords.ts';

let db: Db;
beforeEach(async () => {
  db = await scratchDatabase();
});
afterEach(() => db.destroy());

const now = new Date('2026-11-20T06:00:00Z');
const announced: unknown[] = [];
const ensure = async (
  password: string | undefined,
  announce = (made: unknown) => void announced.push(made),
) => {
  announced.length = 0;
  const first = { passwords: PASSWORDS, makePassword: () => 'made by the server', announce };
  await ensureAdministrator(db, { email: 'boss@kheya.test', password }, first, now);
  return announced;
};
const users = () => db.selectFrom('users').selectAll().execute();

test('where nobody can sign in, an administrator is made and the password announced once', async () => {
  expect(await ensure(undefined)).toEqual([
    { email: 'boss@kheya.test', password: 'made by the server' },
  ]);
  const [user] = await users();
  expect(user).toMatchObject({ role: 'super_admin', is_active: 1, is_default_admin: 1 });
  expect(await PASSWORDS.matches('made by the server', user!.password_hash)).toBe(true);
  expect(await ensure(undefined)).toEqual([]);
  expect(await users()).toHaveLength(1);
});

test('no account has a password that nobody could be shown', async () => {
  const announce = () => {
    throw new Error('The terminal is gone');
  };
  await expect(ensure(undefined, announce)).rejects.toThrow('The terminal is gone');
  expect(await users()).toEqual([]);
  expect(await ensure(undefined)).toHaveLength(1);
});

test('a password that was given is used and not repeated', async () => {
  expect(await ensure('given in the environment')).toEqual([]);
  const [user] = await users();
  expect(await PASSWORDS.matches('given in the environment', user!.password_hash)).toBe(true);
});

test('the first administrator gets no common password; one who is there keeps theirs', async () => {
  await expect(ensure('password123')).rejects.toThrow(
    'ADMIN_PASSWORD is one of the most common passwords',
  );
  expect(await users()).toEqual([]);
  await ensure('given in the environment');
  expect(await ensure('password123')).toEqual([]);
});

test('where there is an account already, none is made', async () => {
  const draft = { full_name: 'Amina', email: 'amina@kheya.test' };
  await createAccount(db, draft, 'a password', { userId: null, now });
  expect(await ensure(undefined)).toEqual([]);
  expect((await users()).map(({ email }) => email)).toEqual(['amina@kheya.test']);
});

test('an e-mail can be had once, whatever its case', async () => {
  const author = { userId: null, now };
  await createAccount(db, { full_name: 'A', email: 'a@kheya.test' }, 'a password', author);
  const again = createAccount(db, { full_name: 'B', email: 'A@KHEYA.test' }, 'a password', author);
  await expect(again).rejects.toThrow('is already used');
});
