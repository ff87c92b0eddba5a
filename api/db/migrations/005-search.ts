import { type Kysely, sql } from 'kysely';

const tables = [
  'tour_packages',
  'umrah_packages',
  'visa_services',
  'flights',
  'blog_posts',
  'hero_scenes',
  'hero_content',
  'contact_info',
  'service_options',
  'contact_submissions',
  'users',
];

/** The server fills the column when it starts: folding is done in code, not in the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql
      .raw(`ALTER TABLE ${table} ADD COLUMN search_text TEXT NOT NULL DEFAULT ''`)
      .execute(db);
}
