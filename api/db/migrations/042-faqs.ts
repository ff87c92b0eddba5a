import { type Kysely, sql } from 'kysely';

const statements = [
  `
    CREATE TABLE faqs (
      id TEXT PRIMARY KEY,
      question_en TEXT NOT NULL,
      question_bn TEXT,
      answer_en TEXT NOT NULL,
      answer_bn TEXT,
      about TEXT NOT NULL,
      "order" INTEGER NOT NULL,
      is_active INTEGER NOT NULL CHECK (is_active IN (0, 1)),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by TEXT,
      revision INTEGER NOT NULL,
      search_text TEXT NOT NULL DEFAULT ''
    ) STRICT`,
  `
    CREATE INDEX faqs_in_order ON faqs ("order", created_at, id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
