import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE drafts (
      entity TEXT NOT NULL,
      record_id TEXT NOT NULL,
      label TEXT NOT NULL,
      fields TEXT NOT NULL,
      base TEXT NOT NULL,
      version TEXT NOT NULL,
      saved_at TEXT NOT NULL,
      saved_by TEXT,
      publish_at TEXT,
      refusal TEXT,
      PRIMARY KEY (entity, record_id)
    ) STRICT`,
  `
    CREATE INDEX drafts_publish_at ON drafts (publish_at) WHERE publish_at IS NOT NULL`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
