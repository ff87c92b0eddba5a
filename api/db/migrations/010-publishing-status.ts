import { type Kysely, sql } from 'kysely';

const statements = [
  `
    ALTER TABLE outbox ADD COLUMN live_at TEXT`,
  `
    CREATE INDEX outbox_of_record ON outbox (entity, record_id, revision)`,
  `
    ALTER TABLE publishing_targets ADD COLUMN held INTEGER NOT NULL DEFAULT 0`,
  `
    CREATE TABLE publishing_failures (
      entity TEXT NOT NULL,
      id TEXT NOT NULL,
      revision INTEGER NOT NULL,
      reason TEXT NOT NULL,
      failed_at TEXT NOT NULL,
      PRIMARY KEY (entity, id)
    ) STRICT, WITHOUT ROWID`,
  // Pending purges: changed addresses that an external cache has not purged.
  `
    CREATE TABLE changed_addresses (path TEXT PRIMARY KEY, change INTEGER NOT NULL) STRICT`,
  `
    CREATE INDEX changed_addresses_in_order ON changed_addresses (change)`,
  `
    CREATE TABLE previews (
      id TEXT PRIMARY KEY,
      entity TEXT NOT NULL,
      record TEXT NOT NULL,
      expires_at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
