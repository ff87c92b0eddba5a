import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
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

/** Reads what comes until it holds the words, or the end. */
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

test('nobody without a session may listen', async () => {
  const url = await listening({});
  expect((await fetch(url)).status).toBe(401);
});
