import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      device TEXT NOT NULL,
      address TEXT NOT NULL,
      created_at TEXT NOT NULL,
      last_seen_at TEXT NOT NULL,
      expires_at TEXT NOT NULL
    ) STRICT`,
  'CREATE INDEX sessions_of_user ON sessions (user_id, last_seen_at DESC)',
  'CREATE INDEX sessions_by_end ON sessions (expires_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
