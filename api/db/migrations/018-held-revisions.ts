import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['held_after', 'held_until'])
    await sql.raw(`ALTER TABLE publishing_targets ADD COLUMN ${column} INTEGER`).execute(db);
}
