import { tourPackage } from '#model/entities/index.ts';
import { afterEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';
import { until } from '../../testing/eventually.ts';

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

test('publishing has not stopped while the publisher answers that it is busy', async () => {
  let now = Date.now();
  server = await testApp({ clock: () => new Date(now) });
  const headers = server.as('moderator');
  const isStopped = async () =>
    (await server.call('GET', '/publishing', { headers })).json().stopped as boolean;
  await server.call('POST', '/tour-packages', { headers, body: draftOf(tourPackage) });
  const answered = (attempts: number) => {
    const updated_at = new Date(now).toISOString();
    return server.db
      .insertInto('publishing_targets')
      .values({ name: 'site', delivered: 0, attempts, updated_at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ attempts, updated_at }))
      .execute();
  };
  // The first try of the dispatcher, which finds no publisher, is noted before what is said here.
  const tried = server.db.selectFrom('publishing_targets').select('name');
  await until(async () => (await tried.where('attempts', '>', 0).execute()).length > 0);
  now += 90_000;
  await answered(0);
  expect(await isStopped()).toBe(false);
  now += 59_999;
  expect(await isStopped()).toBe(false);
  now += 1;
  expect(await isStopped()).toBe(true);
  await answered(1);
  expect(await isStopped()).toBe(true);
});
