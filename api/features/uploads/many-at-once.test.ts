import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '../../app.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { plain } from '../../testing/pictures.ts';
import { openFiles } from '../../files/open-files.ts';
import { uploadedFiles } from './stored.ts';

const PHOTOS = 8;
const WIDTHS = 4;
const LOOK_EVERY_MS = 20;
/** 20 megapixels in few bytes: as large as a photo when decoded. */
const [WIDTH, HEIGHT] = [5000, 4000];

let server: TestApp;
let api: string;
beforeAll(async () => {
  server = await testApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  api = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}${API_PREFIX}`;
});
afterAll(() => server.close());

async function send(shade: number): Promise<number> {
  const bytes = await plain(WIDTH, HEIGHT, { r: shade * 10, g: 90, b: 90 })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const { status } = await fetch(`${api}/uploads/image`, {
    method: 'POST',
    headers: server.as('moderator'),
    body,
  });
  return status;
}

test('eight large photos at once are stored or told to come back, and the server stays awake', async () => {
  const sending = new AbortController();
  const sent = Promise.all(Array.from({ length: PHOTOS }, (_, n) => send(n)));
  const looked = (async () => {
    const statuses: number[] = [];
    while (!sending.signal.aborted) {
      statuses.push((await fetch(`${api}/health`)).status);
      // Polls at an interval, to leave the CPU to the workers.
      await wait(LOOK_EVERY_MS);
    }
    return statuses;
  })();
  const statuses = await sent;
  sending.abort();
  const health = await looked;
  expect(new Set(health)).toEqual(new Set([200]));
  // More answers than pictures: requests wait for no picture.
  expect(health.length).toBeGreaterThan(PHOTOS);
  expect(new Set([...statuses, 201, 503])).toEqual(new Set([201, 503]));
  const stored = statuses.filter((status) => status === 201).length;
  expect(stored).toBeGreaterThan(0);
  expect(await uploadedFiles(openFiles(server.config))).toHaveLength(stored * WIDTHS);
});
