import { afterEach, beforeEach, expect, test } from 'vitest';
import { engineOf } from '../../db/engine.ts';
import { expectError } from '../../testing/answers.ts';
import { PASSWORD, testApp, type Headers, type TestApp } from '../../testing/app.ts';
import { refuseWrites } from '../../testing/refused-writes.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

async function signIn(userAgent = 'curl/8.5.0'): Promise<Headers> {
  const { email } = server.users.moderator;
  const answer = await server.call('POST', '/auth/login', {
    headers: { 'user-agent': userAgent },
    body: { email, password: PASSWORD },
  });
  return { authorization: `Bearer ${answer.json().access_token}` };
}

const status = async (headers: Headers) =>
  (await server.call('GET', '/users/me', { headers })).statusCode;
const sessions = async (headers: Headers) =>
  (await server.call('GET', '/auth/sessions', { headers })).json();

test('signing out ends the session on the server, and no other', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const answer = await server.call('POST', '/auth/logout', { headers: one });
  expect(answer.statusCode).toBe(204);
  expect(await status(one)).toBe(401);
  expect(await status(other)).toBe(200);
  expectError(await server.call('POST', '/auth/logout', { headers: one }), 401);
});

test('one’s sessions are listed, by device, address and time, and nobody else’s', async () => {
  const here = await signIn(PHONE);
  await signIn();
  const listed = await sessions(here);
  expect(listed).toHaveLength(2);
  expect(listed.find((each: { is_current: boolean }) => each.is_current)).toEqual({
    id: expect.any(String),
    device: 'Chrome on Android',
    address: '127.0.0.1',
    created_at: expect.any(String),
    last_seen_at: expect.any(String),
    is_current: true,
  });
  expect(await sessions(server.as('super_admin'))).toEqual([]);
});

test('any of one’s own is ended, nobody else’s', async () => {
  const [here, lost] = [await signIn(PHONE), await signIn()];
  const { id } = (await sessions(here)).find((each: { is_current: boolean }) => !each.is_current);
  const path = `/auth/sessions/${id}`;
  expectError(await server.call('DELETE', path, { headers: server.as('super_admin') }), 404);
  expect(await status(lost)).toBe(200);
  expect((await server.call('DELETE', path, { headers: here })).statusCode).toBe(204);
  expect(await status(lost)).toBe(401);
  expect(await status(here)).toBe(200);
  expectError(await server.call('DELETE', path, { headers: here }), 404);
});

test('a new password ends all sessions and begins one', async () => {
  const [here, other] = [await signIn(), await signIn()];
  const answer = await server.call('PUT', '/users/change-password', {
    headers: here,
    body: { new_password: 'a new password' },
  });
  const next = { authorization: `Bearer ${answer.json().access_token}` };
  expect([await status(here), await status(other), await status(next)]).toEqual([401, 401, 200]);
  expect(await sessions(next)).toMatchObject([{ is_current: true }]);
  await server.call('POST', '/auth/logout', { headers: next });
  expect(await status(next)).toBe(401);
});

test('a database that cannot be written keeps nobody from signing in', async () => {
  const takeWrites = await refuseWrites(server.db, 'readonly');
  const headers = await signIn();
  expect(await status(headers)).toBe(200);
  await takeWrites();
});

test('reading notes no use at once, and a session that ran out is not listed', async () => {
  const headers = await signIn();
  const engine = engineOf(server.db);
  const before = await engine.version();
  expect(await sessions(headers)).toHaveLength(1);
  expect(await engine.version()).toBe(before);
  const past = new Date(Date.now() - 1_000).toISOString();
  await server.db.updateTable('sessions').set({ expires_at: past }).execute();
  expect(await sessions(headers)).toEqual([]);
});
