import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE page_counts (
      day TEXT NOT NULL,
      path TEXT NOT NULL,
      language TEXT NOT NULL,
      kind TEXT NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (day, path, language, kind)
    ) STRICT`,
  `
    CREATE TABLE hour_counts (
      day TEXT NOT NULL,
      hour INTEGER NOT NULL,
      language TEXT NOT NULL,
      kind TEXT NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (day, hour, language, kind)
    ) STRICT`,
  `
    ALTER TABLE contact_info
      ADD COLUMN counts_visits INTEGER NOT NULL CHECK (counts_visits IN (0, 1)) DEFAULT 1`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
