import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataError } from '../start-error.ts';
import { damages, zeroPageOf } from '../testing/damage.ts';
import { newFile } from '../testing/database.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { openDatabase } from './database.ts';

let folder: ReturnType<typeof temporaryFolder>;
let file: string;
beforeEach(async () => {
  folder = temporaryFolder();
  file = join(folder.path, 'kheya.db');
  await newFile(file);
});
afterEach(() => folder.remove());

const bytes = (ending = '') => readFileSync(file + ending);

/** The message of the refusal to open the database. */
async function refusal(): Promise<string> {
  const opened = await openDatabase(file).then(
    async (db) => db.destroy(),
    (error: unknown) => error,
  );
  expect(opened).toBeInstanceOf(DataError);
  const { message } = opened as Error;
  expect(message).not.toContain('\n');
  return message;
}

test.for(Object.entries(damages))(
  'a database with %s is refused, and stays as it is',
  async ([, damage]) => {
    damage(file);
    const before = bytes();
    const message = await refusal();
    expect(message).toMatch(
      /^The database \S+kheya\.db is damaged: .+\. Nothing was written to it/,
    );
    expect(message).toContain('an upgrade left no copy beside it');
    expect(bytes().equals(before)).toBe(true);
  },
);

test('the copies that upgrades left are named', async () => {
  for (const ending of ['.before-upgrade', '.before-last-upgrade'])
    copyFileSync(file, file + ending);
  zeroPageOf(file, 'outbox');
  expect(await refusal()).toMatch(
    /or the copy that an upgrade left: \S+\.before-upgrade of [\d-]{10}, \S+\.before-last-upgrade of [\d-]{10}\./,
  );
});

test('an empty file beside such a copy is damage, and no first start', async () => {
  copyFileSync(file, `${file}.before-last-upgrade`);
  writeFileSync(file, '');
  expect(await refusal()).toContain('is damaged: it is empty');
  expect(bytes().length).toBe(0);
});

test('a write-ahead log is not moved into a damaged file', async () => {
  const sqlite = new SQLite(file);
  sqlite.exec(`UPDATE users SET full_name = 'x'; CREATE TABLE later (id TEXT)`);
  const kept = { file: join(folder.path, 'kept.db'), log: join(folder.path, 'kept.db-wal') };
  copyFileSync(file, kept.file);
  copyFileSync(`${file}-wal`, kept.log);
  sqlite.close();
  file = kept.file;
  zeroPageOf(file, 'outbox');
  const before = [bytes(), bytes('-wal')];
  expect(before[1]!.length).toBeGreaterThan(0);
  await refusal();
  expect([bytes(), bytes('-wal')].map((each, n) => each.equals(before[n]!))).toEqual([true, true]);
});

test('what only the write-ahead log has is there after a start', async () => {
  const sqlite = new SQLite(file);
  sqlite.exec(`INSERT INTO outbox (entity, record_id, operation, created_at)
    VALUES ('tour-package', 'kept', 'create', 'then')`);
  const crashed = join(folder.path, 'crashed.db');
  copyFileSync(file, crashed);
  copyFileSync(`${file}-wal`, `${crashed}-wal`);
  sqlite.close();
  const db = await openDatabase(crashed);
  expect(await db.selectFrom('outbox').select('record_id').execute()).toEqual([
    { record_id: 'kept' },
  ]);
  await db.destroy();
  expect(existsSync(`${crashed}-wal`)).toBe(false);
});

test('a database of a later version is refused rather than guessed at, and stays as it is', async () => {
  const db = await openDatabase(file);
  await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('999-future', '2030')`.execute(
    db,
  );
  await db.destroy();
  copyFileSync(file, `${file}.before-last-upgrade`);
  const before = bytes();
  const message = await refusal();
  expect(message).toMatch(/was written by a later version, with 999-future\. Nothing was written/);
  expect(message).toContain(`${file}.before-last-upgrade`);
  expect(bytes().equals(before)).toBe(true);
});
