import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDatabase } from '../../api/db/database.ts';
import { temporaryFolder } from '../../api/testing/folder.ts';
import { writeOldData } from './old-data.ts';

test('an upgrade calls pictures as the audit log says that they were called last', async () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'old.db');
  await writeOldData(file, '019-tags-in-use', 1);
  const sqlite = new SQLite(file);
  const note = sqlite.prepare(`
    INSERT INTO audit_log (at, action, entity, record_id, label, count)
    VALUES ('then', ?, 'upload', ?, ?, 1)`);
  note.run('create', 'aa-8x6.webp', 'IMG_1.jpg');
  note.run('create', 'aa-8x6.webp', 'Sajek.jpg');
  note.run('change', 'aa-8x6.webp', 'aa-8x6.webp');
  note.run('create', 'bb-8x6.webp', 'A file');
  sqlite.close();
  const db = await openDatabase(file);
  expect(await db.selectFrom('upload_names').selectAll().execute()).toEqual([
    { stem: 'aa-8x6', name: 'Sajek.jpg' },
  ]);
  await db.destroy();
  folder.remove();
});
