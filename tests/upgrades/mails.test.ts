import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDatabase } from '../../api/db/database.ts';
import { contentsOf, missing } from './contents.ts';
import { writeOldData } from './old-data.ts';

test('an upgrade still owes the mails of leads, and sends none of them twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kheya-mails-'));
  const file = join(folder, 'old.db');
  await writeOldData(file, '019-tags-in-use', 3);
  const sqlite = new SQLite(file);
  sqlite.exec(`
    INSERT INTO lead_mails VALUES
      ('contact_submissions-1', 0, '2025-05-04T03:02:01.000Z', NULL, NULL),
      ('contact_submissions-2', 2, NULL, '2025-05-04T03:05:00.000Z', NULL),
      ('contact_submissions-3', 100, NULL, NULL, 'EENVELOPE 550')`);
  sqlite.close();
  const before = contentsOf(file);
  const db = await openDatabase(file);
  try {
    expect(missing(before, contentsOf(file, before))).toEqual([]);
    const mails = await db.selectFrom('mails').selectAll().orderBy('id').execute();
    expect(mails.map(({ id, kind, attempts, sent_at }) => [id, kind, attempts, sent_at])).toEqual([
      ['lead.contact_submissions-1', 'lead', 0, null],
      ['lead.contact_submissions-2', 'lead', 2, '2025-05-04T03:05:00.000Z'],
      ['lead.contact_submissions-3', 'lead', 100, null],
    ]);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});
