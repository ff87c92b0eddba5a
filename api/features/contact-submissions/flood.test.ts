import { Writable } from 'node:stream';
import type { InboxNews } from '#model/contact/inbox-news.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { PLAUSIBLE_A_MINUTE, PLAUSIBLE_AN_HOUR } from './flood.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.parse('2026-11-20T06:00:00.000Z');

let now = NOON;
let server: TestApp;
let lines: { msg: string }[];
beforeEach(async () => {
  now = NOON;
  lines = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  server = await testApp({
    clock: () => new Date(now),
    log: { level: 'warn', stream },
    config: { trustProxy: '127.0.0.1' },
  });
});
afterEach(() => server.close());

let senders = 0;
/** A lead from an address that nobody has, through the proxy. */
function send(body: object = {}, { app } = server) {
  senders++;
  return app.inject({
    method: 'POST',
    url: '/api/v1/contact-submissions',
    payload: { name: 'Karim', message: 'How long does a visa take?', ...body },
    headers: { 'x-forwarded-for': `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}` },
  });
}

async function sendMany(count: number, body: object = {}) {
  const answers = [];
  while (answers.length < count)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, count - answers.length) }, () => send(body)),
      )),
    );
  return answers;
}

const inBox = async (isSpam: boolean) =>
  (
    await server.db
      .selectFrom('contact_submissions')
      .selectAll()
      .where('is_spam', '=', isSpam ? 1 : 0)
      .execute()
  ).map(({ name }) => name);

const audit = () =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'label', 'note', 'count'])
    .where('entity', '=', 'contact-submission')
    .orderBy('id')
    .execute();

test('of thousands from as many addresses the surplus is suspected, and nobody is refused', async () => {
  await send({ name: 'Rahima' });
  now += MINUTE;
  const answers = await sendMany(1_000, { name: 'Flood' });
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => Object.keys(JSON.parse(body)).join())).size).toBe(1);
  expect(answers.at(-1)!.body).not.toMatch(/spam|flood"|suspicion/);
  expect(await inBox(false)).toEqual(['Rahima', ...Array(PLAUSIBLE_A_MINUTE).fill('Flood')]);
  expect(await inBox(true)).toHaveLength(1_000 - PLAUSIBLE_A_MINUTE);
});

test('as many as are plausible are ordinary, minute after minute, up to the hour’s number', async () => {
  for (let sent = 0; sent < PLAUSIBLE_AN_HOUR; sent += PLAUSIBLE_A_MINUTE) {
    await sendMany(PLAUSIBLE_A_MINUTE);
    now += MINUTE;
  }
  expect(await inBox(true)).toEqual([]);
  await send({ name: 'One more' });
  expect(await inBox(true)).toEqual(['One more']);
  now = NOON + HOUR;
  await send({ name: 'After an hour' });
  expect(await inBox(true)).toEqual(['One more']);
});

test('a flood ends when it has been calm for a minute, however many came', async () => {
  await sendMany(PLAUSIBLE_AN_HOUR + 50);
  now += MINUTE - 1;
  await send({ name: 'Too soon' });
  expect(await inBox(true)).toContain('Too soon');
  now += MINUTE;
  await send({ name: 'Calm' });
  expect(await inBox(false)).toContain('Calm');
});

test('robots that fill in the hidden field make no person suspected', async () => {
  await sendMany(PLAUSIBLE_A_MINUTE + 20, { website: 'https://spam.example' });
  await send({ name: 'Rahima' });
  expect(await inBox(false)).toEqual(['Rahima']);
});

test('what staff note down in a flood is not suspected', async () => {
  await sendMany(PLAUSIBLE_A_MINUTE + 5);
  const body = { name: 'Called us', message: 'Noted down' };
  await server.call('POST', '/contact-submissions', { headers: server.as('moderator'), body });
  expect(await inBox(false)).toContain('Called us');
});

