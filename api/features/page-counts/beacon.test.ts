import { blogPost, contactInfo, tourPackage } from '#model/entities/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { testApp, type Headers, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';
import { eventually } from '../../testing/eventually.ts';
import { BROWSER } from '../../testing/page-reads.ts';

const DAY = 86_400_000;
/** A minute before midnight in Dhaka. */
const LATE = '2027-03-09T17:59:00.000Z';

let server: TestApp;
let now: Date;
beforeEach(async () => {
  now = new Date(LATE);
  server = await testApp({ clock: () => now, pageCountsEveryMs: 5, upkeepAfterMs: 100_000 });
});
afterEach(() => server.close());

const send = (body: unknown, headers: Headers = BROWSER) =>
  server.call('POST', '/page-counts', { headers, body });
const read = async (path: string, kinds = ['view'], headers: Headers = BROWSER) =>
  expect((await send({ path, kinds }, headers)).statusCode).toBe(204);

const stored = async () => {
  const rows = await server.db.selectFrom('page_counts').selectAll().execute();
  return rows
    .map(({ day, path, language, kind, count }) => `${day} ${language} ${path} ${kind} ${count}`)
    .toSorted();
};
const untilStored = (expected: string[]) =>
  eventually(async () => expect(await stored()).toEqual(expected));
/** Counts one more read, and waits for it: whatever was sent before it has been stored, or never is. */
const only = async (expected: string[]) => {
  await read('/about');
  await untilStored([...expected, '2027-03-09 en /about view 1'].toSorted());
};

test('each thing that was done is counted once, by page, language and day in Dhaka', async () => {
  await read('/contact', ['view', 'call']);
  await read('/contact');
  await read('/bn/contact', ['view', 'form', 'whatsapp']);
  now = new Date(now.getTime() + 60_000);
  await read('/contact', ['call']);
  await untilStored([
    '2027-03-09 bn /contact form 1',
    '2027-03-09 bn /contact view 1',
    '2027-03-09 bn /contact whatsapp 1',
    '2027-03-09 en /contact call 1',
    '2027-03-09 en /contact view 2',
    '2027-03-10 en /contact call 1',
  ]);
  const hours = await server.db
    .selectFrom('hour_counts')
    .select(['day', 'hour', 'kind', 'count'])
    .where('language', '=', 'en')
    .orderBy('day')
    .orderBy('kind')
    .execute();
  expect(
    hours.map((row) => ({ ...row, hour: Number(row.hour), count: Number(row.count) })),
  ).toEqual([
    { day: '2027-03-09', hour: 23, kind: 'call', count: 1 },
    { day: '2027-03-09', hour: 23, kind: 'view', count: 2 },
    { day: '2027-03-10', hour: 0, kind: 'call', count: 1 },
  ]);
});

test('counts are added to those that are stored already', async () => {
  await read('/about');
  await untilStored(['2027-03-09 en /about view 1']);
  await read('/about');
  await untilStored(['2027-03-09 en /about view 2']);
});

test('pages of a list are the list, and a record’s page counts while visitors see it', async () => {
  const headers = server.as('moderator');
  const make = async (path: string, body: object) =>
    ((await server.call('POST', path, { headers, body })).json() as { id: string }).id;
  const shown = await make(tourPackage.path, draftOf(tourPackage, { name: 'Shown' }));
  const hidden = await make(
    tourPackage.path,
    draftOf(tourPackage, { name: 'Hidden', is_available: false }),
  );
  const post = { slug: 'a-post', title: 'A post', is_published: true };
  const id = await make(blogPost.path, draftOf(blogPost, post));
  for (const path of [`/tours/${shown}`, `/tours/${hidden}`, '/tours/nowhere', '/tours/page/3'])
    await read(path);
  await read('/bn/blog/a-post');
  await read(`/blog/${id}-not`);
  await only([
    '2027-03-09 bn /blog/a-post view 1',
    `2027-03-09 en /tours view 1`,
    `2027-03-09 en /tours/${shown} view 1`,
  ]);
});

