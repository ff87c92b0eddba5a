import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../ddl.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE upload_names (
      stem TEXT PRIMARY KEY,
      name TEXT NOT NULL
    ) STRICT`.execute(db);
  // A database of PostgreSQL begins with all migrations at once: its audit log is empty yet.
  if (isPostgres(db)) return;
  // Backfill from the audit log: the latest name of each picture.
  await sql`
    INSERT INTO upload_names (stem, name)
    SELECT substr(record_id, 1, length(record_id) - length('.webp')), label
    FROM audit_log
    WHERE id IN (
      SELECT max(id) FROM audit_log
      WHERE entity = 'upload' AND action = 'create' AND record_id LIKE '%.webp'
        AND label <> 'A file' AND length(CAST(label AS BLOB)) <= 255
      GROUP BY record_id)`.execute(db);
}
