import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE reviews (
      id TEXT PRIMARY KEY,
      name_en TEXT NOT NULL,
      name_bn TEXT,
      text_en TEXT,
      text_bn TEXT,
      said_on TEXT NOT NULL,
      source TEXT,
      source_url TEXT,
      rating INTEGER,
      about TEXT NOT NULL,
      has_consent INTEGER NOT NULL CHECK (has_consent IN (0, 1)),
      "order" INTEGER NOT NULL,
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by TEXT,
      revision INTEGER NOT NULL,
      search_text TEXT NOT NULL DEFAULT '',
      CHECK (has_consent = 1 OR is_active = 0)
    ) STRICT`,
  `
    CREATE INDEX reviews_in_order ON reviews ("order", created_at, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
