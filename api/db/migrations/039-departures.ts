import { type Kysely, sql } from 'kysely';

const TABLES = ['tour_packages', 'umrah_packages'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES)
    await sql
      .raw(`ALTER TABLE ${table} ADD COLUMN departures TEXT NOT NULL DEFAULT '[]'`)
      .execute(db);
}
