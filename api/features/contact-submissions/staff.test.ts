import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectError, faultsOf } from '../../testing/answers.ts';
import { testApp, type Headers, type Method, type TestApp } from '../../testing/app.ts';

let server: TestApp;
let id: string;
beforeEach(async () => {
  server = await testApp();
  const body = { name: 'Karim', message: 'How long does a visa take?' };
  ({ id } = (await server.call('POST', '/contact-submissions', { body })).json());
});
afterEach(() => server.close());

const asStaff = (method: Method, path = '', body?: unknown, headers: Headers = {}) =>
  server.call(method, `/contact-submissions${path}`, {
    headers: { ...server.as('moderator'), ...headers },
    body,
  });

test('leads are nobody else’s to read', async () => {
  for (const path of ['/contact-submissions', `/contact-submissions/${id}`]) {
    const answer = await server.call('GET', path);
    expectError(answer, 401);
    expect(answer.body).not.toContain('Karim');
  }
});

test('staff read them whole, the newest first, and count them', async () => {
  await server.call('POST', '/contact-submissions', { body: { name: 'Rahim', message: 'Hi' } });
  const answer = await asStaff('GET', '?limit=1');
  expect(answer.headers['x-total-count']).toBe('2');
  expect(answer.json()).toHaveLength(1);
  const ordered = await asStaff('GET', '?order_by=name&order_direction=asc');
  expect(ordered.json().map(({ name }: { name: string }) => name)).toEqual(['Karim', 'Rahim']);
  const one = await asStaff('GET', `/${id}`);
  expect(one.json()).toMatchObject({ id, name: 'Karim', is_read: false, is_spam: false });
});

test.for([
  '01711234567',
  '+880 1711-234567',
  '০১৭১১ ২৩৪৫৬৭',
  '711234',
  'Visa to',
  'number to call',
])('a lead is found by %s, by part of its number in any spelling, too', async (typed) => {
  for (const phone of ['+8801711-234567', '(01711) 234 567', '০১৭১১২৩৪৫৬৭'])
    await server.call('POST', '/contact-submissions', {
      body: { name: phone, message: 'A number to call', subject: 'Visa to Japan', phone },
    });
  const answer = await asStaff('GET', `?q=${encodeURIComponent(typed)}`);
  expect(answer.json()).toHaveLength(3);
});

test.for(['unread_only=true', 'is_read=true', 'order_by=nothing', 'limit=501'])(
  'a list with ?%s is refused',
  async (query) => {
    expectError(await asStaff('GET', `?${query}`), 422);
  },
);

test.for([
  ['no body', undefined, {}],
  ['an empty body that says JSON', '', { 'content-type': 'application/json' }],
  ['an empty object', {}, {}],
] as const)('mark-read with %s answers the record, read', async ([, body, headers]) => {
  const answer = await asStaff('PUT', `/${id}/mark-read`, body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    id,
    name: 'Karim',
    is_read: true,
    updated_by: server.users.moderator.id,
  });
});

test('marking twice is marking once', async () => {
  const first = await asStaff('PUT', `/${id}/mark-read`);
  const second = await asStaff('PUT', `/${id}/mark-read`);
  expect(second.json()).toEqual(first.json());
});

test('mark-read takes no properties', async () => {
  const answer = await asStaff('PUT', `/${id}/mark-read`, { is_read: false });
  expect(faultsOf(answer)).toEqual(['body.is_read']);
});

test('a lead becomes unread again by a change', async () => {
  await asStaff('PUT', `/${id}/mark-read`);
  const answer = await asStaff('PUT', `/${id}`, { is_read: false });
  expect(answer.json()).toMatchObject({ id, is_read: false, revision: 3 });
});

test('staff say what is spam and what is not', async () => {
  expect((await asStaff('PUT', `/${id}`, { is_spam: true })).json().is_spam).toBe(true);
  expect((await asStaff('PUT', `/${id}`, { is_spam: false })).json().is_spam).toBe(false);
});

test.for(['name', 'email', 'message', 'id', 'created_at', 'website'])(
  'staff do not rewrite the %s of a lead',
  async (name) => {
    const answer = await asStaff('PUT', `/${id}`, { is_read: true, [name]: 'changed' });
    expectError(answer, 422);
    expect(faultsOf(answer)).toEqual([`body.${name}`]);
    expect((await asStaff('GET', `/${id}`)).json()).toMatchObject({ is_read: false, revision: 1 });
  },
);

test('a stale revision is a conflict, in the header and in the body', async () => {
  await asStaff('PUT', `/${id}`, { is_spam: true });
  expectError(await asStaff('PUT', `/${id}`, { is_read: true, revision: 1 }), 409);
  expectError(await asStaff('PUT', `/${id}`, { is_read: true }, { 'if-match': '"1"' }), 409);
  expectError(await asStaff('PUT', `/${id}/mark-read`, undefined, { 'if-match': '"1"' }), 409);
  expectError(await asStaff('DELETE', `/${id}`, undefined, { 'if-match': '"1"' }), 409);
  const fresh = await asStaff('PUT', `/${id}`, { is_read: true }, { 'if-match': '"2"' });
  expect(fresh.statusCode).toBe(200);
});

test('a deleted lead is gone', async () => {
  const answer = await asStaff('DELETE', `/${id}`);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expectError(await asStaff('GET', `/${id}`), 404);
  expectError(await asStaff('PUT', `/${id}/mark-read`), 404);
});
