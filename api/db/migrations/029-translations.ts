import { type Kysely, sql } from 'kysely';

/** Without a row the Bengali text was made for the English one as it is: so count all of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
    CREATE TABLE translations (
      entity TEXT NOT NULL,
      record_id TEXT NOT NULL,
      field TEXT NOT NULL,
      source TEXT NOT NULL CHECK (source IN ('en', 'bn')),
      made_for TEXT,
      outdated_since TEXT,
      skipped TEXT,
      PRIMARY KEY (entity, record_id, field)
    ) STRICT`,
    )
    .execute(db);
}
