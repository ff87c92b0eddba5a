import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { PASSWORD, testApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  for (const [full_name, is_active] of [
    ['Bijoy', true],
    ['Champa', false],
  ] as const)
    await server.call('POST', '/users', {
      headers: server.as('super_admin'),
      body: { full_name, email: `${full_name}@kheya.test`, password: PASSWORD, is_active },
    });
});
afterAll(() => server.close());

const listed = (path: string, role: 'super_admin' | 'moderator' = 'super_admin') =>
  server.call('GET', path, { headers: server.as(role) });

const namesOf = (answer: Awaited<ReturnType<typeof listed>>) =>
  answer.json().map(({ full_name }: { full_name: string }) => full_name);

test.for(['/users', '/users/'])('%s is ordered, cut and counted as asked', async (path) => {
  const answer = await listed(`${path}?order_by=full_name&order_direction=desc&limit=2&offset=1`);
  expect(namesOf(answer)).toEqual(['Champa', 'Bijoy']);
  expect(answer.headers['x-total-count']).toBe('4');
});

test.for(['/users', '/users/'])('%s leaves out who is switched off when asked to', async (path) => {
  const answer = await listed(`${path}?active_only=true&order_by=full_name`);
  expect(namesOf(answer)).toEqual(['Amina Rahman', 'Bijoy', 'Mahin Karim']);
  expect(answer.headers['x-total-count']).toBe('3');
});

test.for(['password_hash', 'token_version', 'nothing'])(
  'the list cannot be ordered by %s',
  async (column) => {
    expectError(await listed(`/users?order_by=${column}`), 422);
  },
);

test.for(['limit=0', 'limit=501', 'offset=-1', 'filter=x', 'order_direction=up'])(
  'a list with ?%s is refused',
  async (query) => {
    expectError(await listed(`/users?${query}`), 422);
  },
);

test('a moderator counts one, however the list is asked for', async () => {
  const answer = await listed('/users/?limit=500&order_by=full_name', 'moderator');
  expect(namesOf(answer)).toEqual(['Mahin Karim']);
  expect(answer.headers['x-total-count']).toBe('1');
});

test.for([
  ['q=mahin', ['Mahin Karim']],
  ['q=amina', []],
  ['q=Bijoy', []],
  ['q=kheya', ['Mahin Karim']],
  ['offset=1', []],
  ['active_only=true', ['Mahin Karim']],
] as const)(
  'a moderator who asks for ?%s is answered from their own record alone',
  async ([query, names]) => {
    for (const path of ['/users', '/users/']) {
      const answer = await listed(`${path}?${query}`, 'moderator');
      expect(namesOf(answer)).toEqual(names);
      expect(answer.headers['x-total-count']).toBe(
        query === 'offset=1' ? '1' : String(names.length),
      );
    }
  },
);

test('every other address is the same refusal to a moderator, whether it exists or not', async () => {
  const others = [server.users.super_admin.id, 'nobody', 'NOT AN ID', '0'];
  const answers = [];
  for (const id of others)
    answers.push(await listed(`/users/${encodeURIComponent(id)}`, 'moderator'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

test('a moderator reads their own record, a super_admin everybody’s', async () => {
  const { id } = server.users.moderator;
  for (const role of ['moderator', 'super_admin'] as const) {
    const answer = await listed(`/users/${id}`, role);
    expect(answer.json()).toMatchObject({ id, full_name: 'Mahin Karim', role: 'moderator' });
    expect(answer.headers['etag']).toBe('"1"');
  }
  expectError(await listed('/users/nobody'), 404);
});
