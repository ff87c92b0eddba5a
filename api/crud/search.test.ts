import { blogPost, entities, flight, tourPackage, visaService } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scratchDatabase } from '../testing/database.ts';
import { expectError, faultsOf } from '../testing/answers.ts';
import { testApp, type Method, type TestApp } from '../testing/app.ts';
import { draftOf, fullDraftOf } from '../testing/drafts.ts';
import { change, create, list } from './repository.ts';
import { refreshSearchTexts, searchText } from './search.ts';

let server: TestApp;
const asStaff = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const make = async (entity: Entity, values: Record<string, unknown>) =>
  (await asStaff('POST', entity.path, draftOf(entity, values))).json();

beforeAll(async () => {
  server = await testApp();
  for (const [id, name, name_bn] of [
    ['thailand', 'Thailand', null],
    ['saudi-arabia', 'Saudi Arabia', 'সৌদি আরব'],
    ['turkiye', 'Türkiye', null],
    ['japan', 'Japan', 'জাপান'],
  ])
    expect(
      await make(visaService, { country_name: name, country_name_bn: name_bn, tags: ['Sticker'] }),
    ).toMatchObject({ id });
  await make(visaService, { country_name: 'থাইল্যান্ড' });
  await make(visaService, { country_name: 'Hidden Japan', is_available: false });
  await make(tourPackage, { name: 'Dubai 2026', destinations: 'Dubai, Abu Dhabi', price: 3 });
  await make(tourPackage, { name: 'Bali', name_bn: 'বালি ২০২৬', destinations: 'Ubud', price: 1 });
  await make(tourPackage, { name: '100% Sajek_Valley', destinations: 'Sajek', price: 2 });
  await make(tourPackage, { name: String.raw`Back\slash`, destinations: 'Nowhere', price: 4 });
  await make(blogPost, { title: 'Eid', tags: ['Travel tips', 'ঈদ'], is_published: true });
});
afterAll(() => server.close());

const search = (path: string, q: string, more = '') =>
  server.call('GET', `${path}?q=${encodeURIComponent(q)}${more}`);
