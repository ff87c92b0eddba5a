import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tag } from '#model/entities/index.ts';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { list } from '../../api/crud/repository.ts';
import { openDatabase } from '../../api/db/database.ts';
import { contentsOf, missing } from './contents.ts';
import { FIRST, writeOldData } from './old-data.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kheya-tags-'));
  file = join(folder, 'old.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function change(...statements: string[]): void {
  const sqlite = new SQLite(file);
  for (const statement of statements) sqlite.exec(statement);
  sqlite.close();
}

/** Rows of the tags table after the upgrade, and their entries in the outbox. */
async function upgraded() {
  const db = await openDatabase(file);
  try {
    const everything = { limit: 500, offset: 0, only: [], orderBy: 'id' };
    const { records } = await list(db, tag, everything);
    const told = await db.selectFrom('outbox').selectAll().where('entity', '=', 'tag').execute();
    return { records, told };
  } finally {
    await db.destroy();
  }
}

const TAGGED = ['tour_packages', 'umrah_packages', 'visa_services', 'flights', 'blog_posts'];

test('an upgrade gives each tag of any record an entry, named as far as it is well known', async () => {
  await writeOldData(file, FIRST, 2);
  change(
    ...TAGGED.map((table, n) => `UPDATE ${table} SET tags = '["middle-east","own-${n}"," "]'`),
    `UPDATE tour_packages SET tags = '["new","Middle East"]' WHERE id = 'tour_packages-1'`,
    `UPDATE visa_services SET tags = '{"never closed' WHERE id = 'visa_services-2'`,
    `UPDATE blog_posts SET tags = '[{},7]' WHERE id = 'blog_posts-2'`,
  );
  const { records, told } = await upgraded();
  expect(records.map(({ id, name, name_bn }) => [id, name, name_bn])).toEqual([
    ['middle-east', 'Middle East', 'মধ্যপ্রাচ্য'],
    ['new-2', 'New', null],
    ...TAGGED.map((_, n) => [`own-${n}`, `Own ${n}`, null]),
  ]);
  expect(records.map(({ id, revision }) => `${id}@${revision}`).toSorted()).toEqual(
    told.map(({ record_id, revision }) => `${record_id}@${revision}`).toSorted(),
  );
});

test('an upgrade leaves tags as staff have named them, and what they have switched off', async () => {
  await writeOldData(file, '018-held-revisions', 2);
  change(
    `UPDATE tags SET name = 'middle-east', name_bn = 'আরব দেশ', is_active = 0 WHERE id = 'tags-1'`,
    `UPDATE tags SET name = 'Beach', name_bn = NULL WHERE id = 'tags-2'`,
    ...TAGGED.map((table) => `UPDATE ${table} SET tags = '["Middle East","beach","visa"]'`),
  );
  const before = contentsOf(file);
  const { records } = await upgraded();
  expect(missing(before, contentsOf(file, before))).toEqual([]);
  expect(records.map(({ name, name_bn }) => [name, name_bn])).toEqual([
    ['middle-east', 'আরব দেশ'],
    ['Beach', null],
    ['Visa', 'ভিসা'],
  ]);
});

test('what staff take out after the upgrade stays out', async () => {
  await writeOldData(file, FIRST, 1);
  change(`UPDATE tour_packages SET tags = '["visa","hills"]'`);
  const first = await upgraded();
  change(`DELETE FROM tags WHERE id = 'hills'`);
  const { records } = await upgraded();
  expect(records).toHaveLength(first.records.length - 1);
});
