import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretKeys } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const emails = (users: { email: string }[]) => users.map((user) => user.email).toSorted();

test.for(['/users', '/users/'])('%s shows a super_admin everybody', async (path) => {
  const answer = await server.call('GET', path, { headers: server.as('super_admin') });
  expect(emails(answer.json())).toEqual(['amina@kheya.test', 'mahin@kheya.test']);
});

test.for(['/users', '/users/'])('%s shows a moderator themselves alone', async (path) => {
  const answer = await server.call('GET', path, { headers: server.as('moderator') });
  expect(answer.json()).toHaveLength(1);
  expect(answer.json()[0]).toMatchObject({ email: 'mahin@kheya.test', role: 'moderator' });
});

test('the users are nobody else’s to read', async () => {
  for (const path of ['/users', '/users/', '/users/me'])
    expect((await server.call('GET', path)).statusCode).toBe(401);
});

test('no answer about users carries a hash or the state of the sessions', async () => {
  for (const role of ['super_admin', 'moderator'] as const)
    for (const path of ['/users', '/users/', '/users/me']) {
      const answer = await server.call('GET', path, { headers: server.as(role) });
      expect(answer.statusCode).toBe(200);
      expect(secretKeys(answer.json())).toEqual([]);
      expect(answer.body).not.toContain('argon2');
    }
});

test('answers to somebody signed in are kept by nobody', async () => {
  const answer = await server.call('GET', '/users/me', { headers: server.as('moderator') });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['vary']).toBe('Authorization');
});
