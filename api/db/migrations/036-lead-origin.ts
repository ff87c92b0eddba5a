import { type Kysely, sql } from 'kysely';

const NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer_host',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of NAMES)
    await sql.raw(`ALTER TABLE contact_submissions ADD COLUMN ${name} TEXT`).execute(db);
}
