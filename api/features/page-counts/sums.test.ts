import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { BROWSER } from '../../testing/page-reads.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Noon in Dhaka, on a working day. */
const NOON = Date.parse('2027-03-10T06:00:00.000Z');

let server: TestApp;
let now: number;
beforeEach(async () => {
  now = NOON;
  server = await testApp({ clock: () => new Date(now), pageCountsEveryMs: 1 });
});
afterEach(() => server.close());

interface Sums {
  views: number;
  forms: number;
  calls: number;
  whatsapp: number;
  leads: number;
}
interface Answers {
  answered: number;
  unanswered: number;
  median_minutes: number | null;
}
interface Counts {
  days: (Sums & { day: string })[];
  hours: (Sums & Answers & { hour: number })[];
  pages: (Sums & { path: string | null })[];
  answers: Answers;
}

const staff = () => server.as('moderator');
const ask = async <T = Counts>(query = '') =>
  (await server.call('GET', `/page-counts${query}`, { headers: staff() })).json() as T;
const read = (path: string, ...kinds: string[]) =>
  server.call('POST', '/page-counts', { headers: BROWSER, body: { path, kinds } });
const total = ({ days }: Counts, name: keyof Sums) => days.reduce((sum, day) => sum + day[name], 0);
const lead = async (given: object = {}): Promise<string> => {
  const body = { name: 'Rahima', message: 'Hello', ...given };
  const headers = staff();
  const made = await server.call('POST', '/contact-submissions', { headers, body });
  expect(made.statusCode, made.body).toBe(201);
  return (made.json() as { id: string }).id;
};
const answer = async (id: string) => {
  const body = { status: 'in_progress' };
  const headers = staff();
  const { statusCode } = await server.call('PUT', `/contact-submissions/${id}`, { headers, body });
  expect(statusCode).toBe(200);
};
const untilViews = (views: number) =>
  eventually(async () => expect(total(await ask('?days=90'), 'views')).toBe(views));

test('an agency of which nothing is counted yet has days and hours of nothing', async () => {
  const { days, hours, pages, answers } = await ask();
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({
    day: '2027-03-10',
    views: 0,
    forms: 0,
    calls: 0,
    whatsapp: 0,
    leads: 0,
  });
  expect(days[0]!.day).toBe('2027-02-09');
  expect(hours).toHaveLength(24);
  expect(pages).toEqual([]);
  expect(answers).toEqual({ answered: 0, unanswered: 0, median_minutes: null });
});

test('sums are of 7, 30 or 90 days up to today in Dhaka, in a language or both', async () => {
  for (const [daysAgo, path] of [
    [90, '/about'],
    [89, '/about'],
    [30, '/bn/about'],
    [29, '/contact'],
    [7, '/contact'],
    [6, '/bn/contact'],
    [0, '/contact'],
  ] as const) {
    now = NOON - daysAgo * DAY;
    await read(path, 'view');
    await lead({ page: path });
  }
  now = NOON;
  await untilViews(6);
  for (const [query, views] of [
    ['?days=7', 2],
    ['', 4],
    ['?days=30', 4],
    ['?days=90', 6],
    ['?days=90&language=en', 4],
    ['?days=90&language=bn', 2],
    ['?days=7&language=bn', 1],
  ] as const) {
    const counts = await ask(query);
    expect([total(counts, 'views'), total(counts, 'leads')], query).toEqual([views, views]);
    const hours = counts.hours.filter(({ hour }) => hour === 12);
    expect(hours.map(({ views: at, leads }) => [at, leads])).toEqual([[views, views]]);
  }
});

test('pages with the most leads come first; leads of no page are a row of their own', async () => {
  await read('/contact', 'view', 'form', 'call');
  for (let n = 0; n < 3; n++) await read('/bn/about', 'view', 'whatsapp');
  await read('/', 'view');
  for (const page of [
    '/bn/contact',
    '/contact',
    '/bn',
    null,
    '/wp-login.php',
    'javascript:alert(1)',
  ])
    await lead({ page, language: page?.startsWith('/bn') ? 'bn' : 'en' });
  await lead({ page: '/contact', website: 'https://spam.example' });
  await untilViews(5);
  expect((await ask()).pages).toEqual([
    { path: null, views: 0, forms: 0, calls: 0, whatsapp: 0, leads: 3 },
    { path: '/contact', views: 1, forms: 1, calls: 1, whatsapp: 0, leads: 2 },
    { path: '/', views: 1, forms: 0, calls: 0, whatsapp: 0, leads: 1 },
    { path: '/about', views: 3, forms: 0, calls: 0, whatsapp: 3, leads: 0 },
  ]);
  const funnel = await server.call('GET', '/page-counts/funnel?path=/contact&language=bn', {
    headers: staff(),
  });
  expect(funnel.json()).toMatchObject({ path: '/contact', views: 0, forms: 0, leads: 1 });
  const both = await server.call('GET', '/page-counts/funnel?path=/contact&days=7', {
    headers: staff(),
  });
  expect(both.json()).toMatchObject({ views: 1, forms: 1, calls: 1, whatsapp: 0, leads: 2 });
  expect(both.json().days).toHaveLength(7);
});

test('the time to a first answer is a median of minutes; who waits is told apart', async () => {
  for (const minutes of [4, 20, 9, 30]) {
    const id = await lead();
    now += minutes * MINUTE;
    await answer(id);
    now -= minutes * MINUTE;
  }
  await lead();
  now += 60 * MINUTE;
  const late = await lead();
  now += 90_000;
  await answer(late);
  const { hours, answers } = await ask();
  expect(answers).toEqual({ answered: 5, unanswered: 1, median_minutes: 9 });
  expect(hours[12]).toMatchObject({ leads: 5, answered: 4, unanswered: 1, median_minutes: 14.5 });
  expect(hours[13]).toMatchObject({ leads: 1, answered: 1, unanswered: 0, median_minutes: 1.5 });
  expect(hours[14]).toMatchObject({ leads: 0, answered: 0, median_minutes: null });
});

test('a lead that is deleted, or spam after all, counts no more', async () => {
  const [gone, spam] = [await lead({ page: '/contact' }), await lead({ page: '/contact' })];
  await lead({ page: '/contact' });
  const headers = staff();
  await server.call('DELETE', `/contact-submissions/${gone}`, { headers });
  await server.call('PUT', `/contact-submissions/${spam}`, { headers, body: { is_spam: true } });
  expect((await ask()).pages.map(({ path, leads }) => [path, leads])).toEqual([['/contact', 1]]);
});

test('sums are for staff, and of what there is', async () => {
  for (const path of ['/page-counts', '/page-counts/funnel?path=/'])
    expectError(await server.call('GET', path), 401);
  for (const query of ['?days=8', '?days=x', '?language=fr', '?more=1', '/funnel', '/funnel?path='])
    expectError(await server.call('GET', `/page-counts${query}`, { headers: staff() }), 422);
});
