import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE unused_uploads (
      stem TEXT PRIMARY KEY,
      since TEXT NOT NULL
    ) STRICT`.execute(db);
}
