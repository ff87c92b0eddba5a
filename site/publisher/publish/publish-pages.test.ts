import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  expect([isQueued('/a'), isQueued('/redirects/caddy.txt')]).toEqual([false, false]);
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
  await publishAll({ '/b': ['/a'], '/list': ['/a'] });
  expect([isQueued('/b'), isQueued('/list')]).toEqual([false, false]);
  // By then they are pages like others.
  queue('/c', { isNew: true });
  queue('/again');
  await publishAll({ '/again': ['/a', '/b'] });
  expect(isQueued('/again')).toBe(false);
});

test('a new page that visitors reach leads to no other before all of them have a file', async () => {
  // Hidden and shown again before its file was gone.
  queue('/back', { isNew: true, hasFile: true });
  queue('/a', { isNew: true });
  queue('/missing', { isNew: true });
  await publishAll({ '/a': ['/missing'] });
  // By way of one that is there, visitors would come to the other.
  await publishAll({ '/back': ['/a', '/back'] });
  expect([isQueued('/a'), isQueued('/back')]).toEqual([false, true]);
  await publishAll({ '/missing': [] });
  await publishAll({ '/back': ['/a', '/back'] });
  expect(isQueued('/back')).toBe(false);
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
  markDeleted(db, releaseDir, { paths: ['/b'], publish: 1 });
  await publishAll({});
  await publishAll({ '/list': ['/a'] });
  expect(isQueued('/list')).toBe(true);
  await publishAll({ '/list': ['/a'], '/a': [] });
  expect([isQueued('/a'), isQueued('/list')]).toEqual([false, false]);
});

test('a deleted page goes once each that may link to it was published, be it queued again', async () => {
  const [file, fileOfList] = ['/gone', '/list'].map((path) => fileOf(releaseDir, path));
  writeFileSync(file!, 'before');
  for (const path of ['/list', '/other']) {
    queue(path);
    writeFileSync(fileOf(releaseDir, path), '<a href="/gone">');
  }
  markDeleted(db, releaseDir, { paths: ['/gone'], publish: 1 });
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

test('a new page whose file a crash left waits for those without one, and they wait for nobody', async () => {
  queue('/left', { isNew: true, hasFile: true });
  queue('/also-left', { isNew: true, hasFile: true });
  queue('/missing', { isNew: true });
  await publishAll({ '/left': ['/also-left', '/missing'], '/also-left': ['/left'] });
  expect([isQueued('/left'), isQueued('/also-left')]).toEqual([true, true]);
  // Never before those that it waits for: it would only be rendered again and again.
  const next = () => nextBulk(db, 10, new Set()).map(({ path }) => path);
  expect(next()).toEqual(['/missing']);
  await publishAll({ '/missing': ['/left'] });
  await publishAll({ '/left': ['/also-left', '/missing'], '/also-left': ['/left'] });
  expect([isQueued('/missing'), isQueued('/left')]).toEqual([false, false]);
});

test('a file that leads to a page that never came is replaced before another leads there', async () => {
  // A crash came before the last of three new pages got its name; two of them are hidden since.
  queue('/left', { isNew: true, hasFile: true });
  writeFileSync(fileOf(releaseDir, '/left'), '<a href="/hidden">');
  writeFileSync(fileOf(releaseDir, '/hidden'), '<a href="/never">');
  markDeleted(db, releaseDir, { paths: ['/never', '/hidden'], publish: 1 });
  writeFileSync(fileOf(releaseDir, '/there'), 'before');
  // A page that is not queued cannot be published: what comes after it stays as it was.
  await expect(publishAll({ '/there': ['/left'], '/left': [] })).rejects.toThrow(TypeError);
  expect(readFileSync(fileOf(releaseDir, '/left'), 'utf8')).toBe('now /left');
});
