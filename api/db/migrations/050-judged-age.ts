import { type Kysely, sql } from 'kysely';

const statements = [
  `
    ALTER TABLE retention ADD COLUMN judged_at TEXT`,
  `
    ALTER TABLE retention ADD COLUMN judged_by TEXT`,
  // A clock that is wrong at the upgrade already is compared with the last act.
  `
    UPDATE retention SET
      judged_at = (SELECT max(at) FROM audit_log),
      judged_by = (SELECT max(at) FROM audit_log)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
