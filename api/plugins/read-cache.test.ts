import { publicEntities, tourPackage } from '#model/entities/index.ts';
import { permissions } from '#model/access/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '../app.ts';
import { openDatabase } from '../db/database.ts';
import { testApp, type Headers, type TestApp } from '../testing/app.ts';
import { draftOf, fullDraftOf } from '../testing/drafts.ts';
import { registeredRoutes } from '../testing/registered-routes.ts';

let server: TestApp;
let id: string;
const detail = () => `/tour-packages/${id}`;

beforeAll(async () => {
  server = await testApp();
  for (const entity of publicEntities) {
    const made = await server.call('POST', entity.path, {
      headers: server.as('moderator'),
      body: fullDraftOf(entity),
    });
    if (entity.name === tourPackage.name) id = made.json().id;
  }
});
afterAll(() => server.close());

const get = (path: string, headers: Headers = {}) => server.call('GET', path, { headers });
const change = (body: object) =>
  server.call('PUT', detail(), { headers: server.as('moderator'), body });

/** Public reads, without those that change without a write. */
const publicReads = () =>
  registeredRoutes(server.app)
    .filter(({ method, url }) => method === 'GET' && url.startsWith(`${API_PREFIX}/`))
    .map(({ url }) => url.slice(API_PREFIX.length))
    .filter((path) => permissions[`GET ${path as '/'}`] === 'anyone' && !path.startsWith('/health'))
    .map((path) => path.replace(':id', id));

test('every read that is open to anyone has an ETag, and is 304 to who has it', async () => {
  let read = 0;
  for (const path of publicReads()) {
    const first = await get(path);
    if (first.statusCode !== 200) continue;
    read++;
    expect(first.headers['cache-control'], path).toBe('no-cache');
    expect(first.headers['vary'], path).toBe('Authorization');
    const again = await get(path, { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body], path).toEqual([304, '']);
    expect(again.headers['content-length'], path).toBeUndefined();
    expect(again.headers['etag']).toBe(first.headers['etag']);
  }
  expect(read).toBeGreaterThan(10);
});

test('the answer from memory is the same as the first, headers and all', async () => {
  await change({ price: 41_000 });
  const path = '/tour-packages?limit=1';
  const [first, again] = [await get(path), await get(path)];
  const ownHeaders = ({ headers }: typeof first) =>
    Object.entries({ ...headers, date: '', 'x-request-id': '' }).toSorted();
  expect(again.body).toBe(first.body);
  expect(ownHeaders(again)).toEqual(ownHeaders(first));
  expect(again.headers['x-total-count']).toBe('1');
});

test('HEAD answers as GET does, without the body', async () => {
  for (const round of ['first', 'from memory']) {
    if (round === 'first') await change({ price: 41_001 });
    const head = await server.app.inject({ method: 'HEAD', url: API_PREFIX + detail() });
    const { headers, body } = await get(detail());
    expect(head.statusCode, round).toBe(200);
    expect(head.body).toBe('');
    for (const name of ['etag', 'cache-control', 'content-length', 'content-type', 'vary'])
      expect(head.headers[name], `${round} ${name}`).toBe(headers[name]);
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body));
    const known = { 'if-none-match': String(headers['etag']) };
    const again = await server.app.inject({
      method: 'HEAD',
      url: API_PREFIX + detail(),
      headers: known,
    });
    expect(again.statusCode).toBe(304);
  }
});

test('HEAD tells staff the revision of a record, as GET does', async () => {
  const headers = server.as('moderator');
  const head = await server.app.inject({ method: 'HEAD', url: API_PREFIX + detail(), headers });
  const { revision } = (await get(detail(), headers)).json();
  expect(head.headers['etag']).toBe(`"${revision}"`);
});

test.for([
  ['itself', (etag: string) => etag, 304],
  ['a weak one', (etag: string) => `W/${etag}`, 304],
  ['one of several', (etag: string) => `"other", ${etag}`, 304],
  ['any', () => '*', 304],
  ['another', () => '"other"', 200],
  ['one without quotation marks', (etag: string) => etag.replaceAll('"', ''), 200],
] as const)('If-None-Match with %s', async ([, given, status]) => {
  const etag = String((await get(detail())).headers['etag']);
  expect((await get(detail(), { 'if-none-match': given(etag) })).statusCode).toBe(status);
});

test('a read after a write shows the write, in list and detail', async () => {
  for (let price = 1_000; price < 1_050; price++) {
    await Promise.all([get(detail()), get('/tour-packages')]);
    expect((await change({ price })).statusCode).toBe(200);
    expect((await get(detail())).json().price).toBe(price);
    expect((await get('/tour-packages')).json()[0].price).toBe(price);
  }
});

