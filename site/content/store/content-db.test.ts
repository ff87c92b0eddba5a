import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_DB_VERSION, openContentDb, withSavepoint } from './content-db.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kheya-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a file of another version is emptied, whatever tables it had', () => {
  const file = join(folder, 'old.db');
  const old = new Database(file);
  old.exec(
    'CREATE TABLE notes (id INTEGER PRIMARY KEY AUTOINCREMENT); INSERT INTO notes DEFAULT VALUES',
  );
  old.exec('CREATE TABLE records (id TEXT)');
  old.pragma(`user_version = ${CONTENT_DB_VERSION - 1}`);
  old.close();

  const store = openContentDb(file);
  const tables = store.prepare<[], { name: string }>('SELECT name FROM sqlite_schema').all();
  expect(tables.map(({ name }) => name)).not.toContain('notes');
  expect(store.prepare('SELECT summary FROM records').all()).toEqual([]);
  store.close();
  const again = openContentDb(file);
  expect(again.pragma('user_version', { simple: true })).toBe(CONTENT_DB_VERSION);
  again.close();
});

test('work that finds the disk full fails with that, and leaves nothing', async () => {
  const store = openContentDb(join(folder, 'full.db'));
  const insert = store.prepare('INSERT INTO meta VALUES (?, hex(zeroblob(?)))');
  store.pragma(`max_page_count = ${store.pragma('page_count', { simple: true }) as number}`);
  const attempt = () =>
    withSavepoint(store, async () => {
      insert.run('small', 1);
      insert.run('large', 100_000);
    });
  await expect(attempt()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect(store.inTransaction).toBe(false);

  store.exec('BEGIN');
  await expect(attempt()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect(store.prepare('SELECT name FROM meta').all()).toEqual([]);
  store.close();
});
