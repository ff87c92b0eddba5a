import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContentDb, withSavepoint } from './content-db.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kheya-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

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
