import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECRETS, testApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Builds a token by hand: libraries refuse to make an invalid one. */
function forge(header: object, payload: unknown, key = SECRETS.JWT_SECRET, digest = 'sha256') {
  const content = `${base64(header)}.${base64(payload)}`;
  return `${content}.${createHmac(digest, key).update(content).digest('base64url')}`;
}

const HS256 = { alg: 'HS256', typ: 'JWT' };
const now = Math.floor(Date.now() / 1000);

const claims = (changes: Record<string, unknown> = {}) => ({
  sub: server.users.moderator.email,
  uid: server.users.moderator.id,
  ver: 1,
  iss: 'kheya',
  aud: 'kheya-cms',
  iat: now,
  exp: now + 600,
  ...changes,
});

const unsigned = (header: object, payload: unknown) => `${base64(header)}.${base64(payload)}.`;

test('a token put together by the rules is taken, so that the refusals below mean something', async () => {
  const headers = { authorization: `Bearer ${forge(HS256, claims())}` };
  expect((await server.call('GET', '/users/me', { headers })).statusCode).toBe(200);
});

const bad: [name: string, token: () => string][] = [
  ['garbage', () => 'garbage'],
  ['three dots', () => 'a.b.c'],
  ['signed with another secret', () => forge(HS256, claims(), 'another secret of a good length!')],
  ['signed with an empty key', () => forge(HS256, claims(), '')],
  ['signed with the word null', () => forge(HS256, claims(), 'null')],
  [
    'signed with the key id that it names',
    () => forge({ ...HS256, kid: '/dev/null' }, claims(), ''),
  ],
  ['with keys of its own', () => forge({ ...HS256, jwk: { kty: 'oct', k: 'eA' } }, claims(), 'x')],
  [
    'with keys at another address',
    () => forge({ ...HS256, jku: 'https://evil.example/keys' }, claims(), 'x'),
  ],
  ['signed with the webhook secret', () => forge(HS256, claims(), SECRETS.WEBHOOK_SECRET)],
  ['algorithm none', () => unsigned({ alg: 'none', typ: 'JWT' }, claims())],
  ['algorithm nOnE', () => unsigned({ alg: 'nOnE', typ: 'JWT' }, claims())],
  ['algorithm HS384', () => forge({ alg: 'HS384' }, claims(), SECRETS.JWT_SECRET, 'sha384')],
  ['algorithm HS512', () => forge({ alg: 'HS512' }, claims(), SECRETS.JWT_SECRET, 'sha512')],
  ['algorithm RS256', () => forge({ alg: 'RS256', typ: 'JWT' }, claims())],
  ['a number for an algorithm', () => forge({ alg: 1, typ: 'JWT' }, claims())],
  ['no algorithm', () => forge({ typ: 'JWT' }, claims())],
  ['a critical extension', () => forge({ ...HS256, crit: ['x'] }, claims(), 'x'.repeat(40))],
  ['without its signature', () => unsigned(HS256, claims())],
  [
    'changed after signing',
    () => forge(HS256, claims()).replace(/\.[^.]+\./, `.${base64(claims({ ver: 2 }))}.`),
  ],
  ['payload null', () => forge(HS256, null)],
  ['payload a list', () => forge(HS256, [])],
  ['payload a text', () => forge(HS256, 'x')],
  ['expired', () => forge(HS256, claims({ exp: now - 1 }))],
  ['without an end', () => forge(HS256, claims({ exp: undefined }))],
  ['with a text for an end', () => forge(HS256, claims({ exp: 'never' }))],
  ['not valid yet', () => forge(HS256, claims({ nbf: now + 600 }))],
  ['issued in the future', () => forge(HS256, claims({ iat: now + 60, exp: now + 600 }))],
  [
    'issued by a clock a day ahead',
    () => forge(HS256, claims({ iat: now + 86_400, exp: now + 115_200 })),
  ],
  ['for another audience', () => forge(HS256, claims({ aud: 'somebody-else' }))],
  ['of another issuer', () => forge(HS256, claims({ iss: 'somebody-else' }))],
  ['without an audience', () => forge(HS256, claims({ aud: undefined }))],
  ['without an issuer', () => forge(HS256, claims({ iss: undefined }))],
  ['without a subject', () => forge(HS256, claims({ sub: undefined }))],
  ['of an earlier state of the account', () => forge(HS256, claims({ ver: 0 }))],
  ['without the state of the account', () => forge(HS256, claims({ ver: undefined }))],
  ['without the account', () => forge(HS256, claims({ uid: undefined }))],
  ['with an object for the account', () => forge(HS256, claims({ uid: { id: 1 } }))],
  ['of an account that is not there', () => forge(HS256, claims({ uid: 'nobody' }))],
  [
    "with another person's e-mail",
    () => forge(HS256, claims({ sub: server.users.super_admin.email })),
  ],
  ['nine thousand characters', () => 'x'.repeat(9000)],
];

test.for(bad)('a token that is %s is 401', async ([, token]) => {
  const headers = { authorization: `Bearer ${token()}` };
  const answer = await server.call('GET', '/users/me', { headers });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({
    detail: 'The session is not valid any more; sign in again',
  });
});

test.for(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', 'token'])(
  'an authorization header that says "%s" is 401, on a public address too',
  async (authorization) => {
    for (const path of ['/users/me', '/tour-packages'])
      expect((await server.call('GET', path, { headers: { authorization } })).statusCode).toBe(401);
  },
);
