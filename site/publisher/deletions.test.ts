import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentDb, type ContentDb } from '../content/content-db.ts';
import { type Query } from '../content/queries.ts';
import { dueDeletions, hasDeletions, markDeleted, unmarkDeleted } from './deletions.ts';
import { addPage, storeReads } from './dependencies.ts';
import { notePublished } from './published-files.ts';
import { dequeue, enqueue, nextInteractive, RANK } from './render-queue.ts';
import { createTables } from './tables.ts';
import { fileOf } from './validate-page.ts';

const TOUR = 'tour-package';
const PUBLISH = 1;
let db: ContentDb;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kheya-deletions-'));
  db = openContentDb(':memory:');
  createTables(db);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const difference = (id: string) => ({
  entity: TOUR,
  id,
  slugs: [],
  existence: true,
  order: true,
  summary: true,
  featured: false,
  shards: [],
  about: [],
  subjects: [],
});

/** A published page that is queued, and reads a list of tours or something else. */
function queued(path: string, html: string, query: Query = ['count', TOUR]): number {
  const file = fileOf(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  const id = addPage(db, path);
  storeReads(db, id, new Map([[JSON.stringify(query), '']]));
  notePublished(db, folder, { path, isPublished: true });
  enqueue(db, [id], { rank: RANK.bulk, publish: PUBLISH });
  return id;
}

const mark = (...paths: string[]) =>
  markDeleted(db, folder, { paths, differences: [difference('a')], publish: PUBLISH });
const due = () => dueDeletions(db).map(({ path }) => path);
const raised = () => nextInteractive(db, 100).map(({ path }) => path);

test('a page goes once every queued page that links to it is rendered, and those are next', () => {
  const list = queued('/tours', '<a href="/tours/a">A</a> <a href="/tours/ab">AB</a>');
  const bengali = queued('/bn/tours', '<a href="/bn/tours/a">');
  mark('/tours/a');
  expect(due()).toEqual([]);
  expect(raised()).toEqual(['/tours', '/bn/tours']);
  dequeue(db, [list]);
  expect(due()).toEqual([]);
  dequeue(db, [bengali]);
  expect(due()).toEqual(['/tours/a']);
  unmarkDeleted(db, ['/tours/a']);
  expect(hasDeletions(db)).toBe(false);
});

test('an address that only begins alike is no link, nor is a page that reads nothing of the kind', () => {
  queued('/tours/page/2', '<a href="/tours/ab">AB</a> <a href="/tours/a-b">');
  queued('/blog', '<a href="/tours/a">typed</a>', ['count', 'blog-post']);
  mark('/tours/a');
  expect(raised()).toEqual([]);
  expect(due()).toEqual(['/tours/a']);
});

test('pages that are deleted one after another may link to each other: they go all at once', () => {
  const list = queued('/tours', '<a href="/tours/a">A</a>');
  mark('/tours/a');
  mark('/tours/b');
  expect(due()).toEqual([]);
  dequeue(db, [list]);
  expect(due()).toEqual(['/tours/a', '/tours/b']);
});

test('a page that reads the deleted record itself may link to it', () => {
  queued('/visa-services/x', '<a href="/tours/a">', ['summary', TOUR, 'a']);
  queued('/visa-services/y', '<a href="/tours/a">', ['summary', TOUR, 'b']);
  mark('/tours/a');
  expect(raised()).toEqual(['/visa-services/x']);
});

test('a page that a crash left published without its reads may link to it', () => {
  queued('/blog/replaced', '', ['count', 'blog-post']);
  writeFileSync(fileOf(folder, '/blog/replaced'), '<a href="/tours/a">');
  queued('/blog/new', '<a href="/tours/a">', ['count', 'blog-post']);
  notePublished(db, folder, { path: '/blog/new', isPublished: false });
  queued('/blog/other', '<a href="/tours/a">', ['count', 'blog-post']);
  mark('/tours/a');
  expect(raised()).toEqual(['/blog/replaced', '/blog/new']);
  expect(due()).toEqual([]);
});

test('of very many pages, and for an address that may be written otherwise, all are waited for', () => {
  queued('/tours', 'no link at all');
  mark('/tours/কক্স');
  expect(raised()).toEqual(['/tours']);
  expect(due()).toEqual([]);
});
