import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import type { Db } from './database.ts';
import type { Engine } from './engine.ts';
import { releasedMigrations } from './released-migrations.ts';
import { sqliteEngine } from './sqlite.ts';
import { upgrade } from './upgrade.ts';
import { copyBeforeUpgrade } from './upgrade-copy.ts';

let folder: ReturnType<typeof temporaryFolder>;
let file: string;
let sqlite: SQLite.Database;
let engine: Engine;
let db: Db;

beforeEach(async () => {
  folder = temporaryFolder();
  file = join(folder.path, 'kheya.db');
  sqlite = new SQLite(file);
  sqlite.pragma('journal_mode = WAL');
  engine = sqliteEngine(sqlite, file);
  db = new Kysely({ dialect: engine.dialect });
  await upgrade(db, engine);
  sqlite.exec(`
    INSERT INTO users VALUES
      ('amina', 'Amina Rahman', 'amina@kheya.test', 'moderator', 1, 0, '', 1, 'then', 'then', NULL, 1, '');
    INSERT INTO sessions VALUES ('one', 'amina', 'Chrome', '127.0.0.1', 'then', 'then', 'soon');
    INSERT INTO contact_submissions (id, name, phone, message, is_spam, is_read, created_at, updated_at, revision)
    VALUES ('lead', 'Amina', '01711000000', 'Please call', 0, 0, 'then', 'then', 1)`);
});
afterEach(async () => {
  await db.destroy();
  folder.remove();
});

const statements = (...texts: string[]): Migration => ({
  up: async (trx) => {
    for (const text of texts) await sql.raw(text).execute(trx);
  },
});

const upgradeBy = (later: Record<string, Migration>) =>
  upgrade(db, engine, { ...releasedMigrations, ...later });

const everything = () => ({
  tables: sqlite.prepare('SELECT sql FROM sqlite_master ORDER BY name').all(),
  migrations: sqlite.prepare('SELECT * FROM kysely_migration').all(),
  leads: sqlite.prepare('SELECT * FROM contact_submissions').all(),
});

const oneTable = statements('CREATE TABLE guides (id TEXT PRIMARY KEY) STRICT');

describe('an upgrade that fails', () => {
  test('in its second migration takes back the first, and names the second in one line', async () => {
    const before = everything();
    const second = statements(
      `UPDATE contact_submissions SET message = ''`,
      'CREATE TABLE guides (id TEXT PRIMARY KEY) STRICT',
    );
    await expect(upgradeBy({ '998-guides': oneTable, '999-again': second })).rejects.toThrow(
      /^The database could not be migrated: 999-again: table guides already exists\. The data is as it was\.$/,
    );
    expect(everything()).toEqual(before);
    await upgradeBy({ '998-guides': oneTable });
    expect(sqlite.prepare('SELECT * FROM guides').all()).toEqual([]);
  });

  test('because the disk is full takes everything back, and says so', async () => {
    const before = everything();
    const pages = sqlite.pragma('page_count', { simple: true });
    sqlite.pragma(`max_page_count = ${Number(pages) + 2}`);
    const much = statements(
      'CREATE TABLE guides (id TEXT PRIMARY KEY) STRICT',
      `INSERT INTO guides SELECT printf('%.9000c', 'x') || value FROM json_each('[1,2,3,4]')`,
    );
    await expect(upgradeBy({ '999-guides': much })).rejects.toThrow(
      /^The database could not be migrated: the disk of \S+kheya\.db is full \(SQLITE_FULL\); make room and start again\. The data is as it was\.$/,
    );
    expect(everything()).toEqual(before);
  });

  test('because rows would refer to what is not there takes everything back', async () => {
    const before = everything();
    const orphans = statements(`DELETE FROM users`);
    await expect(upgradeBy({ '999-orphans': orphans })).rejects.toThrow(/a row of sessions refers/);
    expect(everything()).toEqual(before);
  });
});

test('a table that a migration makes anew keeps what refers to its rows', async () => {
  const anew = statements(
    'CREATE TABLE members AS SELECT * FROM users',
    'DROP TABLE users',
    'CREATE TABLE users (id TEXT PRIMARY KEY, full_name TEXT NOT NULL) STRICT',
    'INSERT INTO users SELECT id, full_name FROM members',
    'DROP TABLE members',
  );
  await upgradeBy({ '999-anew': anew });
  expect(sqlite.prepare('SELECT user_id FROM sessions').pluck().all()).toEqual(['amina']);
  expect(sqlite.pragma('foreign_keys', { simple: true })).toBe(1);
});

test('without anything to apply nothing is copied', async () => {
  await upgradeBy({});
  expect(existsSync(`${file}.before-upgrade`)).toBe(false);
});

test('a damaged database is not upgraded: its copy would be no way back', async () => {
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  const damage = new SQLite(file);
  damage.unsafeMode();
  damage.pragma('writable_schema = ON');
  damage.exec(`UPDATE sqlite_master SET rootpage = 2 WHERE name = 'sessions'`);
  damage.close();
  const before = sqlite.prepare('SELECT * FROM kysely_migration').all();
  await expect(upgradeBy({ '999-guides': oneTable })).rejects.toThrow(/could not be migrated/);
  expect(sqlite.prepare('SELECT * FROM kysely_migration').all()).toEqual(before);
});

test('a copy that cannot be finished leaves nothing behind', () => {
  expect(() => copyBeforeUpgrade(join(folder.path, 'nowhere.db'))).toThrow('ENOENT');
  expect(existsSync(join(folder.path, 'nowhere.db.before-upgrade.tmp'))).toBe(false);
});
