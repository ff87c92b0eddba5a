import { tourPackage } from '#model/entities/index.ts';
import { afterEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';

let server: TestApp;
afterEach(() => server.close());

test('publishing has stopped once a save has waited for the site for a minute', async () => {
  let now = Date.now();
  server = await testApp({ clock: () => new Date(now) });
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    server.call(method, path, { headers: server.as('moderator'), body });
  const isStopped = async () => (await call('GET', '/publishing')).json().stopped as boolean;
  expect(await isStopped()).toBe(false);
  expect((await call('POST', '/tour-packages', draftOf(tourPackage))).statusCode).toBe(201);
  expect(await isStopped()).toBe(false);
  now += 60_000;
  expect(await isStopped()).toBe(true);
});
