import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectError, faultsOf, secretKeys } from '../../testing/answers.ts';
import { PASSWORD, testApp, type Headers, type Method, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const asAdmin = (method: Method, path: string, body?: unknown, headers: Headers = {}) =>
  server.call(method, path, { headers: { ...server.as('super_admin'), ...headers }, body });

const bijoy = { full_name: 'Bijoy', email: 'bijoy@kheya.test', password: 'বিজয় ২০২৬' };
const added = async (values = {}) =>
  (await asAdmin('POST', '/users', { ...bijoy, ...values })).json() as { id: string };

const login = (email: string, password: string) =>
  server.call('POST', '/auth/login', { body: { email, password } });

test('a change whose answer was lost succeeds when it is sent again, its password with it', async () => {
  const { id } = await added();
  const change = { full_name: 'Bijoy Das', password: 'a second password', revision: 1 };
  const first = await asAdmin('PUT', `/users/${id}`, change);
  expect(first.statusCode, first.body).toBe(200);
  const before = await rowOf(id);
  const again = await asAdmin('PUT', `/users/${id}`, change);
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
  expect(await rowOf(id)).toEqual(before);
  const other = { ...change, password: 'a third password' };
  expectError(await asAdmin('PUT', `/users/${id}`, other), 409);
  expect(await rowOf(id)).toEqual(before);
});

const rowOf = (id: string) =>
  server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('adding', () => {
  test.for(['/users', '/users/'])('POST %s adds a moderator who can sign in', async (path) => {
    const answer = await asAdmin('POST', path, bijoy);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      full_name: 'Bijoy',
      email: 'bijoy@kheya.test',
      role: 'moderator',
      is_active: true,
      is_default_admin: false,
      updated_by: server.users.super_admin.id,
    });
    expect(secretKeys(answer.json())).toEqual([]);
    expect((await login(bijoy.email, bijoy.password)).statusCode).toBe(200);
  });

  test('role and activity are taken as given', async () => {
    const { id } = await added({ role: 'super_admin', is_active: false });
    expect(await rowOf(id)).toMatchObject({ role: 'super_admin', is_active: 0 });
  });

  test('an e-mail is kept in lower case and belongs to one', async () => {
    await added({ email: 'BIJOY@Kheya.Test' });
    const again = await asAdmin('POST', '/users', { ...bijoy, email: 'Bijoy@kheya.test' });
    expectError(again, 409);
    expect(again.json().detail[0].msg).toContain('"bijoy@kheya.test"');
  });

  test('an accent makes another e-mail', async () => {
    await added();
    const answer = await asAdmin('POST', '/users', { ...bijoy, email: 'bíjoy@kheya.test' });
    expect(answer.statusCode).toBe(201);
  });

  test('of two who are added at once with one e-mail, one is', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => asAdmin('POST', '/users', bijoy)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  test.for(['full_name', 'email', 'password'])('nobody is added without %s', async (name) => {
    const answer = await asAdmin('POST', '/users', { ...bijoy, [name]: undefined });
    expectError(answer, 422);
    expect(faultsOf(answer)).toEqual([`body.${name}`]);
  });

  test.for([
    ['role', 'owner'],
    ['role', null],
    ['email', 'not an address'],
    ['is_active', 'yes'],
    ['password', 'short'],
    ['password', 'x'.repeat(257)],
    ['password', 123_456],
    ['is_default_admin', true],
    ['id', 'chosen'],
    ['password_hash', 'x'],
    ['token_version', 0],
    ['created_at', '1999-01-01T00:00:00Z'],
  ])('%s cannot be %j', async ([name, value]) => {
    const answer = await asAdmin('POST', '/users', { ...bijoy, [name as string]: value });
    expectError(answer, 422);
    expect(faultsOf(answer)).toEqual([`body.${name}`]);
  });
});

describe('changing', () => {
  test('name, role and activity change; the rest stays', async () => {
    const before = await rowOf((await added()).id);
    const change = { full_name: 'Bijoy Das', role: 'super_admin', is_active: false };
    const answer = await asAdmin('PUT', `/users/${before.id}`, change);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ ...change, email: before.email, revision: 2 });
    expect((await rowOf(before.id)).password_hash).toBe(before.password_hash);
  });

  test('a new password replaces the old one', async () => {
    const { id } = await added();
    const answer = await asAdmin('PUT', `/users/${id}`, { password: 'another one' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('another one');
    expect((await login(bijoy.email, bijoy.password)).statusCode).toBe(401);
    expect((await login(bijoy.email, 'another one')).statusCode).toBe(200);
  });

  test.for([
    ['email', 'new@kheya.test'],
    ['id', 'chosen'],
    ['is_default_admin', true],
    ['password_hash', 'x'],
    ['token_version', 0],
    ['created_at', '1999-01-01T00:00:00Z'],
    ['updated_by', 'chosen'],
    ['password', 'short'],
    ['password', null],
    ['role', 'owner'],
  ])('%s cannot be set to %j, and nothing else is', async ([name, value]) => {
    const { id } = await added();
    const before = await rowOf(id);
    const body = { full_name: 'Changed', [name as string]: value };
    const answer = await asAdmin('PUT', `/users/${id}`, body);
    expectError(answer, 422);
    expect(faultsOf(answer)).toEqual([`body.${name}`]);
    expect(await rowOf(id)).toEqual(before);
  });

  test('a stale revision is a conflict that shows the record and who changed it', async () => {
    const { id } = await added();
    await asAdmin('PUT', `/users/${id}`, { full_name: 'First' }, { 'if-match': '"1"' });
    for (const [body, headers] of [
      [{ full_name: 'Second' }, { 'if-match': '"1"' }],
      [{ full_name: 'Second', revision: 1 }, {}],
    ] as const) {
      const answer = await asAdmin('PUT', `/users/${id}`, body, headers);
      expectError(answer, 409);
      expect(answer.json().detail).toMatchObject({
        current: { full_name: 'First', revision: 2 },
        changed_by: 'Amina Rahman',
      });
      expect(secretKeys(answer.json())).toEqual([]);
    }
  });

  test('who is not there cannot be changed or deleted', async () => {
    expectError(await asAdmin('PUT', '/users/nobody', { full_name: 'X' }), 404);
    expectError(await asAdmin('DELETE', '/users/nobody'), 404);
  });

  test('a moderator changes nobody, not even themselves', async () => {
    const { moderator, super_admin } = server.users;
    const headers = server.as('moderator');
    const before = await server.db.selectFrom('users').selectAll().execute();
    const role = 'super_admin';
    for (const path of ['/users', '/users/'])
      expectError(await server.call('POST', path, { headers, body: { ...bijoy, role } }), 403);
    for (const { id } of [moderator, super_admin]) {
      expectError(await server.call('PUT', `/users/${id}`, { headers, body: { role } }), 403);
      expectError(await server.call('DELETE', `/users/${id}`, { headers }), 403);
    }
    expect(await server.db.selectFrom('users').selectAll().execute()).toEqual(before);
    expect((await login(super_admin.email, PASSWORD)).statusCode).toBe(200);
  });
});

test('a deleted account is gone, with nothing in the answer', async () => {
  const { id } = await added();
  const answer = await asAdmin('DELETE', `/users/${id}`);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expectError(await asAdmin('GET', `/users/${id}`), 404);
});

test('accounts are not published: no change of one reaches the outbox', async () => {
  const { id } = await added();
  await asAdmin('PUT', `/users/${id}`, { full_name: 'Changed' });
  await asAdmin('DELETE', `/users/${id}`);
  expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});
