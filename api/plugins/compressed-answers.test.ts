import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

const LEADS = '/contact-submissions';
let server: TestApp;

beforeAll(async () => {
  server = await testApp();
  const message = 'ডিসেম্বরে চারজন কক্সবাজার যেতে চাই। '.repeat(20);
  for (let number = 0; number < 30; number++)
    await server.call('POST', LEADS, {
      headers: server.as('moderator'),
      body: { name: `Visitor ${number}`, message },
    });
});
afterAll(() => server.close());

const list = (path: string, coding: string | undefined) =>
  server.call('GET', path, {
    headers: { ...server.as('moderator'), ...(coding && { 'accept-encoding': coding }) },
  });

test('a long answer to staff is compressed for whoever takes that, and is the same', async () => {
  const plain = await list(LEADS, undefined);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toHaveLength(30);
  const short = await list(LEADS, 'gzip, deflate, br');
  expect(short.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': plain.headers['content-type'],
    'content-length': String(short.rawPayload.length),
    'x-total-count': '30',
  });
  expect(gunzipSync(short.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(short.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
  expect(short.headers['cache-control']).toBe('no-store');
});

test('an answer is left as it is where it is short, refused compressed, or for anyone', async () => {
  for (const [path, coding] of [
    [`${LEADS}?limit=1`, 'gzip'],
    [LEADS, 'gzip;q=0, br'],
    [LEADS, 'identity'],
  ] as const) {
    const { headers } = await list(path, coding);
    expect(headers['content-encoding'], `${path} ${coding}`).toBeUndefined();
  }
  for (let number = 0; number < 5; number++)
    await server.call('POST', '/blog-posts', {
      headers: server.as('moderator'),
      body: { title: `Post ${number}`, content: 'Tea. '.repeat(900), is_published: true },
    });
  const anyone = await server.call('GET', '/blog-posts', {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(anyone.rawPayload.length).toBeGreaterThan(20_000);
  expect(anyone.headers['content-encoding']).toBeUndefined();
});
