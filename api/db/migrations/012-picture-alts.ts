import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE picture_alts (
      stem TEXT PRIMARY KEY,
      alt_en TEXT,
      alt_bn TEXT
    ) STRICT`.execute(db);
}
