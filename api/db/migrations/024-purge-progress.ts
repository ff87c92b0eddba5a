import { type Kysely, sql } from 'kysely';

const statements = [
  `
    ALTER TABLE publishing_targets ADD COLUMN changes INTEGER NOT NULL DEFAULT 0`,
  // Caches had the number of the last change of pages where all others have that of the last save.
  `
    UPDATE publishing_targets
       SET changes = delivered,
           delivered = coalesce(
             (SELECT site.delivered FROM publishing_targets AS site WHERE site.name = 'site'), 0)
     WHERE name LIKE 'purge %' OR name LIKE 'cloudflare %'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
