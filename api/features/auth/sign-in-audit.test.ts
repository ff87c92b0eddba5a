import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { createAccount } from '../../testing/accounts.ts';
import { refuseRows } from '../../testing/refused-writes.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const login = (
  email: string,
  password: string,
  remoteAddress = '198.51.100.1',
  { app }: Pick<TestApp, 'app'> = server,
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password },
    remoteAddress,
  });

const signIns = () =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'actor_name', 'record_id', 'label', 'address', 'count'])
    .where('action', 'in', ['sign_in', 'sign_in_failed', 'sign_in_refused'])
    .orderBy('id')
    .execute();

test('a sign-in is told: who, when and from where', async () => {
  const { id, email } = server.users.moderator;
  await login(email, PASSWORD);
  expect(await signIns()).toEqual([
    {
      action: 'sign_in',
      actor_id: id,
      actor_name: 'Mahin Karim',
      record_id: id,
      label: email,
      address: '198.51.100.1',
      count: 1,
    },
  ]);
});

test('a failed one is told by the e-mail that was tried, known or not, and its address', async () => {
  const author = { userId: null, now: new Date() };
  const left = { full_name: 'Left', email: 'left@kheya.test', is_active: false };
  await createAccount(server.db, left, PASSWORD, author);
  await login(server.users.moderator.email, 'Wrong-Secret-1');
  await login(' Nobody@kheya.test', 'Wrong-Secret-1', '203.0.113.5');
  await login('left@kheya.test', PASSWORD);
  const told = await signIns();
  expect(told.map(({ action, label, address }) => [action, label, address])).toEqual([
    ['sign_in_failed', 'mahin@kheya.test', '198.51.100.1'],
    ['sign_in_failed', 'nobody@kheya.test', '203.0.113.5'],
    ['sign_in_failed', 'left@kheya.test', '198.51.100.1'],
  ]);
  expect(told.every(({ actor_id }) => actor_id === null)).toBe(true);
  const everything = await server.db.selectFrom('audit_log').selectAll().execute();
  expect(JSON.stringify(everything)).not.toMatch(/Wrong-Secret|argon2|a long enough/);
});

test('a password typed in the place of the e-mail is not kept', async () => {
  await login('correct horse battery', 'x');
  expect(await signIns()).toMatchObject([{ action: 'sign_in_failed', label: null }]);
});

test('fifty tries at once leave a row for the failures and one for the refusals', async () => {
  const now = new Date('2026-11-20T06:00:30Z');
  const app = await buildApp({ ...server, clock: () => now });
  const tries = Array.from({ length: 50 }, () =>
    login('victim@kheya.test', 'wrong', '203.0.113.5', { app }),
  );
  await Promise.all(tries);
  const atOnce = await signIns();
  await app.close();
  expect((await signIns()).map(({ count }) => count).toSorted()).toEqual([1, 1, 39, 9]);
  expect(atOnce.map(({ action }) => action).toSorted()).toEqual([
    'sign_in_failed',
    'sign_in_refused',
  ]);
});

test('when the server stops, what was only counted is written', async () => {
  await Promise.all(Array.from({ length: 12 }, () => login('victim@kheya.test', 'wrong')));
  await server.app.close();
  const total = (await signIns()).reduce((sum, { count }) => sum + count, 0);
  expect(total).toBe(12);
});

test('a log that cannot be written keeps nobody from signing in', async () => {
  await refuseRows(server.db, 'audit_log');
  const { email } = server.users.moderator;
  expect((await login(email, PASSWORD)).statusCode).toBe(200);
  expect((await login(email, 'wrong')).statusCode).toBe(401);
});
