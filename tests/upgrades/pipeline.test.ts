import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDatabase } from '../../api/db/database.ts';
import { writeOldData } from './old-data.ts';

test('leads of before have a place in the pipeline, and only unread ones have a clock', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kheya-pipeline-'));
  const file = join(folder, 'old.db');
  await writeOldData(file, '033-rate-events', 3);
  const sqlite = new SQLite(file);
  for (const [n, is_spam, is_read] of [
    [1, 0, 0],
    [2, 0, 1],
    [3, 1, 0],
  ])
    sqlite
      .prepare('UPDATE contact_submissions SET is_spam = ?, is_read = ? WHERE id = ?')
      .run(is_spam, is_read, `contact_submissions-${n}`);
  sqlite.close();
  const db = await openDatabase(file);
  try {
    const leads = await db
      .selectFrom('contact_submissions')
      .select(['status', 'clock_from', 'created_at', 'answered_at', 'owner_id'])
      .orderBy('id')
      .execute();
    const [unread, read, spam] = leads;
    expect(unread).toMatchObject({ status: 'new', clock_from: unread!.created_at });
    expect(read).toMatchObject({ status: 'in_progress', clock_from: null });
    expect(spam).toMatchObject({ status: 'spam', clock_from: null });
    for (const lead of leads) expect(lead).toMatchObject({ answered_at: null, owner_id: null });
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});
