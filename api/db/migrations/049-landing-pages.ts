import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE landing_pages (
      id TEXT PRIMARY KEY,
      slug TEXT UNIQUE,
      title TEXT NOT NULL,
      title_bn TEXT,
      summary TEXT NOT NULL,
      summary_bn TEXT,
      catalogue TEXT NOT NULL,
      facets TEXT NOT NULL,
      content TEXT NOT NULL,
      content_bn TEXT,
      cover_photo TEXT,
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
      publish_at TEXT,
      unpublish_at TEXT,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by TEXT,
      revision INTEGER NOT NULL,
      search_text TEXT NOT NULL DEFAULT ''
    ) STRICT`,
  `
    CREATE INDEX landing_pages_newest ON landing_pages (created_at DESC, id)`,
  ...['publish_at', 'unpublish_at'].map(
    (column) => `
    CREATE INDEX landing_pages_${column} ON landing_pages (${column}) WHERE ${column} IS NOT NULL`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
