import { entities, tourPackage } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '../app.ts';
import { expectError, faultsOf } from '../testing/answers.ts';
import { storedNames } from '../testing/bucket.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';
import { multipartBody, multipartType } from '../testing/forms.ts';
import { jpeg } from '../testing/pictures.ts';
import { registeredRoutes } from '../testing/registered-routes.ts';

let now = new Date('2026-11-20T06:00:00.000Z');
const server: TestApp = await testApp({ clock: () => now });
beforeAll(() => server.app.ready());
afterAll(() => server.close());

let count = 0;
const newKey = () => `"key-${++count}"`;

interface Sent {
  payload: string | Buffer;
  type: string;
}

const json = (body: unknown): Sent => ({
  payload: JSON.stringify(body),
  type: 'application/json',
});

async function form(field: string): Promise<Sent> {
  const content = await jpeg(40 + ++count, 30);
  const file = { name: field, content, filename: 'a.jpg', type: 'image/jpeg' };
  return { payload: multipartBody([file]), type: multipartType };
}

const { id: enquiry } = (
  await server.call('POST', '/contact-submissions', { body: { name: 'Karim', message: 'Hi' } })
).json<{ id: string }>();

const forms: Readonly<Record<string, string>> = {
  '/uploads/image': 'file',
  '/uploads/images': 'files',
};

/** A body that creates a new record at a path; a different one at every call. */
async function somethingNew(path: string): Promise<Sent> {
  if (forms[path]) return form(forms[path]);
  if (path.endsWith('/events')) return json({ kind: 'noted', note: `Number ${++count}` });
  const base = path.replace(/\/$/, '');
  const entity = (entities as readonly Entity[]).find((each) => each.path === base)!;
  const own = entity.table === 'users' ? { email: `new${++count}@kheya.test` } : {};
  const password = entity.table === 'users' ? { password: 'a long enough password' } : {};
  const text = entity.columns.find(({ field }) => field.kind === 'text');
  return json({ ...draftOf(entity), [text!.name]: `Number ${++count}`, ...own, ...password });
}

const send = (path: string, { payload, type }: Sent, key: string | undefined, role = 'admin') =>
  server.app.inject({
    method: 'POST',
    url: API_PREFIX + path.replace(':id', enquiry),
    headers: {
      ...server.as(role === 'admin' ? 'super_admin' : 'moderator'),
      'content-type': type,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload,
  });

/** A snapshot of all that a create can leave: rows of every table, and files. */
async function stored(): Promise<string> {
  const tables = [
    ...(entities as readonly Entity[]).map(({ table }) => table),
    'audit_log',
    'lead_events',
  ];
  const counts = await Promise.all(
    tables.map(async (table) => {
      const rows = await server.db
        .selectFrom(table as 'users')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return `${table}: ${rows.n}`;
    }),
  );
  return [...counts, ...storedNames(server.config)].join('\n');
}

/** Posts that create no record: they sign in, arrange, count, publish, preview, restore, erase. */
const MAKES_NOTHING =
  /^\/(auth|drafts|page-counts|personal-data|publishing|preview|translations|trash)\b|\/(reorder|exports)$/;

const creates = registeredRoutes(server.app)
  .filter(({ method, url }) => method === 'POST' && url.startsWith(API_PREFIX))
  .map(({ url }) => url.slice(API_PREFIX.length))
  .filter((path) => !MAKES_NOTHING.test(path));

test('every create is looked at', () => {
  expect(creates).toContain('/tour-packages');
  expect(creates.length).toBeGreaterThanOrEqual(14);
});

test.for(creates)('POST %s sent again under its key makes nothing again', async (path) => {
  const [key, sent] = [newKey(), await somethingNew(path)];
  const first = await send(path, sent, key);
  expect(first.statusCode, first.body).toBe(201);
  const before = await stored();
  const again = await send(path, sent, key);
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  expect(again.headers['etag']).toBe(first.headers['etag']);
  expect(await stored()).toBe(before);
});

test.for(creates)('POST %s refuses a key that was sent with something else', async (path) => {
  const key = newKey();
  expect((await send(path, await somethingNew(path), key)).statusCode).toBe(201);
  const before = await stored();
  const other = await send(path, await somethingNew(path), key);
  expectError(other, 422);
  expect(faultsOf(other)).toEqual(['headers.idempotency-key']);
  expect(await stored()).toBe(before);
});

/** Two creates under one key that overlap: where the second came too late for that, others are sent. */
async function overlapping(path: string, tries = 10) {
  const [key, sent] = [newKey(), await somethingNew(path)];
  const answers = await Promise.all([send(path, sent, key), send(path, sent, key)]);
  if (tries === 0 || answers.some(({ statusCode }) => statusCode !== 201))
    return { key, sent, answers };
  expect(answers[1]!.body).toBe(answers[0]!.body);
  return overlapping(path, tries - 1);
}

test.for(creates)('POST %s is worked on once at a time under one key', async (path) => {
  const { key, sent, answers } = await overlapping(path);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  expectError(refused, 409);
  expect(refused.headers['retry-after']).toBe('1');
  expect((await send(path, sent, key)).body).toBe(
    answers.find(({ statusCode }) => statusCode === 201)!.body,
  );
});

test('a body serialised with its keys in another order is the same one', async () => {
  const key = newKey();
  const body = draftOf(tourPackage, {
    name: 'In order',
    itinerary: { day1: { title: 'Arrival', meals: ['Dinner', 'Tea'] }, day2: { title: 'Boat' } },
  });
  const reversed = (value: unknown): unknown =>
    value === null || typeof value !== 'object'
      ? value
      : Array.isArray(value)
        ? value.map(reversed)
        : Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([name, each]) => [name, reversed(each)]),
          );
  const first = await send('/tour-packages', json(body), key);
  const again = await send('/tour-packages', json(reversed(body)), key);
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
});

