import { type Kysely, sql } from 'kysely';

const statements = [
  `
    ALTER TABLE publishing_targets ADD COLUMN delivered_at TEXT`,
  `
    ALTER TABLE publishing_targets ADD COLUMN failing_since TEXT`,
  `
    CREATE TABLE deliveries (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      target TEXT NOT NULL,
      started_at TEXT NOT NULL,
      ended_at TEXT NOT NULL,
      revision INTEGER NOT NULL,
      sent INTEGER,
      removed INTEGER,
      fault TEXT,
      tries INTEGER NOT NULL
    ) STRICT`,
  `
    CREATE INDEX deliveries_of ON deliveries (target, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
