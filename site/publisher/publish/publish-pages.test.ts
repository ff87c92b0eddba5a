import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentDb, type ContentDb } from '../../content/store/content-db.ts';
import { Precompressed } from '../derived/precompress.ts';
import { fileOf } from '../folder/files.ts';
import { beginPublish } from '../folder/history.ts';
import { Staging } from '../render/staging.ts';
import { markDeleted } from '../state/deletions.ts';
import { addPage, markNew, pageAt, removePage } from '../state/pages.ts';
import { enqueue, nextBulk, queuedPage, RANK } from '../state/render-queue.ts';
import { createTables } from '../state/tables.ts';
import { publishPages, type Rendering } from './publish-pages.ts';

let db: ContentDb;
let releaseDir: string;
let precompressed: Precompressed;
beforeEach(() => {
  releaseDir = mkdtempSync(join(tmpdir(), 'kheya-publish-'));
  db = openContentDb(':memory:');
  createTables(db);
  precompressed = new Precompressed(releaseDir, releaseDir);
});
afterEach(async () => {
  await precompressed.close();
  db.close();
  rmSync(releaseDir, { recursive: true });
});

const folder = () =>
  ({
    db,
    releaseDir,
    derived: [precompressed],
  }) as unknown as Rendering;

function queue(
  path: string,
  { isNew = false, hasFile = !isNew }: { isNew?: boolean; hasFile?: boolean } = {},
): void {
  const id = addPage(db, path);
  if (isNew) markNew(db, id);
  const file = fileOf(releaseDir, path);
  mkdirSync(dirname(file), { recursive: true });
  if (hasFile) writeFileSync(file, 'before');
  const publish = beginPublish(db, new Date(0));
  enqueue(db, { page: id, rank: isNew ? RANK.bulkNewPage : 1, publish });
}

/** Publishes pages, each with its links. */
async function publishAll(pages: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const staging = new Staging(releaseDir);
  for (const [path, links] of Object.entries(pages))
    await staging.add({ path, bytes: Buffer.from(`now ${path}`), reads: new Map(), links });
  publishPages(folder(), await staging.all());
}

const isQueued = (path: string) => queuedPage(db, path) !== undefined;

test('a list of addresses names new pages only once all of them are there', async () => {
  // By an old address in it, a server would lead to a page that is not there yet.
  queue('/redirects/caddy.txt');
  queue('/search/new.json', { isNew: true });
  queue('/a', { isNew: true });
  await publishAll({ '/redirects/caddy.txt': [] });
  expect(queuedPage(db, '/redirects/caddy.txt')).toMatchObject({ rank: RANK.bulk });
  await publishAll({ '/search/new.json': [], '/redirects/caddy.txt': [] });
  expect([isQueued('/search/new.json'), isQueued('/redirects/caddy.txt')]).toEqual([false, true]);
  await publishAll({ '/a': [], '/redirects/caddy.txt': [] });
  expect([isQueued('/a'), isQueued('/redirects/caddy.txt')]).toEqual([false, true]);
  await publishAll({ '/redirects/caddy.txt': [] });
  expect(isQueued('/redirects/caddy.txt')).toBe(false);
});

test('a page leads to new ones only once all of them are there, published ones among them', async () => {
  queue('/list');
  queue('/other');
  queue('/a', { isNew: true });
  queue('/b', { isNew: true });
  await publishAll({ '/a': ['/b'] });
  expect(existsSync(fileOf(releaseDir, '/a'))).toBe(true);
  // By way of the one that is there, visitors would come to the other.
  await publishAll({ '/list': ['/a'], '/other': ['/list'] });
  expect(queuedPage(db, '/list')).toMatchObject({ rank: RANK.bulk });
  expect(isQueued('/other')).toBe(false);
  // Not beside them: a crash between two renames would leave the list alone.
  await publishAll({ '/list': ['/a'], '/b': ['/a'] });
  expect([isQueued('/b'), isQueued('/list')]).toEqual([false, true]);
  await publishAll({ '/list': ['/a'] });
  expect(isQueued('/list')).toBe(false);
  // By then they are pages like others.
  queue('/c', { isNew: true });
  queue('/again');
  await publishAll({ '/again': ['/a', '/b'] });
  expect(isQueued('/again')).toBe(false);
});

test('pages lead to a new one only once its file leads to none that was withdrawn', async () => {
  queue('/list');
  queue('/a', { isNew: true });
  queue('/b', { isNew: true });
  await publishAll({ '/a': ['/b'] });
  const { id, path } = pageAt(db, '/a')!;
  writeFileSync(fileOf(releaseDir, path), '<a href="/b">');
  enqueue(db, { page: id, rank: 1, publish: 1 });
  removePage(db, pageAt(db, '/b')!);
  markDeleted(db, releaseDir, { pages: [{ path: '/b', is_new: 1 }], publish: 1 });
  await publishAll({});
  await publishAll({ '/list': ['/a'] });
  expect(isQueued('/list')).toBe(true);
  await publishAll({ '/a': [] });
  await publishAll({ '/list': ['/a'] });
  expect([isQueued('/a'), isQueued('/list')]).toEqual([false, false]);
});

test('a deleted page goes once each that may link to it was published, be it queued again', async () => {
  const [file, fileOfList] = ['/gone', '/list'].map((path) => fileOf(releaseDir, path));
  writeFileSync(file!, 'before');
  for (const path of ['/list', '/other']) {
    queue(path);
    writeFileSync(fileOf(releaseDir, path), '<a href="/gone">');
  }
  markDeleted(db, releaseDir, { pages: [{ path: '/gone', is_new: 0 }], publish: 1 });
  await publishAll({ '/list': [] });
  expect(existsSync(file!)).toBe(true);
  // Staff save on: a list is queued most of the time.
  enqueue(db, { page: pageAt(db, '/list')!.id, rank: 1, publish: 1 });
  await publishAll({ '/other': [] });
  expect([existsSync(file!), existsSync(fileOfList!), isQueued('/list')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a new page whose file a crash left waits for nobody, and none leads there before all are published', async () => {
  queue('/left', { isNew: true, hasFile: true });
  queue('/missing', { isNew: true });
  queue('/list');
  await publishAll({ '/left': ['/missing'], '/list': ['/left'] });
  expect([isQueued('/left'), isQueued('/list')]).toEqual([false, true]);
  // Never before those that it waits for: it would only be rendered again and again.
  expect(nextBulk(db, 10, new Set()).map(({ path }) => path)).toEqual(['/missing']);
  await publishAll({ '/missing': ['/left'] });
  await publishAll({ '/list': ['/left'] });
  expect([isQueued('/missing'), isQueued('/list')]).toEqual([false, false]);
});
