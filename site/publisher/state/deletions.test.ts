import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentDb, type ContentDb } from '../../content/store/content-db.ts';
import { dueDeletions, hasDeletions, markDeleted, unmarkDeleted } from './deletions.ts';
import { addPage, markNew } from './pages.ts';
import { fileOf } from '../folder/files.ts';
import { dequeue, enqueue, nextInteractive, RANK } from './render-queue.ts';
import { createTables } from './tables.ts';

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

/** A page that is queued, with what is published of it. */
function queued(path: string, html?: string): number {
  const file = fileOf(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  if (html !== undefined) writeFileSync(file, html);
  const id = addPage(db, path);
  enqueue(db, { page: id, rank: RANK.bulk, publish: PUBLISH });
  return id;
}

const mark = (...paths: string[]) =>
  markDeleted(db, folder, { pages: paths.map((path) => ({ path, is_new: 0 })), publish: PUBLISH });
const due = () => dueDeletions(db).map(({ path }) => path);
const raised = () => nextInteractive(db, 100).map(({ path }) => path);

test('a page goes once every queued page that links to it is rendered, and those are next', () => {
  queued('/tours', '<a href="/tours/a">A</a> <a href="/tours/ab">AB</a>');
  queued('/bn/tours', '<a href="/bn/tours/a">');
  mark('/tours/a');
  expect(due()).toEqual([]);
  expect(raised()).toEqual(['/tours', '/bn/tours']);
  dequeue(db, '/tours');
  expect(due()).toEqual([]);
  dequeue(db, '/bn/tours');
  expect(due()).toEqual(['/tours/a']);
  unmarkDeleted(db, ['/tours/a']);
  expect(hasDeletions(db)).toBe(false);
});

test('a page goes in both languages at once, and no other page is rendered before', () => {
  queued('/tours', '<a href="/tours/a">');
  queued('/bn/tours', '"/bn/tours/a"');
  const other = queued('/bn/tours/page/2', '<a href="/bn/tours/b">');
  enqueue(db, { page: other, rank: 2, publish: PUBLISH });
  mark('/bn/tours/a', '/tours/a');
  expect(raised()).toEqual(['/tours', '/bn/tours']);
  for (const path of ['/tours', '/bn/tours']) dequeue(db, path);
  expect(due()).toEqual(['/bn/tours/a', '/tours/a']);
  expect(raised()).toEqual(['/bn/tours/page/2']);
});

test('a new page that leads to one without a file is rendered before all that lead to the new one', () => {
  const lists = ['/', '/bn', '/tours', '/bn/tours'];
  for (const path of lists) queued(path, '<a href="/tours/b">');
  markNew(db, queued('/tours/a', '<a href="/tours/b">'));
  mark('/tours/b');
  expect(nextInteractive(db, lists.length)[0]).toMatchObject({ path: '/tours/a' });
});

test('an address that only begins alike is no link, and a new page has none', () => {
  queued('/tours/page/2', '<a href="/tours/ab">AB</a> <a href="/tours/a-b">');
  queued('/tours/new');
  mark('/tours/a');
  expect(raised()).toEqual([]);
  expect(due()).toEqual(['/tours/a']);
});

test('a page larger than any is waited for, whatever comes after its beginning', () => {
  const words = '<p>Words</p>'.repeat(400_000);
  queued('/tours/short', words.slice(0, 1_000));
  queued('/tours/long', `${words}<a href="/tours/a">A</a>`);
  mark('/tours/a');
  expect(raised()).toEqual(['/tours/long']);
});

test('pages that are deleted one after another may link to each other: they go all at once', () => {
  queued('/tours', '<a href="/tours/a">A</a>');
  mark('/tours/a');
  mark('/tours/b');
  expect(due()).toEqual([]);
  dequeue(db, '/tours');
  expect(due()).toEqual(['/tours/a', '/tours/b']);
});

test('for an address that may be written otherwise, every queued page is waited for in its turn', () => {
  queued('/tours', 'no link at all');
  mark('/tours/কক্স');
  expect(raised()).toEqual([]);
  expect(due()).toEqual([]);
  // Links to a page that came back keep no other waiting.
  unmarkDeleted(db, ['/tours/কক্স']);
  mark('/tours/a');
  expect(due()).toEqual(['/tours/a']);
  unmarkDeleted(db, ['/tours/a']);
  mark('/tours/কক্স');
  dequeue(db, '/tours');
  expect(due()).toEqual(['/tours/কক্স']);
});
