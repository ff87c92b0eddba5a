import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentVersion, openContentDb, type ContentDb } from '../../content/store/content-db.ts';
import { BulkRendering, type RenderPool } from './bulk-rendering.ts';
import { addPage } from '../state/pages.ts';
import { beginPublish } from '../folder/history.ts';
import { Precompressed } from '../derived/precompress.ts';
import type { Rendering } from './publish-pages.ts';
import { dequeue, enqueue, nextBulk, RANK } from '../state/render-queue.ts';
import type { RenderedBatch } from '../render/render-worker.ts';
import { Staging } from '../render/staging.ts';
import { createTables } from '../state/tables.ts';

const PATH = '/tours/a';
let db: ContentDb;
let folder: string;
let releaseDir: string;
let page: number;
let precompressed: Precompressed;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kheya-bulk-'));
  releaseDir = join(folder, 'release');
  db = openContentDb(':memory:');
  createTables(db);
  page = addPage(db, PATH);
  precompressed = new Precompressed(releaseDir, folder);
});
afterEach(async () => {
  await precompressed.close();
  db.close();
  rmSync(folder, { recursive: true });
});

/** A pool whose one task ends when the test says so, with a page of these words. */
function poolOf(words: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const runs = { begun: 0, over: 0 };
  const run = async (paths: readonly string[]): Promise<RenderedBatch> => {
    runs.begun++;
    const staging = new Staging(releaseDir);
    for (const path of paths)
      await staging.add({ path, bytes: Buffer.from(words), reads: new Map(), links: [] });
    const pages = await staging.all();
    await ended;
    runs.over++;
    return { pages, failed: [], version: contentVersion(db) };
  };
  return { pool: { run, maxThreads: 1 } as unknown as RenderPool, end, runs };
}

const publishedFolder = () =>
  ({
    db,
    releaseDir,
    derived: [precompressed],
  }) as unknown as Rendering;

const files = () => readdirSync(join(releaseDir, 'tours'));

/** A publish whose one page is to be rendered. */
function queue(): void {
  const publish = beginPublish(db, new Date(0));
  enqueue(db, { page, rank: RANK.bulk, publish });
}

async function rendering(words: string) {
  queue();
  const { pool, end, runs } = poolOf(words);
  const bulk = new BulkRendering(publishedFolder(), pool, 0);
  bulk.dispatch();
  while (!readdirSync(folder).includes('release')) await turn();
  return { bulk, end, runs };
}

test('a page that was rendered in bulk is published once it is collected', async () => {
  const { bulk, end } = await rendering('Words');
  end();
  await bulk.collect(5_000);
  expect(files()).toEqual(['a.html']);
  expect(nextBulk(db, 1, new Set())).toEqual([]);
});

test('no thread begins for few pages, and one that is there has them, too', async () => {
  queue();
  const { pool, end, runs } = poolOf('Words');
  new BulkRendering(
    publishedFolder(),
    { ...pool, threads: [] } as unknown as RenderPool,
    2,
  ).dispatch();
  expect(runs.begun).toBe(0);
  const there = { ...pool, threads: [{}] } as unknown as RenderPool;
  const bulk = new BulkRendering(publishedFolder(), there, 2);
  expect(bulk.isAtRest).toBe(true);
  bulk.dispatch();
  expect(runs.begun).toBe(1);
  expect(bulk.isAtRest).toBe(false);
  end();
  await bulk.collect(5_000);
  expect(files()).toEqual(['a.html']);
});

test('a page whose result waits to be collected is not rendered twice', async () => {
  const { bulk, end, runs } = await rendering('Words');
  end();
  while (runs.over === 0) await turn();
  await turn();
  bulk.dispatch();
  expect(runs.begun).toBe(1);
  await bulk.collect(0);
  expect(files()).toEqual(['a.html']);
});

test('a page that was published meanwhile leaves no temporary file', async () => {
  const { bulk, end } = await rendering('Words');
  expect(files()).toHaveLength(1);
  dequeue(db, PATH);
  end();
  await expect.poll(files).toEqual([]);
  await bulk.collect(0);
});

test('a page that was published and queued again meanwhile is rendered again', async () => {
  // Rendered as its file is, which an edit replaces, and the next one is to restore.
  const { bulk, end } = await rendering('Words');
  dequeue(db, PATH);
  writeFileSync(join(releaseDir, 'tours/a.html'), 'Other words');
  queue();
  end();
  await bulk.collect(5_000);
  expect(readFileSync(join(releaseDir, 'tours/a.html'), 'utf8')).toBe('Other words');
  expect(nextBulk(db, 1, new Set())).toMatchObject([{ path: PATH }]);
});