test('without a key, what is sent twice is made twice', async () => {
  const sent = await somethingNew('/tour-packages');
  const [one, two] = [
    await send('/tour-packages', sent, undefined),
    await send('/tour-packages', sent, undefined),
  ];
  expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
  expect(one.json().id).not.toBe(two.json().id);
});

test('a key is its sender’s own', async () => {
  const [key, sent] = [newKey(), await somethingNew('/tour-packages')];
  const mine = await send('/tour-packages', sent, key);
  const theirs = await send('/tour-packages', sent, key, 'moderator');
  expect(theirs.statusCode).toBe(201);
  expect(theirs.json().id).not.toBe(mine.json().id);
});

test('a key is that of one call: the same body elsewhere is something else', async () => {
  const key = newKey();
  const body = { name: 'Twice named', price: 1, destinations: 'x', duration: '1' };
  expect((await send('/tour-packages', json(body), key)).statusCode).toBe(201);
  expectError(await send('/umrah-packages', json({ name: 'Twice named', price: 1 }), key), 422);
});

test('the answer stays the first one, whatever became of the record', async () => {
  const [key, sent] = [newKey(), await somethingNew('/tour-packages')];
  const first = await send('/tour-packages', sent, key);
  const path = `/tour-packages/${first.json().id}`;
  const headers = server.as('moderator');
  await server.call('PUT', path, { headers, body: { duration: 'Another' } });
  expect((await send('/tour-packages', sent, key)).body).toBe(first.body);
  await server.call('DELETE', path, { headers });
  expect((await send('/tour-packages', sent, key)).body).toBe(first.body);
  expectError(await server.call('GET', path, { headers }), 404);
});

test('what was refused may be mended and sent under the same key', async () => {
  const key = newKey();
  expectError(await send('/tour-packages', json({ name: 'No price' }), key), 422);
  const mended = json(draftOf(tourPackage, { name: 'Mended' }));
  expect((await send('/tour-packages', mended, key)).statusCode).toBe(201);
});

test('a failing disk keeps neither the record nor the key', async () => {
  const [key, sent] = [newKey(), await somethingNew('/tour-packages')];
  const before = await stored();
  const { db } = server;
  await db.schema.alterTable('idempotency_keys').renameTo('elsewhere').execute();
  try {
    expect((await send('/tour-packages', sent, key)).statusCode).toBe(500);
  } finally {
    await db.schema.alterTable('elsewhere').renameTo('idempotency_keys').execute();
  }
  expect(await stored()).toBe(before);
  expect((await send('/tour-packages', sent, key)).statusCode).toBe(201);
});

test('another password is another account', async () => {
  const key = newKey();
  const account = { full_name: 'Somebody new', email: 'once@kheya.test' };
  const withPassword = (password: string) => json({ ...account, password });
  const first = await send('/users', withPassword('the first password'), key);
  expect(first.statusCode).toBe(201);
  expectError(await send('/users', withPassword('another password'), key), 422);
  expect((await send('/users', withPassword('the first password'), key)).body).toBe(first.body);
  const rows = await server.db.selectFrom('idempotency_keys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/password|argon2/);
});

test('visitors’ leads have keys, too, and with the quotation marks or without it is one key', async () => {
  const lead = { name: 'Rahima', message: 'Please call me' };
  const post = (key: string, body: object) =>
    server.call('POST', '/contact-submissions', { headers: { 'idempotency-key': key }, body });
  const first = await post('"a-lead"', lead);
  expect(first.statusCode).toBe(201);
  expect((await post('a-lead', lead)).body).toBe(first.body);
  expectError(await post('a-lead', { ...lead, message: 'Another' }), 422);
});

test.for(['', '""', '"open', 'two words', 'বাংলা', 'x'.repeat(256), '"a", "b"'])(
  'a key of %j is 400',
  async (key) => {
    expectError(await send('/tour-packages', await somethingNew('/tour-packages'), key), 400);
  },
);

test('after a day a key is free again, and old answers are gone', async () => {
  const [key, sent] = [newKey(), await somethingNew('/tour-packages')];
  const first = await send('/tour-packages', sent, key);
  now = new Date(now.getTime() + 24 * 3_600_000 - 1);
  expect((await send('/tour-packages', sent, key)).body).toBe(first.body);
  now = new Date(now.getTime() + 1);
  const later = await send('/tour-packages', await somethingNew('/tour-packages'), key);
  expect(later.statusCode).toBe(201);
  const kept = await server.db.selectFrom('idempotency_keys').select('created_at').execute();
  expect(kept).toEqual([{ created_at: now.toISOString() }]);
});
