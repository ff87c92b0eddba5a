import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openContentDb, setMeta } from '../content/store/content-db.ts';
import { Publisher } from './publisher.ts';
import { markDeleted, unmarkDeleted } from './state/deletions.ts';
import { addPage } from './state/pages.ts';
import { createTables } from './state/tables.ts';

test('a revision is live only once the pages that it deleted are gone', () => {
  const db = openContentDb(':memory:');
  createTables(db);
  setMeta(db, 'revision', '8');
  const publisher = new Publisher({ rendering: { db } } as never);
  expect(publisher.report(7).revision).toBe(8);
  // As on a full disk, which takes no note of what was removed.
  markDeleted(db, '/nowhere', { pages: [{ path: '/tours/a', is_new: 0 }], publish: 1 });
  expect(publisher.report(7).revision).toBe(7);
  unmarkDeleted(db, ['/tours/a']);
  expect(publisher.report(7).revision).toBe(8);
  db.close();
});

test('files are of no page only once pages are known: a content database may be made anew', async () => {
  const db = openContentDb(':memory:');
  createTables(db);
  const releaseDir = mkdtempSync(join(tmpdir(), 'kheya-publisher-'));
  const page = join(releaseDir, 'index.html');
  writeFileSync(page, 'published before');
  const rendering = { db, releaseDir, derived: [], isSeen: () => true };
  const publisher = new Publisher({ rendering } as never);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  // Its content could not be stored, as on a full disk.
  await publisher.repair();
  expect(existsSync(page)).toBe(true);
  addPage(db, '/tours');
  await publisher.repair();
  expect(existsSync(page)).toBe(false);
  log.mockRestore();
  db.close();
  rmSync(releaseDir, { recursive: true });
});