test('reads under way while it is written never leave the old answer behind', async () => {
  for (let price = 2_000; price < 2_030; price++) {
    const reads = Array.from({ length: 8 }, () => get(detail()));
    const written = change({ price });
    const more = Array.from({ length: 8 }, () => get(detail()));
    await Promise.all([...reads, written, ...more]);
    expect((await get(detail())).json().price).toBe(price);
  }
});

test('a write by another connection shows at once, also one that notes nothing', async () => {
  const other = await openDatabase(server.config.database);
  for (let price = 3_000; price < 3_020; price++) {
    await get(detail());
    await sql`UPDATE tour_packages SET price = ${price} WHERE id = ${id}`.execute(other);
    expect((await get(detail())).json().price).toBe(price);
  }
  await other.destroy();
});

test('what is hidden is gone at once, and what is missing is not remembered', async () => {
  await get(detail());
  await change({ is_available: false });
  expect((await get(detail())).statusCode).toBe(404);
  expect((await get(detail())).headers['cache-control']).toBe('no-store');
  expect((await get(detail())).headers['etag']).toBeUndefined();
  await change({ is_available: true });
  expect((await get(detail())).statusCode).toBe(200);
  expect((await get('/tour-packages?limit=0')).headers['cache-control']).toBe('no-store');
});

test('no answer crosses from one role to another', async () => {
  const body = draftOf(tourPackage, { name: 'A hidden draft', is_available: false });
  await server.call('POST', '/tour-packages', { headers: server.as('moderator'), body });
  const staff = await get('/tour-packages', server.as('moderator'));
  expect(staff.body).toContain('A hidden draft');
  expect(staff.headers['cache-control']).toBe('no-store');
  const anonymous = await get('/tour-packages');
  expect(anonymous.body).not.toContain('A hidden draft');
  expect((await get('/tour-packages', server.as('moderator'))).body).toContain('A hidden draft');

  const known = { 'if-none-match': String(anonymous.headers['etag']) };
  const both = await get('/tour-packages', { ...server.as('moderator'), ...known });
  expect(both.statusCode).toBe(200);
  expect(both.headers['vary']).toBe('Authorization');
  expect((await get('/tour-packages', { authorization: 'Bearer x', ...known })).statusCode).toBe(
    401,
  );
});

test('who edits a record gets its revision as the ETag, and can send it back', async () => {
  const answer = await get(detail(), server.as('moderator'));
  const etag = String(answer.headers['etag']);
  expect(etag).toBe(`"${answer.json().revision}"`);
  const headers = { ...server.as('moderator'), 'if-match': etag };
  const put = (price: number) => server.call('PUT', detail(), { headers, body: { price } });
  expect((await put(9_000)).statusCode).toBe(200);
  expect((await put(9_001)).statusCode).toBe(409);
});

test('health is never kept', async () => {
  expect((await get('/health')).headers['cache-control']).toBe('no-store');
});

test('an answer of memory has the headers of the first, but an id of its own, and a line in the log', async () => {
  const lines: string[] = [];
  const logged = await testApp({
    log: { level: 'info', stream: { write: (line) => lines.push(line) } },
  });
  const address = await logged.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${address}${API_PREFIX}/tour-packages`;
  const asked = async (method: string, headers: Headers = {}) => {
    const answer = await fetch(url, { method, headers: { connection: 'close', ...headers } });
    const all = Object.fromEntries(answer.headers);
    const { 'x-request-id': requestId, date: _, ...rest } = all;
    return { status: answer.status, body: await answer.text(), requestId, headers: rest };
  };
  const first = await asked('GET');
  expect(first.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    vary: 'Authorization',
    'x-total-count': '0',
    'content-length': '2',
  });
  const second = await asked('GET');
  expect({ ...second, requestId: '' }).toEqual({ ...first, requestId: '' });
  expect(second.requestId).not.toBe(first.requestId);
  const head = await asked('HEAD', { 'x-request-id': 'mine' });
  expect({ ...head, body: '[]', requestId: first.requestId }).toEqual(first);
  expect([head.body, head.requestId]).toEqual(['', 'mine']);
  const known = await asked('GET', { 'if-none-match': first.headers['etag']! });
  const { 'content-type': _type, 'content-length': _length, ...headersAlone } = first.headers;
  expect(known).toMatchObject({ status: 304, body: '', headers: headersAlone });
  expect(known.headers).not.toHaveProperty('content-type');
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(told.map(({ status, reqId }) => [status, reqId])).toEqual([
    [200, first.requestId],
    [200, second.requestId],
    [200, 'mine'],
    [304, known.requestId],
  ]);
  await logged.close();
});
