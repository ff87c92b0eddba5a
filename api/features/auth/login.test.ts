import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';
import { createAccount } from '../../testing/accounts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const login = (email: unknown, password: unknown, remoteAddress = '198.51.100.1') =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password },
    remoteAddress,
  });

test('the right password answers a token that signs in', async () => {
  const { email } = server.users.moderator;
  const answer = await login(email, PASSWORD);
  expect(answer.statusCode).toBe(200);
  const session = answer.json();
  expect(session.token_type).toBe('bearer');
  const headers = { authorization: `Bearer ${session.access_token}` };
  const me = await server.call('GET', '/users/me', { headers });
  expect(me.json()).toMatchObject({ email, role: 'moderator' });
});

test('a session ends after eight hours', async () => {
  const { access_token } = (await login(server.users.moderator.email, PASSWORD)).json();
  const { iat, exp, iss, aud, sub } = server.app.jwt.decode<Record<string, unknown>>(access_token)!;
  expect(Number(exp) - Number(iat)).toBe(8 * 60 * 60);
  expect({ iss, aud, sub }).toEqual({
    iss: 'kheya',
    aud: 'kheya-cms',
    sub: server.users.moderator.email,
  });
});

test('keyboards write one letter of an e-mail as one character or as two, and both sign in', async () => {
  const [one, two] = ['\u09AE\u09BE\u09DF\u09BE', '\u09AE\u09BE\u09AF\u09BC\u09BE'];
  const draft = { full_name: 'Maya', email: `${one}@kheya.test` };
  await createAccount(server.db, draft, PASSWORD, { userId: null, now: new Date() });
  for (const name of [one, two])
    expect((await login(`${name}@kheya.test`, PASSWORD)).statusCode).toBe(200);
});

test('case and surrounding space of the e-mail do not matter', async () => {
  expect((await login('  MAHIN@Kheya.Test ', PASSWORD)).statusCode).toBe(200);
});

test('a letter with an accent is another letter', async () => {
  expect((await login('máhin@kheya.test', PASSWORD)).statusCode).toBe(401);
});

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const wrong = await login(server.users.moderator.email, 'not the password');
  const unknown = await login('nobody@kheya.test', 'not the password');
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
  expect(wrong.body).toBe(unknown.body);
  expect(wrong.json()).toEqual({ detail: 'Wrong e-mail or password' });
});

test('a switched-off account cannot sign in, and is told nothing else', async () => {
  const author = { userId: null, now: new Date() };
  const draft = { full_name: 'Left', email: 'left@kheya.test', is_active: false };
  await createAccount(server.db, draft, PASSWORD, author);
  const answer = await login('left@kheya.test', PASSWORD);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({ detail: 'Wrong e-mail or password' });
});

test.for([
  ['no password', { email: 'a@kheya.test' }],
  ['an empty password', { email: 'a@kheya.test', password: '' }],
  ['a password longer than 256 characters', { email: 'a@kheya.test', password: 'x'.repeat(257) }],
  ['an object for an e-mail', { email: { $ne: null }, password: 'x' }],
  ['an unknown property', { email: 'a@kheya.test', password: 'x', role: 'super_admin' }],
])('%s is refused before anybody is looked up', async ([, payload]) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: payload as object,
  });
  expect(answer.statusCode).toBe(422);
});

test('ten failures shut out that e-mail from that address, and nobody else', async () => {
  const { email } = server.users.super_admin;
  const attacker = '203.0.113.9';
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      login(n % 2 ? email : email.toUpperCase(), 'wrong', attacker),
    ),
  );
  expect(tries.map((answer) => answer.statusCode)).toEqual([...Array(10).fill(401), 429, 429]);
  expect(Number(tries.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);

  expect((await login(email, PASSWORD, attacker)).statusCode).toBe(429);
  expect((await login(email, PASSWORD, '198.51.100.7')).statusCode).toBe(200);
  expect((await login(server.users.moderator.email, PASSWORD, attacker)).statusCode).toBe(200);
});

test('a forged forwarding header does not choose another address', async () => {
  const forged = (n: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'x-forwarded-for': `192.0.2.${n}`, 'x-real-ip': `192.0.2.${n}` },
      payload: { email: 'victim@kheya.test', password: 'wrong' },
      remoteAddress: '203.0.113.20',
    });
  const answers = [];
  for (let n = 0; n < 11; n++) answers.push((await forged(n)).statusCode);
  expect(answers.at(-1)).toBe(429);
});

test('the password is kept as an argon2id hash alone', async () => {
  const { password_hash } = await server.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', server.users.moderator.id)
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/);
  expect(password_hash).not.toContain(PASSWORD);
});
