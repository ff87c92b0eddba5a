import { type Kysely, sql } from 'kysely';

const NAMES = ['privacy_text_en', 'privacy_text_bn', 'opening_hours'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of NAMES)
    await sql.raw(`ALTER TABLE contact_info ADD COLUMN ${name} TEXT`).execute(db);
}
