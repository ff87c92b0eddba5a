import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE publishing_targets ADD COLUMN held_pages TEXT NOT NULL DEFAULT '[]'`.execute(db);
}
