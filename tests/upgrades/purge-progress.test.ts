import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDatabase } from '../../api/db/database.ts';
import { writeOldData } from './old-data.ts';

test('an upgrade tells a cache of the pages it was not told of, and of no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kheya-purge-'));
  const file = join(folder, 'old.db');
  await writeOldData(file, '023-retention', 1);
  const sqlite = new SQLite(file);
  sqlite.exec(`
    DELETE FROM publishing_targets;
    INSERT INTO publishing_targets (name, delivered, attempts, updated_at) VALUES
      ('site', 40, 0, ''), ('webhook a.example 1', 39, 2, ''),
      ('purge b.example 2', 7, 0, ''), ('cloudflare c.example 3', 90, 0, '')`);
  sqlite.close();
  const db = await openDatabase(file);
  try {
    const targets = await db
      .selectFrom('publishing_targets')
      .select(['name', 'delivered', 'changes'])
      .orderBy('name')
      .execute();
    expect(targets).toEqual([
      { name: 'cloudflare c.example 3', delivered: 40, changes: 90 },
      { name: 'purge b.example 2', delivered: 40, changes: 7 },
      { name: 'site', delivered: 40, changes: 0 },
      { name: 'webhook a.example 1', delivered: 39, changes: 0 },
    ]);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});
