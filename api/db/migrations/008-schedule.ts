import { type Kysely, sql } from 'kysely';

const tables = ['tour_packages', 'umrah_packages', 'visa_services', 'flights', 'blog_posts'];

const statements = [
  // The watermark starts empty: a moment long past is announced at the first start.
  `
    CREATE TABLE schedule (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      announced_until TEXT NOT NULL
    ) STRICT`,
  `
    INSERT INTO schedule (id, announced_until) VALUES (1, '')`,
  ...tables.flatMap((table) =>
    ['publish_at', 'unpublish_at'].map(
      (column) => `
    CREATE INDEX ${table}_${column} ON ${table} (${column}) WHERE ${column} IS NOT NULL`,
    ),
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
