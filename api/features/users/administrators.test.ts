import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { PASSWORD, testApp, type Headers, type Method, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const call = (method: Method, path: string, body?: unknown, headers?: Headers) =>
  server.call(method, path, { headers: headers ?? server.as('super_admin'), body });

const administrators = () =>
  server.db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'super_admin')
    .where('is_active', '=', 1)
    .execute();

async function secondAdministrator(): Promise<{ id: string; headers: Headers }> {
  const draft = { full_name: 'Bijoy', email: 'bijoy@kheya.test', password: PASSWORD };
  const { id, email } = (await call('POST', '/users', { ...draft, role: 'super_admin' })).json();
  const { access_token } = (
    await server.call('POST', '/auth/login', { body: { email, password: PASSWORD } })
  ).json();
  return { id, headers: { authorization: `Bearer ${access_token}` } };
}

describe('the default administrator', () => {
  let id: string;
  beforeEach(async () => {
    ({ id } = await secondAdministrator());
    await server.db
      .updateTable('users')
      .set({ is_default_admin: 1 })
      .where('id', '=', id)
      .execute();
  });

  test.for([
    ['deactivated', { is_active: false }, 'Cannot deactivate the default admin account'],
    ['demoted', { role: 'moderator' }, 'Cannot change the role of the default admin account'],
  ] as const)('cannot be %s', async ([, change, detail]) => {
    const answer = await call('PUT', `/users/${id}`, { full_name: 'Changed', ...change });
    expectError(answer, 409);
    expect(answer.json()).toEqual({ detail });
    expect((await call('GET', `/users/${id}`)).json()).toMatchObject({
      full_name: 'Bijoy',
      role: 'super_admin',
      is_active: true,
    });
  });

  test('cannot be deleted', async () => {
    const answer = await call('DELETE', `/users/${id}`);
    expectError(answer, 409);
    expect(answer.json()).toEqual({ detail: 'Cannot delete the default admin account' });
    expect((await call('GET', `/users/${id}`)).statusCode).toBe(200);
  });

  test('can be renamed, also by a form that sends everything as it is', async () => {
    const change = { full_name: 'Owner', role: 'super_admin', is_active: true };
    expect((await call('PUT', `/users/${id}`, change)).json()).toMatchObject(change);
  });
});

describe('the last active super_admin', () => {
  const refusals = {
    'switch themselves off': (id: string) => call('PUT', `/users/${id}`, { is_active: false }),
    'demote themselves': (id: string) => call('PUT', `/users/${id}`, { role: 'moderator' }),
    'delete themselves': (id: string) => call('DELETE', `/users/${id}`),
  };

  test.for(Object.entries(refusals))('cannot %s', async ([, attempt]) => {
    const answer = await attempt(server.users.super_admin.id);
    expectError(answer, 409);
    expect(answer.json()).toEqual({
      detail: 'There must be an active Super Admin; make somebody else one first',
    });
    expect((await call('GET', '/users/me')).json()).toMatchObject({
      role: 'super_admin',
      is_active: true,
    });
  });

  test('is not helped by another who is switched off', async () => {
    const other = await secondAdministrator();
    await call('PUT', `/users/${other.id}`, { is_active: false });
    expectError(await refusals['delete themselves'](server.users.super_admin.id), 409);
  });

  test('may go once there is another', async () => {
    await secondAdministrator();
    const answer = await refusals['delete themselves'](server.users.super_admin.id);
    expect(answer.statusCode).toBe(204);
    expect(await administrators()).toEqual([{ email: 'bijoy@kheya.test' }]);
  });
});

const attacks: Record<string, (id: string, headers: Headers) => ReturnType<typeof call>> = {
  demote: (id, headers) => call('PUT', `/users/${id}`, { role: 'moderator' }, headers),
  'switch off': (id, headers) => call('PUT', `/users/${id}`, { is_active: false }, headers),
  delete: (id, headers) => call('DELETE', `/users/${id}`, undefined, headers),
};

test.for(Object.entries(attacks))(
  'of two who %s each other at once, one stays, a hundred times over',
  async ([, attack]) => {
    const first = { ...server.users.super_admin, headers: server.as('super_admin') };
    const second = await secondAdministrator();
    const rowsBefore = await server.db.selectFrom('users').selectAll().execute();
    for (let round = 0; round < 100; round++) {
      const answers = await Promise.all([
        attack(second.id, first.headers),
        attack(first.id, second.headers),
      ]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      expect(await administrators()).toHaveLength(1);
      await server.db.deleteFrom('users').execute();
      await server.db.insertInto('users').values(rowsBefore).execute();
    }
  },
);
