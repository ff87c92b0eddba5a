import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE redirects (
      id TEXT PRIMARY KEY,
      from_path TEXT NOT NULL UNIQUE,
      to_path TEXT NOT NULL,
      note TEXT,
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by TEXT,
      revision INTEGER NOT NULL,
      search_text TEXT NOT NULL DEFAULT ''
    ) STRICT`,
  `
    CREATE INDEX redirects_by_target ON redirects (to_path)`,
  `
    CREATE TABLE not_found (
      path TEXT NOT NULL,
      day TEXT NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (path, day)
    ) STRICT`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
