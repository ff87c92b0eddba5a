import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tourPackage } from '#model/entities/index.ts';
import type { Publishing } from '#model/publishing/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atomically } from '../../db/database.ts';
import { readHooks } from '../../hooks.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';
import { eventually } from '../../testing/eventually.ts';
import { noteSite } from './site-state.ts';

let server: TestApp;
let status = 204;
const purged: string[][] = [];
const cache = createServer(async (request, response) => {
  const { data } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as {
    data: { addresses: string[] };
  };
  if (status === 204) purged.push(data.addresses.map((each) => new URL(each).pathname));
  response.writeHead(status).end();
});
beforeAll(async () => {
  cache.listen(0, '127.0.0.1');
  await once(cache, 'listening');
  const host = `127.0.0.1:${(cache.address() as AddressInfo).port}`;
  const rebuildWebhooks = readHooks(`purge+http://${host}/purge#window=0`);
  server = await testApp({ healthEveryMs: 20, config: { rebuildWebhooks } });
});
afterAll(async () => {
  await server.close();
  cache.close();
});

const headers = () => server.as('super_admin');
const save = () =>
  server.call('POST', '/tour-packages', { headers: headers(), body: draftOf(tourPackage) });

/** As after an answer of the publisher: what is live up to a revision, and which pages it changed. */
async function isLive(revision: number, ...changed: string[]): Promise<void> {
  const now = new Date().toISOString();
  const row = { name: 'site', delivered: revision, attempts: 0, updated_at: now };
  const none = { failures: [], broken: [], pinned: 0, pinned_pages: [], pinned_revisions: null };
  await atomically(server.db, async (trx) => {
    await trx
      .insertInto('publishing_targets')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ delivered: revision }))
      .execute();
    await noteSite(trx, { ...none, revision, changed }, now);
  });
}

async function progress(): Promise<{ behind: number; told: boolean; attempts: number }> {
  const answer = await server.call('GET', '/publishing', { headers: headers() });
  const { targets, revision } = answer.json<Publishing>();
  const { delivered, attempts } = targets.find(({ name }) => name.startsWith('purge'))!;
  const health = await server.call('GET', '/health', { headers: headers() });
  const { outbox } = health.json<{ outbox: { behind_seconds: Record<string, number> } }>();
  const told = outbox.behind_seconds['hook-1'] === 0;
  return { behind: revision - delivered, told, attempts };
}

test('a cache is told of pages, and how far it is is told in saves', async () => {
  for (let n = 0; n < 3; n++) await save();
  await isLive(3, '/tours');
  const upToDate = { behind: 0, told: true, attempts: 0 };
  await eventually(async () => expect(await progress()).toEqual(upToDate));
  expect(purged.splice(0)).toEqual([['/tours']]);

  // A rebuild changes pages without a save.
  await isLive(3, '/visa');
  await eventually(() => expect(purged.splice(0)).toEqual([['/visa']]));
  expect((await progress()).behind).toBe(0);

  // A save may change no page.
  await save();
  await isLive(4);
  await eventually(async () => expect(await progress()).toEqual(upToDate));
  expect(purged).toEqual([]);

  status = 500;
  await save();
  await isLive(5, '/tours');
  await eventually(async () => expect((await progress()).attempts).toBeGreaterThan(0));
  expect((await progress()).behind).toBe(1);
  status = 204;
  await eventually(async () => expect(await progress()).toEqual(upToDate));
  expect(purged).toEqual([['/tours']]);
});
