import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tourPackage } from '#model/entities/index.ts';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { change } from '../../api/crud/repository.ts';
import { openDatabase } from '../../api/db/database.ts';
import { writeOldData } from './old-data.ts';

test('translations of before count as right, and a change of their source marks them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kheya-translations-'));
  const file = join(folder, 'old.db');
  await writeOldData(file, '028-umrah-facts', 1);
  const id = `${tourPackage.table}-1`;
  const sqlite = new SQLite(file);
  const texts = ['Tea gardens', 'চা বাগান', id];
  sqlite.prepare('UPDATE tour_packages SET name = ?, name_bn = ? WHERE id = ?').run(...texts);
  sqlite.close();
  const db = await openDatabase(file);
  try {
    const known = () => db.selectFrom('translations').selectAll().execute();
    expect(await known()).toEqual([]);
    const author = { userId: null, now: new Date('2026-11-25T06:00:00.000Z') };
    await change(db, tourPackage, id, { name: 'The boats of Barishal' }, author);
    const marked = {
      record_id: id,
      field: 'name_bn',
      source: 'en',
      made_for: '"Tea gardens"',
    };
    expect(await known()).toMatchObject([marked]);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});
