import { type Kysely, sql } from 'kysely';

const COLUMNS = ['departure', 'sharing'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of COLUMNS)
    await sql.raw(`ALTER TABLE contact_submissions ADD COLUMN ${column} TEXT`).execute(db);
}
