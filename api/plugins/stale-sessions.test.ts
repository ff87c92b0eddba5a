import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../testing/accounts.ts';
import { PASSWORD, testApp, type Headers, type TestApp } from '../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

let count = 0;

/** A new super_admin, and the headers of a valid session. */
async function signedIn(): Promise<{ id: string; email: string; headers: Headers }> {
  const email = `person-${++count}@kheya.test`;
  const draft = { full_name: 'Person', email, role: 'super_admin' as const };
  const { id } = await createAccount(server.db, draft, PASSWORD, { userId: null, now: new Date() });
  const token = server.app.jwt.sign({ sub: email, uid: id, ver: 1 });
  return { id, email, headers: { authorization: `Bearer ${token}` } };
}

const status = async (headers: Headers, path = '/users/me') =>
  (await server.call('GET', path, { headers })).statusCode;

const changes = {
  'the account is switched off': { is_active: 0 },
  'the password changes': { token_version: 2 },
  'the e-mail changes': { email: 'renamed@kheya.test' },
} as const;

test.for(Object.entries(changes))('a session ends at once when %s', async ([, change]) => {
  const { id, headers } = await signedIn();
  expect(await status(headers)).toBe(200);
  await server.db.updateTable('users').set(change).where('id', '=', id).execute();
  expect(await status(headers)).toBe(401);
});

test('a session ends with its account, also when somebody gets the same e-mail', async () => {
  const { id, email, headers } = await signedIn();
  await server.db.deleteFrom('users').where('id', '=', id).execute();
  expect(await status(headers)).toBe(401);
  const draft = { full_name: 'Another', email };
  await createAccount(server.db, draft, PASSWORD, { userId: null, now: new Date() });
  expect(await status(headers)).toBe(401);
});

test('a demotion holds from the next request', async () => {
  const { id, headers } = await signedIn();
  const everybody = await server.call('GET', '/users', { headers });
  expect(everybody.json().length).toBeGreaterThan(1);
  await server.db.updateTable('users').set({ role: 'moderator' }).where('id', '=', id).execute();
  const self = await server.call('GET', '/users', { headers });
  expect(self.json().map((user: { id: string }) => user.id)).toEqual([id]);
});
