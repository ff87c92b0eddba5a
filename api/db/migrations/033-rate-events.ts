import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE rate_events (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      rate TEXT NOT NULL,
      key TEXT NOT NULL,
      at TEXT NOT NULL
    ) STRICT`,
  `
    CREATE INDEX rate_events_of_key ON rate_events (rate, key, at)`,
  `
    CREATE INDEX rate_events_by_age ON rate_events (rate, at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