const found = async (path: string, q: string, more = '') => {
  const answer = await search(path, q, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer
    .json()
    .map(({ id }: { id: string }) => id)
    .toSorted();
};

test.for([
  ['সৌদী', ['saudi-arabia']],
  ['ksa', ['saudi-arabia']],
  ['ARAB', ['saudi-arabia']],
  ['turkey', ['turkiye']],
  ['তুরস্ক', ['turkiye']],
  ['turkiye', ['turkiye']],
  ['nippon', ['japan']],
  ['saudi japan', []],
  ['nowhere', []],
  ['sticker japan', ['japan']],
  ['japan sticker', ['japan']],
  ['  JAPAN  ', ['japan']],
  ['জা\u200cপান', ['japan']],
])('a search for the visa of "%s"', async ([q, expected]) => {
  expect(await found('/visa-services', q as string)).toEqual(expected);
});

test.for(['thailand', 'থাইল্যান্ড', 'থাইল্যাণ্ড', 'THAI', 'থাই'])(
  'a country that is written in one language alone is found in both: %s',
  async (q) => {
    const names = (await search('/visa-services', q)).json();
    expect(
      names.map(({ country_name }: { country_name: string }) => country_name).toSorted(),
    ).toEqual(['Thailand', 'থাইল্যান্ড']);
  },
);

test.for([
  ['2026', ['bali', 'dubai-2026']],
  ['২০২৬', ['bali', 'dubai-2026']],
  ['abu', ['dubai-2026']],
  ['%', ['100-sajek-valley']],
  ['100%', ['100-sajek-valley']],
  ['sajek_valley', ['100-sajek-valley']],
  ['_', ['100-sajek-valley']],
  ['sajek valley', ['100-sajek-valley']],
  ['sajek.valley', []],
  ['\\', ['back-slash']],
  ['\\%', []],
  ["' or 1=1 --", []],
])('a search for the tour "%s"', async ([q, expected]) => {
  expect(await found('/tour-packages', q as string)).toEqual(expected);
});

test('a post is found by its tags, each a text of its own', async () => {
  expect(await found('/blog-posts', 'travel')).toEqual(['eid']);
  expect(await found('/blog-posts', 'ইদ')).toEqual(['eid']);
  expect(await found('/blog-posts', 'tipsঈদ')).toEqual([]);
});

test('nothing to search for is everything', async () => {
  const all = (await server.call('GET', '/tour-packages')).json().length;
  for (const q of ['', '   ', '\u200b'])
    expect((await search('/tour-packages', q)).json(), q).toHaveLength(all);
});

test('a search goes with the other parameters, and the total counts what matches', async () => {
  const answer = await search('/tour-packages', '2026', '&order_by=price&limit=1&offset=1');
  expect(answer.json().map(({ id }: { id: string }) => id)).toEqual(['dubai-2026']);
  expect(answer.headers['x-total-count']).toBe('2');
  expect(await found('/tour-packages', '2026', '&featured_only=true')).toEqual([]);
});

test('the public finds only what it may see, staff everything', async () => {
  expect(await found('/visa-services', 'japan')).toEqual(['japan']);
  expect((await search('/visa-services', 'japan')).headers['x-total-count']).toBe('1');
  const all = await asStaff('GET', '/visa-services?q=japan&order_by=country_name');
  expect(all.json().map(({ id }: { id: string }) => id)).toEqual(['hidden-japan', 'japan']);
  expect(all.headers['x-total-count']).toBe('2');
});

test('a changed record is found by its new words and not by the old', async () => {
  const { id } = await make(flight, { airline: 'Biman', origin: 'Dhaka', destination: 'Jeddah' });
  await asStaff('PUT', `/flights/${id}`, { airline: 'Saudia', destination_bn: 'জেদ্দা' });
  expect(await found('/flights', 'biman')).toEqual([]);
  expect(await found('/flights', 'saudia জেদ্দা dhaka')).toEqual([id]);
  await asStaff('PUT', `/flights/${id}`, { destination_bn: null });
  expect(await found('/flights', 'জেদ্দা')).toEqual([]);
});

test('100 characters are searched for, one more is refused', async () => {
  expect(await found('/tour-packages', 'x'.repeat(100))).toEqual([]);
  expect(await found('/tour-packages', '\ufdfa'.repeat(100))).toEqual([]);
  const answer = await search('/tour-packages', 'x'.repeat(101));
  expectError(answer, 422);
  expect(faultsOf(answer)).toEqual(['querystring.q']);
  expectError(await server.call('GET', '/tour-packages?q=a&q=b'), 422);
});

const every = (entities as readonly Entity[]).map((entity) => [entity.name, entity] as const);

describe.each(every)('%s', (_, entity) => {
  test('is stored with the text that it is found by', async () => {
    const db = await scratchDatabase();
    const author = { userId: null, now: new Date() };
    const hidden = entity.name === 'user' ? { password_hash: 'x', token_version: 1 } : {};
    const made = await create(db, entity, fullDraftOf(entity), author, { hidden });
    const table = sql.table(entity.table);
    const stored = await sql<{ search_text: string }>`SELECT search_text FROM ${table}`.execute(db);
    expect(stored.rows).toEqual([{ search_text: searchText(entity, made) }]);
    expect(stored.rows[0]!.search_text).toMatch(/sample|moved/);
    expect(Object.keys(made)).not.toContain('search_text');
    await db.destroy();
  });

  test('never answers the text that it is found by, and takes none', async () => {
    const { shownWhen, path } = entity;
    if (shownWhen === null) return;
    const draft = fullDraftOf(entity, { slug: undefined });
    const made = await asStaff('POST', path, draft);
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    const answers = [made, await asStaff('GET', path), await asStaff('GET', `${path}/${id}`)];
    for (const answer of answers) expect(answer.body).not.toContain('search_text');
    for (const query of ['order_by=search_text', 'search_text=x'])
      expectError(await asStaff('GET', `${path}?${query}`), 422);
    expectError(await asStaff('PUT', `${path}/${id}`, { search_text: 'x' }), 422);
  });
});

describe('when the server starts', () => {
  const author = { userId: null, now: new Date('2027-01-01T00:00:00.000Z') };
  const all = { limit: 500, offset: 0, only: [] };

  test('records from before are made findable, however often it starts', async () => {
    const db = await scratchDatabase();
    const ids: string[] = [];
    for (let n = 0; n < 1003; n++)
      ids.push((await create(db, visaService, { country_name: 'Thailand' }, author)).id);
    await sql`UPDATE visa_services SET search_text = ''`.execute(db);
    await sql`UPDATE visa_services SET search_text = 'old' WHERE id = 'thailand-7'`.execute(db);
    const before = await list(db, visaService, all);
    const notes = async () => (await db.selectFrom('outbox').selectAll().execute()).length;
    const noted = await notes();
    for (let start = 0; start < 2; start++) {
      await refreshSearchTexts(db);
      expect((await list(db, visaService, { ...all, search: 'থাইল্যাণ্ড' })).total).toBe(ids.length);
    }
    expect(await list(db, visaService, all)).toEqual(before);
    expect(await notes()).toBe(noted);
    await db.destroy();
  });

  test('the server itself sees to it', async () => {
    const own = await testApp();
    await create(own.db, tourPackage, draftOf(tourPackage, { name: 'Old' }), author);
    await sql`UPDATE tour_packages SET search_text = ''`.execute(own.db);
    const { buildApp } = await import('../app.ts');
    const again = await buildApp({ db: own.db, config: own.config });
    const answer = await again.inject('/api/v1/tour-packages?q=old');
    expect(answer.json()).toHaveLength(1);
    await again.close();
    await own.close();
  });

  test('a record that cannot be read keeps no other from being made findable', async () => {
    const db = await scratchDatabase();
    for (const title of ['Damaged', 'Old'])
      await create(db, blogPost, draftOf(blogPost, { title }), author);
    await sql`UPDATE blog_posts SET tags = '{"never closed' WHERE id = 'damaged'`.execute(db);
    await sql`UPDATE blog_posts SET search_text = '' WHERE id = 'old'`.execute(db);
    await refreshSearchTexts(db);
    const { records } = await list(db, blogPost, { ...all, search: 'old' });
    expect(records).toMatchObject([{ id: 'old' }]);
    await db.destroy();
  });

  test('what a change does not name is still searched', async () => {
    const db = await scratchDatabase();
    const draft = draftOf(tourPackage, { name: 'Keeps', destinations: 'Its stops' });
    const { id } = await create(db, tourPackage, draft, author);
    await change(db, tourPackage, id, { price: 9 }, author);
    expect((await list(db, tourPackage, { ...all, search: 'keeps stops' })).total).toBe(1);
    await db.destroy();
  });
});
