import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, SECRETS, testApp, type Headers, type TestApp } from '../testing/app.ts';
import { eventually } from '../testing/eventually.ts';
import { mailServer, type MailServer } from '../testing/mail-server.ts';

let server: TestApp;
let mail: MailServer;
let log = '';

const SMTP_PASSWORD = 'the-password-of-the-mail-server';
const MESSAGE = 'a message that nobody but the agency may read';

beforeAll(async () => {
  // The mail server repeats the whole mail in its refusal.
  mail = await mailServer({ verdict: () => 554 });
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      log += chunk.toString();
      done();
    },
  });
  const smtpUrl = `smtp://robot%40kheya.test:${SMTP_PASSWORD}@127.0.0.1:${mail.port}`;
  const config = { smtpUrl, leadEmailTo: ['agency@kheya.test'] };
  server = await testApp({ config, log: { level: 'trace', stream } });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

let requests = 0;
const call = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload: unknown,
  headers: Headers = {},
) => {
  requests++;
  return server.app.inject({ method, url: `/api/v1${path}`, payload: payload as object, headers });
};

test('no password, hash, token or message of a lead is ever logged', async () => {
  const { email } = server.users.moderator;
  const admin = server.as('super_admin');
  const login = await call('POST', '/auth/login', { email, password: PASSWORD });
  const token: string = login.json().access_token;
  await call('POST', '/auth/login', { email, password: 'a wrong secret' });
  await call(
    'POST',
    '/users',
    { full_name: 'A', email: 'new@kheya.test', password: 'a first secret' },
    admin,
  );
  await call(
    'POST',
    '/users',
    { full_name: 'A', email: 'new@kheya.test', password: 'a second secret' },
    admin,
  );
  await call(
    'PUT',
    `/users/${server.users.super_admin.id}`,
    { password: 'x', is_active: 'a third secret' },
    admin,
  );
  const change = { new_password: 'a fourth secret', current_password: PASSWORD };
  const changed = await call('PUT', '/users/change-password', change, {
    authorization: `Bearer ${token}`,
  });
  await call('GET', '/users/me', undefined, { authorization: `Bearer ${token}` });
  await call('POST', '/contact-submissions', { name: 'Karim', message: MESSAGE });
  await call('POST', '/contact-submissions', { name: '', message: MESSAGE });
  const json = { 'content-type': 'application/json' };
  await call('POST', '/contact-submissions', `{"message": "${MESSAGE}`, json);
  // A database error is the one error that is logged whole.
  await server.db.schema.dropTable('publishing_targets').execute();
  await server.db.schema.alterTable('contact_submissions').dropColumn('page').execute();
  const failed = await call('POST', '/contact-submissions', { name: 'Karim', message: MESSAGE });
  expect([changed.statusCode, failed.statusCode]).toEqual([200, 500]);
  await eventually(() => expect(log).toMatch(/"mail":"lead\.[^\n]+a mail was not taken/));
  await eventually(() => expect(log).toContain('EMESSAGE 554'));

  const { password_hash } = await server.db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const secrets = [
    PASSWORD,
    'a wrong secret',
    'a first secret',
    'a second secret',
    'a third secret',
    'a fourth secret',
    SMTP_PASSWORD,
    MESSAGE,
    password_hash,
    'argon2id',
    token,
    changed.json().access_token as string,
    'eyJ',
    ...Object.values(SECRETS),
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('every request is one line, and every line is one entry', () => {
  const lines = log.trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as { msg: string });
  expect(entries.filter((entry) => 'route' in entry)).toHaveLength(requests);
});
