import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD, testApp, type Headers, type Method, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const asAdmin = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('super_admin'), body });

async function signedIn(email: string, password = PASSWORD): Promise<Headers> {
  const answer = await server.call('POST', '/auth/login', { body: { email, password } });
  return { authorization: `Bearer ${answer.json().access_token}` };
}

const status = async (headers: Headers, path = '/users/me') =>
  (await server.call('GET', path, { headers })).statusCode;

const draft = { full_name: 'Bijoy', email: 'bijoy@kheya.test', password: PASSWORD };
const added = async () => (await asAdmin('POST', '/users', draft)).json().id as string;

const endings: Record<string, (id: string) => Promise<unknown>> = {
  'is switched off': (id) => asAdmin('PUT', `/users/${id}`, { is_active: false }),
  'is deleted': (id) => asAdmin('DELETE', `/users/${id}`),
  'is given a new password': (id) => asAdmin('PUT', `/users/${id}`, { password: 'new password' }),
};

test.for(Object.entries(endings))('a session ends at once when its user %s', async ([, end]) => {
  const id = await added();
  const headers = await signedIn(draft.email);
  expect(await status(headers)).toBe(200);
  await end(id);
  expect(await status(headers)).toBe(401);
});

test('who is switched on again has to sign in again', async () => {
  const id = await added();
  const headers = await signedIn(draft.email);
  await asAdmin('PUT', `/users/${id}`, { is_active: false });
  await asAdmin('PUT', `/users/${id}`, { is_active: true });
  expect(await status(headers)).toBe(401);
  expect(await status(await signedIn(draft.email))).toBe(200);
});

test('who is added again under the same e-mail does not inherit a session', async () => {
  const id = await added();
  const headers = await signedIn(draft.email);
  await asAdmin('DELETE', `/users/${id}`);
  await added();
  expect(await status(headers)).toBe(401);
});

test('another role holds from the next request, and the session goes on', async () => {
  const id = await added();
  const headers = await signedIn(draft.email);
  const other = `/users/${server.users.moderator.id}`;
  expect(await status(headers, other)).toBe(403);
  await asAdmin('PUT', `/users/${id}`, { role: 'super_admin' });
  expect(await status(headers, other)).toBe(200);
  await asAdmin('PUT', `/users/${id}`, { role: 'moderator' });
  expect(await status(headers, other)).toBe(403);
});

test('a new name ends nothing', async () => {
  const id = await added();
  const headers = await signedIn(draft.email);
  await asAdmin('PUT', `/users/${id}`, { full_name: 'Bijoy Das' });
  expect(await status(headers)).toBe(200);
});
