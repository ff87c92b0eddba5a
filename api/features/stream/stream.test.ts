import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/database.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { publicEntities } from '#model/entities/index.ts';
import { draftOf } from '../../testing/drafts.ts';

let server: TestApp;
afterEach(() => server.close());

async function listening(streamLimits: Parameters<typeof testApp>[0] & object) {
  server = await testApp(streamLimits);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/api/v1/publishing/stream`;
}

/** Reads until the words arrive, or the stream ends. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, words: string) {
  const decoder = new TextDecoder();
  let text = '';
  while (!text.includes(words)) {
    const { value, done } = await reader.read();
    if (done) return `${text}[end]`;
    text += decoder.decode(value, { stream: true });
  }
  return text;
}

const moderator = () => ({ headers: server.as('moderator') });
const tour = publicEntities.find(({ name }) => name === 'tour-package')!;

test('the status comes at once, after a write, and a heartbeat in between', async () => {
  const url = await listening({ streamLimits: { heartbeatMs: 30 } });
  const response = await fetch(url, moderator());
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const reader = response.body!.getReader();
  expect(await readUntil(reader, '"revision":0')).toContain('event: status\ndata: {');
  await readUntil(reader, ': still here');
  await server.call('POST', '/tour-packages', { ...moderator(), body: draftOf(tour) });
  expect(await readUntil(reader, '"revision":1')).not.toContain('[end]');
  await reader.cancel();
});

test('it ends with the session, at the next word', async () => {
  const url = await listening({ streamLimits: { heartbeatMs: 20 } });
  const reader = (await fetch(url, moderator())).body!.getReader();
  await readUntil(reader, 'event: status');
  await server.db
    .updateTable('users')
    .set({ is_active: 0 })
    .where('id', '=', server.users.moderator.id)
    .execute();
  expect(await readUntil(reader, 'never')).toContain('[end]');
});

test('it ends with the server, and so many are open at most', async () => {
  const url = await listening({ streamLimits: { maxStreams: 2 } });
  const open = await Promise.all([fetch(url, moderator()), fetch(url, moderator())]);
  const third = await fetch(url, moderator());
  expect([third.status, await third.json()]).toEqual([
    503,
    { detail: 'Too many streams are open' },
  ]);
  const readers = open.map((response) => response.body!.getReader());
  await readers[0]!.cancel();
  const closed = server.app.close();
  expect(await readUntil(readers[1]!, 'never')).toContain('[end]');
  await closed;
});

const told = (text: string) =>
  [...text.matchAll(/event: leads\ndata: (.*)\n/g)].map(([, data]) => JSON.parse(data!) as object);

test('a lead is told within seconds, with what waits to be read; suspected spam never is', async () => {
  const url = await listening({ streamLimits: {} });
  const reader = (await fetch(url, moderator())).body!.getReader();
  await readUntil(reader, '"unread":0');
  const send = (body: object) =>
    server.call('POST', '/contact-submissions', { body: { message: 'Hello', ...body } });
  await send({ name: 'A machine', website: 'https://spam.example' });
  await readUntil(reader, '"unread":0');
  const sentAt = Date.now();
  const { id } = (await send({ name: 'Rahima', subject: 'Visa', phone: '01712345678' })).json();
  const [news, ...more] = told(await readUntil(reader, '"unread":1'));
  expect(Date.now() - sentAt).toBeLessThan(5_000);
  expect(more).toEqual([]);
  expect(news).toEqual({
    unread: 1,
    unanswered: 1,
    waiting_since: expect.any(String),
    total: 1,
    changed_at: expect.any(String),
    on_duty: [],
    flood: null,
    spam_days: 30,
    latest: [
      { id, name: 'Rahima', subject: 'Visa', created_at: expect.any(String), owner_id: null },
    ],
  });
  await server.call('PUT', `/contact-submissions/${id}/mark-read`, moderator());
  expect(told(await readUntil(reader, '"unread":0'))).toMatchObject([
    { unread: 0, unanswered: 1, total: 1, latest: [] },
  ]);
  await server.call('PUT', `/contact-submissions/${id}`, {
    ...moderator(),
    body: { is_read: false },
  });
  await readUntil(reader, '"unread":1');
  await server.call('DELETE', `/contact-submissions/${id}`, moderator());
  await readUntil(reader, '"unread":0');
  await reader.cancel();
});

test('whoever opens it again is told of what came in between, the newest ten by name', async () => {
  const url = await listening({ streamLimits: {} });
  for (let n = 1; n <= 12; n++) {
    const sentAt = Date.now();
    await server.call('POST', '/contact-submissions', {
      ...moderator(),
      body: { name: `Visitor ${n}`, message: 'Hello' },
    });
    // Leads of one millisecond have no order.
    await vi.waitUntil(() => Date.now() > sentAt + 1, { interval: 1 });
  }
  const reader = (await fetch(url, moderator())).body!.getReader();
  const [news] = told(await readUntil(reader, '"unread":12')) as { latest: { name: string }[] }[];
  expect(news!.latest.map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_, n) => `Visitor ${12 - n}`),
  );
  await reader.cancel();
});

test('what another process writes to the same database is told within seconds, and nothing else', async () => {
  const url = await listening({ streamLimits: { maxMs: 30_000 } });
  const reader = (await fetch(url, moderator())).body!.getReader();
  await readUntil(reader, '"unread":0');
  const db = await openDatabase(server.config.database);
  const other = await buildApp({ db, config: server.config });
  try {
    await db.updateTable('users').set({ full_name: 'Mahin' }).execute();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const sentAt = Date.now();
    const payload = { name: 'Rahima', message: 'Hello', phone: '01712345678' };
    await other.inject({ method: 'POST', url: '/api/v1/contact-submissions', payload });
    const text = await readUntil(reader, '"unread":1');
    expect(Date.now() - sentAt).toBeLessThan(5_000);
    expect(told(text)).toHaveLength(1);
  } finally {
    await other.close();
    await db.destroy();
    await reader.cancel();
  }
});

test('nobody without a session may listen', async () => {
  const url = await listening({});
  expect((await fetch(url)).status).toBe(401);
});
