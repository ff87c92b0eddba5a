import { type Kysely, sql } from 'kysely';

const statement = `
  CREATE TABLE upload_removals (
    stem TEXT PRIMARY KEY,
    removal TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('noted', 'begun', 'done')),
    noted_at TEXT NOT NULL
  ) STRICT`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}
