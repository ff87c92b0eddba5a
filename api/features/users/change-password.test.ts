import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectError, faultsOf } from '../../testing/answers.ts';
import { PASSWORD, testApp, type Headers, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const changed = (body: unknown, headers: Headers = server.as('moderator')) =>
  server.call('PUT', '/users/change-password', { headers, body });

const login = (password: string) =>
  server.call('POST', '/auth/login', {
    body: { email: server.users.moderator.email, password },
  });

const status = async (headers: Headers) =>
  (await server.call('GET', '/users/me', { headers })).statusCode;

test('every other session ends, and this one goes on with the token answered', async () => {
  const other = { authorization: `Bearer ${(await login(PASSWORD)).json().access_token}` };
  const answer = await changed({ new_password: 'a new password' });
  expect(answer.statusCode, answer.body).toBe(200);
  const { access_token, token_type, ...rest } = answer.json();
  expect([token_type, rest]).toEqual(['bearer', {}]);
  expect(await status({ authorization: `Bearer ${access_token}` })).toBe(200);
  expect(await status(server.as('moderator'))).toBe(401);
  expect(await status(other)).toBe(401);
  expect(await status(server.as('super_admin'))).toBe(200);
});

test('the new password signs in and the old one does not', async () => {
  await changed({ new_password: 'a new password', current_password: PASSWORD });
  expect((await login('a new password')).statusCode).toBe(200);
  expect((await login(PASSWORD)).statusCode).toBe(401);
});

test('a wrong current password is refused and changes nothing', async () => {
  for (const current_password of ['wrong', '', PASSWORD.toUpperCase()]) {
    const answer = await changed({ new_password: 'a new password', current_password });
    expectError(answer, 403);
    expect(answer.json()).toEqual({ detail: 'The current password is not right' });
  }
  expect(await status(server.as('moderator'))).toBe(200);
  expect((await login(PASSWORD)).statusCode).toBe(200);
});

test('a wrong current password is told in the audit log, with who, when and from where', async () => {
  await changed({ new_password: 'a new password', current_password: 'wrong-but-secret' });
  const headers = server.as('super_admin');
  const answer = await server.call('GET', '/audit-log?action=password_refused', { headers });
  const { id, email } = server.users.moderator;
  expect(answer.json()).toMatchObject([
    { entity: 'user', record_id: id, actor_id: id, label: email, address: '127.0.0.1' },
  ]);
  expect(Date.parse(answer.json()[0].at)).toBeGreaterThan(Date.now() - 60_000);
  expect(answer.body).not.toContain('wrong-but-secret');
});

test('nobody changes a password without being signed in', async () => {
  expectError(await changed({ new_password: 'a new password' }, {}), 401);
});

test.for([
  ['a'.repeat(5), 422],
  ['q7-Xw2', 200],
  ['a'.repeat(64), 200],
  ['a'.repeat(256), 200],
  ['a'.repeat(257), 422],
  ['a'.repeat(1_000_000), 422],
  [null, 422],
  [123_456, 422],
] as const)('a password like %.6s… is answered %i', async ([new_password, expected]) => {
  expect((await changed({ new_password })).statusCode).toBe(expected);
});

test('an unknown property is refused: nobody else’s password is meant', async () => {
  const answer = await changed({ new_password: 'a new password', id: 'somebody' });
  expect(faultsOf(answer)).toEqual(['body.id']);
  expect((await login(PASSWORD)).statusCode).toBe(200);
});

test.for([
  'আমার সোনার বাংলা, আমি তোমায় ভালোবাসি',
  '🔑🌙🚲🎒🍋🐅',
  ' spaces around ',
  'é'.repeat(256),
  "'; DROP TABLE users; --",
])('the passphrase "%s" signs in as it is', async (new_password) => {
  expect((await changed({ new_password })).statusCode).toBe(200);
  expect((await login(new_password)).statusCode).toBe(200);
  expect((await login(new_password.slice(0, -1))).statusCode).toBe(401);
});

test('an accent typed as two characters is the same password', async () => {
  await changed({ new_password: 'caf\u00E9 au lait' });
  expect((await login('cafe\u0301 au lait')).statusCode).toBe(200);
});

test('nothing behind the 72nd byte is cut off', async () => {
  const start = 'x'.repeat(72);
  await changed({ new_password: `${start}a` });
  expect((await login(`${start}b`)).statusCode).toBe(401);
  expect((await login(start)).statusCode).toBe(401);
  expect((await login(`${start}a`)).statusCode).toBe(200);
});

test('of two changes at once from one session, one counts', async () => {
  const answers = await Promise.all([
    changed({ new_password: 'first password' }),
    changed({ new_password: 'second password' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
});

describe('a session older than 15 minutes', () => {
  const signedIn = (minutesAgo: number): Headers => {
    const { id, email } = server.users.moderator;
    const iat = Math.floor(Date.now() / 1000) - minutesAgo * 60;
    return { authorization: `Bearer ${server.app.jwt.sign({ sub: email, uid: id, ver: 1, iat })}` };
  };

  test('is asked for the current password, and changes it with that', async () => {
    const headers = signedIn(16);
    const refused = await changed({ new_password: 'a new password' }, headers);
    expectError(refused, 422);
    expect(refused.json().detail).toEqual([
      {
        loc: ['body', 'current_password'],
        msg: 'You signed in more than 15 minutes ago: type your current password, too',
        type: 'required',
      },
    ]);
    expect((await login(PASSWORD)).statusCode).toBe(200);
    const given = { new_password: 'a new password', current_password: PASSWORD };
    expect((await changed(given, headers)).statusCode).toBe(200);
  });

  test('is not yet so after fourteen', async () => {
    expect((await changed({ new_password: 'a new password' }, signedIn(14))).statusCode).toBe(200);
  });

  test('guesses the current password ten times at most', async () => {
    const headers = signedIn(60);
    const guess = { new_password: 'a new password', current_password: 'a wrong guess' };
    for (let n = 0; n < 10; n++) expectError(await changed(guess, headers), 403);
    const last = await changed({ ...guess, current_password: PASSWORD }, headers);
    expectError(last, 429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test.for(['123456', 'password', 'QWERTY', 'Welcome1', 'iloveyou'])(
  'the common password %s is refused wherever one is set',
  async (common) => {
    const admin = server.as('super_admin');
    const account = { full_name: 'New', email: 'new@kheya.test', password: common };
    const answers = [
      await changed({ new_password: common }),
      await server.call('POST', '/users', { headers: admin, body: account }),
      await server.call('PUT', `/users/${server.users.moderator.id}`, {
        headers: admin,
        body: { password: common },
      }),
    ];
    const msg = 'This is one of the most common passwords, which are guessed first; choose another';
    for (const answer of answers) {
      expectError(answer, 422);
      expect(answer.json().detail).toMatchObject([{ msg, type: 'common_password' }]);
    }
    expect((await login(PASSWORD)).statusCode).toBe(200);
  },
);