test('a restart, or a second server over the same data, counts on', async () => {
  await sendMany(PLAUSIBLE_A_MINUTE);
  const app = await buildApp({ ...server, clock: () => new Date(now) });
  await send({ name: 'Elsewhere' }, { app } as TestApp);
  await app.close();
  expect(await inBox(true)).toEqual(['Elsewhere']);
});

test('a plain form of a flood is thanked as any', async () => {
  await sendMany(PLAUSIBLE_A_MINUTE);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/contact-submissions',
    payload: 'name=Rahima&message=Hello&language=bn',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/bn/thank-you']);
  expect(await inBox(true)).toEqual(['Rahima']);
});

test('the log says once that a flood has begun, and again of one an hour later', async () => {
  const told = () => lines.filter(({ msg }) => msg.includes('more enquiries than')).length;
  await sendMany(PLAUSIBLE_A_MINUTE + 20);
  expect(told()).toBe(1);
  now += 2 * MINUTE;
  await sendMany(PLAUSIBLE_A_MINUTE + 20);
  expect(told()).toBe(1);
  now += 2 * HOUR;
  await sendMany(PLAUSIBLE_A_MINUTE + 20);
  expect(told()).toBe(2);
});

test('a flood is told although a clock that was set back since has known another', async () => {
  const told = () => lines.filter(({ msg }) => msg.includes('more enquiries than')).length;
  now += 300 * 24 * HOUR;
  await sendMany(PLAUSIBLE_A_MINUTE + 5);
  now -= 300 * 24 * HOUR;
  await sendMany(PLAUSIBLE_A_MINUTE + 5);
  expect(told()).toBe(2);
});

test('the audit log tells of suspected leads in one row an hour, and of each other by itself', async () => {
  await sendMany(PLAUSIBLE_A_MINUTE + 20);
  now += 2 * MINUTE;
  await sendMany(3, { website: 'https://spam.example' });
  expect(await audit()).toHaveLength(PLAUSIBLE_A_MINUTE);
  now += 2 * HOUR;
  await send({ website: 'https://spam.example' });
  expect((await audit()).slice(PLAUSIBLE_A_MINUTE)).toEqual([
    {
      action: 'create',
      label: '20 enquiries under suspected spam',
      note: 'More came at once than can be real',
      count: 20,
    },
    {
      action: 'create',
      label: '3 enquiries under suspected spam',
      note: 'A field was filled in that people do not see',
      count: 3,
    },
  ]);
});

test('open windows of staff are told how many of a flood are suspected, until none is', async () => {
  const told = async () => {
    const headers = server.as('moderator');
    const { body } = await server.call('GET', '/publishing/stream', { headers });
    const [, data] = /event: leads\ndata: (.*)/.exec(body)!;
    return (JSON.parse(data!) as InboxNews).flood;
  };
  await send({ website: 'https://spam.example' });
  expect(await told()).toBeNull();
  await sendMany(PLAUSIBLE_A_MINUTE + 4);
  now += 1_000;
  await send();
  expect(await told()).toEqual({
    count: 5,
    since: new Date(NOON).toISOString(),
    until: new Date(now).toISOString(),
  });
  await server.call(
    'DELETE',
    `/contact-submissions/suspected-spam?received_until=${new Date(now).toISOString()}`,
    { headers: server.as('super_admin') },
  );
  expect(await told()).toBeNull();
});

test('staff take a real lead of a flood out of suspected spam, and read why it was there', async () => {
  await sendMany(PLAUSIBLE_A_MINUTE);
  const { id } = (await send({ name: 'Rahima' })).json();
  const change = (body: object) =>
    server.call('PUT', `/contact-submissions/${id}`, { headers: server.as('moderator'), body });
  expect((await change({ is_spam: false })).json()).toMatchObject({
    is_spam: false,
    suspicion: 'flood',
  });
  expect(await inBox(true)).toEqual([]);
  expect((await change({ suspicion: null })).statusCode).toBe(422);
  expect((await send({ suspicion: null })).statusCode).toBe(422);
});
