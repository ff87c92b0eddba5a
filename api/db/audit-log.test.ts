import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from './database.ts';
import { scratchDatabase } from '../testing/database.ts';
import { onPostgres } from '../testing/engines.ts';

let db: Db;
beforeEach(async () => {
  db = await scratchDatabase();
  for (const label of ['First', 'Second'])
    await db
      .insertInto('audit_log')
      .values({ at: '2026-11-20T06:00:00.000Z', action: 'create', entity: 'user', label, count: 1 })
      .execute();
});
afterEach(() => db.destroy());

const labels = async () =>
  (await db.selectFrom('audit_log').select('label').orderBy('id').execute()).map(
    ({ label }) => label,
  );

const COLUMNS = `(id, at, action, entity, label, count) VALUES (1, 'x', 'create', 'user', 'Forged', 1)`;

const ofSqlite = [
  "UPDATE OR REPLACE audit_log SET label = 'Forged' WHERE id = 1",
  "UPDATE OR IGNORE audit_log SET label = 'Forged'",
  `INSERT OR REPLACE INTO audit_log ${COLUMNS}`,
  `REPLACE INTO audit_log ${COLUMNS}`,
];

test.for([
  ...(onPostgres ? ['TRUNCATE audit_log'] : ofSqlite),
  "UPDATE audit_log SET label = 'Forged'",
  'UPDATE audit_log SET id = 9 WHERE id = 1',
  'DELETE FROM audit_log',
  'DELETE FROM audit_log WHERE id = 2',
  `INSERT INTO audit_log ${COLUMNS} ON CONFLICT (id) DO UPDATE SET label = 'Forged'`,
])('the audit log refuses: %s', async (statement) => {
  await expect(sql.raw(statement).execute(db)).rejects.toThrow('only added to');
  expect(await labels()).toEqual(['First', 'Second']);
});

const AT = '2026-11-20T06:00:00.000Z';

test.for([
  [AT, ['First', 'Second']],
  ['2026-11-20T06:00:00.001Z', []],
] as const)('entries from before %s, which was declared too old, go', async ([before, left]) => {
  await db.updateTable('retention').set({ audit_since: before }).execute();
  const deletion = db.deleteFrom('audit_log').where('at', '<=', AT).execute();
  await (left.length > 0 ? expect(deletion).rejects.toThrow('only added to') : deletion);
  expect(await labels()).toEqual(left);
});

test('without a word of what is too old the audit log refuses a deletion', async () => {
  await db.deleteFrom('retention').execute();
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('only added to');
});
