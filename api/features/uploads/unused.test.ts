import { tourPackage } from '#model/entities/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { testApp, type Method, type TestApp } from '../../testing/app.ts';
import { storedNames } from '../../testing/bucket.ts';
import { draftOf } from '../../testing/drafts.ts';
import { eventually, until } from '../../testing/eventually.ts';
import { jpeg } from '../../testing/pictures.ts';
import { upload } from '../../testing/uploading.ts';
import type { StoredImage } from './listing.ts';
import { KEPT_UNUSED_DAYS } from './unused.ts';

const DAY = 86_400_000;
let day = 0;
const began = Date.now();
let asked = 0;
const clock = () => {
  asked++;
  return new Date(began + day * DAY);
};
const options = { clock, unusedEveryMs: 20 };

let server: TestApp;
beforeEach(async () => {
  day = 0;
  server = await testApp(options);
});
afterEach(() => server.close());

const asStaff = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const onDisk = () => storedNames(server.config);
/** Several runs: each begins by asking for the time. */
const looked = () => {
  const before = asked;
  return until(() => asked > before + 5);
};
/** As after days with runs of their own, by a clock that is right. */
const passDays = async (next: number) => {
  day = next;
  await server.db.updateTable('retention').set({ judged_at: null, judged_by: null }).execute();
};
const goToDay = async (next: number) => {
  day = next;
  // A run that asked for the time before would count its day as the last.
  await looked();
  await passDays(next);
  await looked();
};

let made = 0;
async function uploaded(): Promise<string> {
  made += 1;
  const answer = await upload(server, await jpeg(450, 20 + made));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<StoredImage>().url;
}
async function tourWith(url: string): Promise<string> {
  const answer = await asStaff('POST', '/tour-packages', draftOf(tourPackage, { images: [url] }));
  return answer.json().id;
}
const remove = (id: string) => asStaff('DELETE', `/tour-packages/${id}`);
const purge = async (id: string) => {
  const headers = server.as('super_admin');
  const answer = await server.call('DELETE', `/trash/tour-package/${id}`, { headers });
  expect(answer.statusCode, answer.body).toBe(204);
};
const removeForGood = async (id: string) => {
  await remove(id);
  await purge(id);
};

test('a picture goes with its widths thirty days after the last record that showed it, and that is told', async () => {
  const url = await uploaded();
  const id = await tourWith(url);
  await goToDay(100);
  expect(onDisk()).toHaveLength(2);
  await removeForGood(id);
  await looked();
  await goToDay(100 + KEPT_UNUSED_DAYS - 1);
  expect(onDisk()).toHaveLength(2);
  await goToDay(100 + KEPT_UNUSED_DAYS + 1);
  await eventually(() => expect(onDisk()).toEqual([]));
  const headers = server.as('super_admin');
  const [told] = (await server.call('GET', '/audit-log?entity=upload', { headers })).json();
  expect(told).toMatchObject({
    action: 'remove',
    record_id: url.replace('/static/uploads/', ''),
    actor_id: null,
    note: 'Unused for 30 days',
  });
});

test('a picture that was used again for a while begins anew, however short the while', async () => {
  const url = await uploaded();
  await goToDay(20);
  await removeForGood(await tourWith(url));
  await looked();
  await goToDay(45);
  expect(onDisk()).toHaveLength(2);
  await goToDay(51);
  await eventually(() => expect(onDisk()).toEqual([]));
});

test('a picture of a record in the trash stays for as long as that does, and goes with it', async () => {
  const url = await uploaded();
  const id = await tourWith(url);
  await remove(id);
  await looked();
  await goToDay(KEPT_UNUSED_DAYS + 5);
  expect(onDisk()).toHaveLength(2);
  await purge(id);
  await eventually(() => expect(onDisk()).toEqual([]));
});

test('a picture that a record took up in time stays', async () => {
  const url = await uploaded();
  await goToDay(29);
  await tourWith(url);
  await goToDay(400);
  expect(onDisk()).toHaveLength(2);
});

test('a picture of another record stays, and so does what is no picture of ours', async () => {
  const [shown, alone] = [await uploaded(), await uploaded()];
  await tourWith(shown);
  await looked();
  await goToDay(31);
  await eventually(() => expect(onDisk()).toHaveLength(2));
  expect(onDisk().join()).not.toContain(alone.slice(-30, -5));
  const { statusCode } = await server.app.inject({ url: shown });
  expect(statusCode).toBe(200);
});

test('how long a picture is unused outlasts a restart', async () => {
  await uploaded();
  await looked();
  await server.app.close();
  await passDays(31);
  const { db, config } = server;
  const again = await buildApp({ ...options, db, config });
  await again.ready();
  await eventually(() => expect(onDisk()).toEqual([]));
  await again.close();
});

test('a clock that is years ahead takes no picture for unused that long', async () => {
  await uploaded();
  await looked();
  day = 3_650;
  await looked();
  expect(onDisk()).toHaveLength(2);
});
