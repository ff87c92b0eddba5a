import { expect, test } from 'vitest';
import { openContentDb, setMeta } from '../content/store/content-db.ts';
import { Publisher } from './publisher.ts';
import { markDeleted, unmarkDeleted } from './state/deletions.ts';
import { createTables } from './state/tables.ts';

test('a revision is live only once the pages that it deleted are gone', () => {
  const db = openContentDb(':memory:');
  createTables(db);
  setMeta(db, 'revision', '8');
  const publisher = new Publisher({ rendering: { db } } as never);
  expect(publisher.report(7).revision).toBe(8);
  // As on a full disk, which takes no note of what was removed.
  markDeleted(db, '/nowhere', { paths: ['/tours/a'], publish: 1 });
  expect(publisher.report(7).revision).toBe(7);
  unmarkDeleted(db, ['/tours/a']);
  expect(publisher.report(7).revision).toBe(8);
  db.close();
});
