import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE outbox (
      revision INTEGER PRIMARY KEY AUTOINCREMENT,
      entity TEXT NOT NULL,
      record_id TEXT NOT NULL,
      operation TEXT NOT NULL CHECK (operation IN ('create', 'change', 'remove')),
      created_at TEXT NOT NULL
    ) STRICT`,
  `
    CREATE TABLE publishing_targets (
      name TEXT PRIMARY KEY,
      delivered INTEGER NOT NULL,
      attempts INTEGER NOT NULL,
      last_status TEXT,
      next_attempt_at TEXT,
      updated_at TEXT NOT NULL
    ) STRICT`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
