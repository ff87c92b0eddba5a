import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const ADDRESS = '203.0.113.77';
const signIn = (path: string, email: string, password = 'wrong') =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    payload: { email, password },
    remoteAddress: ADDRESS,
  });

test('failures count however the address and the e-mail are written', async () => {
  const { email } = server.users.moderator;
  const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `, `\t${email}`];
  for (let n = 0; n < 10; n++) {
    const path = ['/%61uth/login', '/auth/%6cogin?x=1', '/auth/login/'][n % 3]!;
    expect((await signIn(path, spellings[n % spellings.length]!)).statusCode).toBe(401);
  }
  expect((await signIn('/auth/login', email, PASSWORD)).statusCode).toBe(429);
});

test.for(['/auth/LOGIN', '//auth/login', '/auth/login;x', '/auth/login%00', '/auth%2flogin'])(
  '%s signs nobody in',
  async (path) => {
    const { email } = server.users.super_admin;
    expect([400, 404]).toContain((await signIn(path, email, PASSWORD)).statusCode);
  },
);

test('a further key of the body is refused, and leads nowhere', async () => {
  const { email } = server.users.super_admin;
  for (const extra of [{ ip: '1.2.3.4' }, { next: '//evil.example' }, { remember: true }]) {
    const answer = await server.call('POST', '/auth/login', {
      body: { email, password: PASSWORD, ...extra },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['location']).toBeUndefined();
  }
});
