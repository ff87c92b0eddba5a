import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE contact_submissions (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      email TEXT,
      phone TEXT,
      subject TEXT,
      message TEXT NOT NULL,
      service TEXT,
      item_id TEXT,
      language TEXT,
      page TEXT,
      is_spam INTEGER NOT NULL CHECK (is_spam IN (0, 1)),
      is_read INTEGER NOT NULL CHECK (is_read IN (0, 1)),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by TEXT,
      revision INTEGER NOT NULL
    ) STRICT`,
  `
    CREATE INDEX contact_submissions_newest ON contact_submissions (created_at DESC, id)`,
  `
    CREATE TABLE users (
      id TEXT PRIMARY KEY,
      full_name TEXT NOT NULL,
      email TEXT NOT NULL UNIQUE,
      role TEXT NOT NULL,
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
      is_default_admin INTEGER NOT NULL CHECK (is_default_admin IN (0, 1)),
      password_hash TEXT NOT NULL,
      token_version INTEGER NOT NULL,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by TEXT,
      revision INTEGER NOT NULL
    ) STRICT`,
  `
    CREATE UNIQUE INDEX users_one_default_admin ON users (is_default_admin) WHERE is_default_admin = 1`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
