import { type Kysely, sql } from 'kysely';

// No foreign key to the account or the record: a stored answer outlives both.
const statements = [
  `
    CREATE TABLE idempotency_keys (
      owner TEXT NOT NULL,
      key TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      answer TEXT NOT NULL,
      created_at TEXT NOT NULL,
      PRIMARY KEY (owner, key)
    ) STRICT`,
  'CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
