import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onPostgres } from '../../api/testing/engines.ts';
import { eventually } from '../../api/testing/eventually.ts';
import { fillerOf, mountSmallDisk, unmount } from '../../api/testing/small-disk.ts';
import { Product } from '../harness/product.ts';
import { Work } from './full-disk-work.ts';

/** Everything of the product is on it, temporary files of SQLite, too. */
let disk: string;
let isMounted: boolean;
let product: Product;
beforeEach(async () => {
  disk = mkdtempSync(join(tmpdir(), 'kheya-disk-'));
  // Records of PostgreSQL are on another disk.
  isMounted = !onPostgres && mountSmallDisk(disk, '40m');
  if (!isMounted) return;
  vi.stubEnv('TMPDIR', disk);
  product = await Product.start({ content: 'none', drawsShareImages: true });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  if (isMounted) {
    await product?.stop();
    unmount(disk);
  }
  rmSync(disk, { recursive: true });
});

const ROUNDS = 8;
/** So soon all is as it was, without a restart. */
const WHOLE_AGAIN_MS = 10_000;

const idsOf = async (path: string) =>
  (await product.call<{ id: string }[]>('GET', path)).body.map(({ id }) => id);
const health = async () =>
  (
    await product.call<{
      status: string;
      database: { writable: boolean };
      disk: { reserve_bytes: number };
    }>('GET', '/health')
  ).body;
const temporary = () =>
  readdirSync(disk, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tmp'));
const statusOf = async (path: string) =>
  (await fetch(product.url + path, { redirect: 'manual' })).status;

test('a disk that fills up is told in words, loses nothing acknowledged, and is whole again once there is room', async (context) => {
  if (!isMounted) return context.skip('cannot mount here');
  const work = new Work(product);
  for (let n = 0; n < 3; n++) await work.once();
  await product.live();
  const filling = fillerOf(disk);
  for (let round = 0; round < ROUNDS; round++) {
    filling.fill();
    await work.once();
    expect(await statusOf('/tours')).toBe(200);
  }
  expect([...work.seen.get('lead')!]).toEqual([201]);
  expect([...work.seen.get('save')!].toSorted()).toEqual([201, 507]);
  expect([...work.seen.get('upload')!].toSorted()).toEqual([201, 507]);
  expect([...work.seen.get('delete')!]).toEqual([204]);
  expect(work.wordless).toEqual([]);
  await eventually(async () => {
    filling.fill();
    // Leads use the reserve, which is filled again whenever there is room for a moment.
    await work.once();
    const { disk: room, ...told } = await health();
    expect(told).toMatchObject({ status: 'degraded', database: { writable: false } });
    expect(room.reserve_bytes).toBeLessThan(4 * 2 ** 20);
  });
  const retry = `/publishing/records/tour-package/${work.removed[0]}/retry`;
  await eventually(async () => {
    filling.fill();
    await work.once();
    filling.fill();
    const { status, body } = await product.call('POST', retry);
    expect({ status, ...body }).toEqual({
      status: 507,
      detail: expect.stringContaining('The disk that the site is on is full'),
    });
  });

  filling.free();
  const since = performance.now();
  await eventually(async () => expect((await health()).status).toBe('ok'));
  await product.live();
  expect(performance.now() - since).toBeLessThan(WHOLE_AGAIN_MS);
  filling.close();

  expect(await idsOf('/contact-submissions')).toEqual(expect.arrayContaining(work.leads));
  const tours = await idsOf('/tour-packages');
  expect(tours).toEqual(expect.arrayContaining(work.tours));
  expect(tours.filter((id) => work.removed.includes(id))).toEqual([]);
  for (const id of work.tours) expect(await statusOf(`/tours/${id}`)).toBe(200);
  // Until the server has read the new list of redirects, the page itself leads on.
  await eventually(async () => {
    for (const id of work.removed) expect(await statusOf(`/tours/${id}`)).toBe(301);
  });
  for (const url of work.pictures) expect(await statusOf(url)).toBe(200);
  expect((await product.verified()).differing).toEqual([]);
  await eventually(() => expect(temporary()).toEqual([]));
});

test('what was cut off on a full disk takes leads again at once, and leaves no temporary file', async (context) => {
  if (!isMounted) return context.skip('cannot mount here');
  const work = new Work(product);
  await work.once();
  const filling = fillerOf(disk);
  filling.fill();
  const working = Promise.allSettled([work.once(), work.once()]);
  expect(await product.killPublisher()).toBe(true);
  expect(await product.killApi()).toBe(true);
  await working;
  filling.fill();
  await product.startApi();
  const lead = { name: 'Lead', message: 'Is anybody there?' };
  expect((await product.call('POST', '/contact-submissions', lead)).status).toBe(201);
  filling.free();
  filling.close();
  await product.startPublisher();
  await product.live();
  expect(await idsOf('/contact-submissions')).toEqual(expect.arrayContaining(work.leads));
  expect(await idsOf('/tour-packages')).toEqual(expect.arrayContaining(work.tours));
  await eventually(() => expect(temporary()).toEqual([]));
});
