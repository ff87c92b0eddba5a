import { tourPackage, visaService } from '#model/entities/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError, secretKeys } from '../../testing/answers.ts';
import { PASSWORD, testApp, type Method, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';

interface Entry {
  id: number;
  at: string;
  action: string;
  entity: string;
  record_id: string;
  actor_id: string | null;
}

let server: TestApp;
let tour: { id: string };

const asStaff = async (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const read = (query = '') =>
  server.call('GET', `/audit-log${query}`, { headers: server.as('super_admin') });
const entries = async (query = ''): Promise<Entry[]> => (await read(query)).json();

beforeAll(async () => {
  server = await testApp();
  tour = (await asStaff('POST', '/tour-packages', draftOf(tourPackage))).json();
  await asStaff('PUT', `/tour-packages/${tour.id}`, { price: 30_000, tags: ['Sea'] });
  await server.call('POST', '/visa-services', {
    headers: server.as('super_admin'),
    body: draftOf(visaService),
  });
  const { email } = server.users.moderator;
  await server.call('POST', '/auth/login', { body: { email, password: PASSWORD } });
  await asStaff('DELETE', `/tour-packages/${tour.id}`);
});
afterAll(() => server.close());

test('the newest comes first, with how many there are', async () => {
  const answer = await read();
  expect(answer.statusCode).toBe(200);
  const ids = answer.json().map(({ id }: Entry) => id);
  expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
  // A page that goes leaves a redirect.
  expect(answer.json().slice(0, 2)).toMatchObject([
    { action: 'create', entity: 'redirect' },
    { action: 'remove', record_id: tour.id },
  ]);
  expect(answer.headers['x-total-count']).toBe(String(ids.length));
});

test('an entry says what changed, in the form that the API uses', async () => {
  const [entry] = await entries('?action=change');
  expect(entry).toEqual({
    id: expect.any(Number),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    actor_id: server.users.moderator.id,
    actor_name: 'Mahin Karim',
    action: 'change',
    entity: 'tour-package',
    record_id: tour.id,
    label: 'Sample',
    before: { price: 26_500, tags: [] },
    after: { price: 30_000, tags: ['Sea'] },
    note: null,
    count: 1,
    request_id: expect.any(String),
    address: '127.0.0.1',
  });
});

test.for([
  ['entity=visa-service', ['create visa-service']],
  ['action=sign_in', ['sign_in user']],
  ['action=remove&entity=visa-service', []],
  ['entity=tour-package', ['remove tour-package', 'change tour-package', 'create tour-package']],
] as const)('?%s', async ([query, expected]) => {
  const found = await entries(`?${query}`);
  expect(found.map(({ action, entity }) => `${action} ${entity}`)).toEqual(expected);
});

test('one record’s entries, and one person’s', async () => {
  expect(await entries(`?entity=tour-package&record_id=${tour.id}`)).toHaveLength(3);
  const own = await entries(`?actor_id=${server.users.super_admin.id}`);
  expect(own.map(({ entity }) => entity)).toEqual(['visa-service']);
  expect(await entries(`?actor_id=${server.users.moderator.id}`)).toHaveLength(5);
  expect(await entries('?actor_id=nobody')).toEqual([]);
});

test('since a moment includes it, until a moment does not, in any time zone', async () => {
  const all = await entries();
  const moment = all[0]!.at;
  const before = all.filter(({ at }) => at < moment);
  const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;
  expect(await entries(query({ since: moment }))).toEqual(all.filter(({ at }) => at >= moment));
  expect(await entries(query({ until: moment }))).toEqual(before);
  const inDhaka = new Date(Date.parse(moment) + 6 * 3_600_000).toISOString().replace('Z', '+06:00');
  expect(await entries(query({ until: inDhaka }))).toEqual(before);
  expect(await entries(query({ since: moment, until: moment }))).toEqual([]);
});

test('pages follow each other without a gap', async () => {
  const all = await entries();
  const pages = [];
  for (let offset = 0; offset < all.length; offset += 2) {
    const answer = await read(`?limit=2&offset=${offset}`);
    expect(answer.headers['x-total-count']).toBe(String(all.length));
    pages.push(...answer.json());
  }
  expect(pages).toEqual(all);
});

test('without a limit a hundred are answered, with one up to five hundred', async () => {
  const now = new Date().toISOString();
  const row = { at: now, action: 'create', entity: 'flight', count: 1 } as const;
  await server.db
    .insertInto('audit_log')
    .values(Array.from({ length: 510 }, () => row))
    .execute();
  expect(await entries('?entity=flight')).toHaveLength(100);
  expect(await entries('?entity=flight&limit=500')).toHaveLength(500);
  expect((await read('?entity=flight')).headers['x-total-count']).toBe('510');
});

test.for([
  'limit=0',
  'limit=501',
  'limit=ten',
  'limit=1.5',
  'limit=true',
  'limit=',
  'limit=1e9',
  'offset=null',
  'offset=-1',
  'entity=users',
  'entity=',
  'action=destroy',
  'since=yesterday',
  'since=2026-11-20',
  'until=2026-13-01T00:00:00Z',
  'until=9999-12-31T23:59:60Z',
  'since=2016-12-31T23:59:60Z',
  'since=2026-11-20T10:00:00Z[Asia/Dhaka]',
  'until=9999-12-31T23:59:59-23:59',
  'since=0000-01-01T00:00:00%2B01:00',
  'record_id=',
  "record_id=x' OR 1=1",
  `actor_id=${'x'.repeat(101)}`,
  'order_by=at',
  'colour=blue',
  'entity=user&entity=flight',
])('?%s is refused', async (query) => {
  expectError(await read(`?${encodeURI(query).replaceAll('%25', '%')}`), 422);
});

test('it is a super_admin’s alone to read', async () => {
  expectError(await asStaff('GET', '/audit-log'), 403);
  expectError(await server.call('GET', '/audit-log'), 401);
});

test.for(['POST', 'PUT', 'DELETE'] as const)('nobody can %s it', async (method) => {
  for (const [path, status] of [
    ['/audit-log', 405],
    ['/audit-log/1', 404],
  ] as const) {
    const headers = server.as('super_admin');
    expect((await server.call(method, path, { headers, body: {} })).statusCode).toBe(status);
  }
});

test('no entry carries a password, a hash or a token', async () => {
  const answer = await read('?limit=500');
  expect(secretKeys(answer.json())).toEqual([]);
  expect(answer.body).not.toContain(PASSWORD);
  expect(answer.body).not.toContain('argon2');
  expect(answer.body).not.toContain('eyJ');
});
