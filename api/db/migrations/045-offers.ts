import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE offers (
      id TEXT PRIMARY KEY,
      title_en TEXT NOT NULL,
      title_bn TEXT,
      text_en TEXT,
      text_bn TEXT,
      about TEXT NOT NULL,
      percent_off INTEGER,
      price REAL,
      publish_at TEXT,
      unpublish_at TEXT,
      "order" INTEGER NOT NULL,
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by TEXT,
      revision INTEGER NOT NULL,
      search_text TEXT NOT NULL DEFAULT ''
    ) STRICT`,
  `
    CREATE INDEX offers_in_order ON offers ("order", created_at, id)`,
  ...['publish_at', 'unpublish_at'].map(
    (column) => `
    CREATE INDEX offers_${column} ON offers (${column}) WHERE ${column} IS NOT NULL`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