test('who asks not to be followed, and robots, are answered and not counted', async () => {
  await read('/contact', ['view'], { ...BROWSER, dnt: '1' });
  await read('/contact', ['view'], { ...BROWSER, 'sec-gpc': '1' });
  for (const robot of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'curl/8.5.0',
    '',
  ])
    await read('/contact', ['view'], { 'user-agent': robot });
  await only([]);
});

test('what is no page, or no count, counts nothing', async () => {
  for (const path of [
    '/wp-login.php',
    '/thank-you',
    '/cms',
    '//evil.example',
    '',
    '/tours/../a',
    `/tours/${'<'.repeat(150)}`,
  ])
    // oxfmt-ignore
    await read(path);
  const hostile = [
    null,
    [],
    {},
    { path: '/contact' },
    { path: '/contact', kinds: [] },
    { path: '/contact', kinds: ['lead'] },
    { path: '/contact', kinds: ['view', 'view'] },
    { path: '/contact', kinds: 'view' },
    { path: 7, kinds: ['view'] },
    { path: '/contact', kinds: ['view'], count: 1_000_000 },
    { path: '/contact', kinds: ['view'], day: '2027-01-01' },
    { path: `/${'a'.repeat(201)}`, kinds: ['view'] },
  ];
  for (const body of hostile) expect((await send(body)).statusCode, JSON.stringify(body)).toBe(422);
  const long = { path: '/contact', kinds: ['view'], more: 'a'.repeat(600) };
  expect((await send(long)).statusCode).toBe(413);
  const plain = await server.app.inject({
    method: 'POST',
    url: '/api/v1/page-counts',
    headers: { ...BROWSER, 'content-type': 'text/plain' },
    payload: JSON.stringify({ path: '/contact', kinds: ['view'] }),
  });
  expect(plain.statusCode).toBe(415);
  await only([]);
});

test('a network is counted for 120 pages a minute, and no more', async () => {
  for (let n = 0; n < 120; n++) await read('/contact');
  expect((await send({ path: '/contact', kinds: ['view'] })).statusCode).toBe(429);
  await untilStored(['2027-03-09 en /contact view 120']);
  expect(await server.db.selectFrom('rate_events').selectAll().execute()).toEqual([]);
});

test('nothing is counted while the agency does not want it', async () => {
  const other = await testApp({ clock: () => now, pageCountsEveryMs: 3_600_000 });
  const body = draftOf(contactInfo, { company_name: 'Quiet', counts_visits: false });
  const made = await other.call('POST', contactInfo.path, {
    headers: other.as('moderator'),
    body,
  });
  expect(made.json()).toMatchObject({ is_active: true, counts_visits: false });
  await other.call('POST', '/page-counts', {
    headers: BROWSER,
    body: { path: '/contact', kinds: ['view'] },
  });
  await other.app.close();
  expect(await other.db.selectFrom('page_counts').selectAll().execute()).toEqual([]);
  await other.close();
});

test('what waits when the server stops is stored first', async () => {
  const other = await testApp({ clock: () => now, pageCountsEveryMs: 3_600_000 });
  const body = { path: '/contact', kinds: ['view'] };
  await other.call('POST', '/page-counts', { headers: BROWSER, body });
  expect(await other.db.selectFrom('page_counts').selectAll().execute()).toEqual([]);
  await other.app.close();
  expect(await other.db.selectFrom('page_counts').selectAll().execute()).toHaveLength(1);
  await other.close();
});

test('counts go after 400 days', async () => {
  await read('/contact');
  await untilStored(['2027-03-09 en /contact view 1']);
  now = new Date(now.getTime() + 2 * DAY);
  await read('/contact');
  await eventually(async () => expect(await stored()).toHaveLength(2));
  now = new Date(now.getTime() + 399 * DAY);
  const app = await buildApp({ ...server, clock: () => now, upkeepAfterMs: 1 });
  await app.ready();
  await untilStored(['2027-03-11 en /contact view 1']);
  await eventually(async () => {
    const left = await server.db.selectFrom('hour_counts').select('day').execute();
    expect(left).toEqual([{ day: '2027-03-11' }]);
  });
  await app.close();
});
