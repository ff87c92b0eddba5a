import { randomUUID } from 'node:crypto';
import { slugify, uniqueSlug } from '#model/text/slug.ts';
// Not frozen at this release: names added later only cover more tags of an older database.
import { entriesFor } from '#model/catalogue/tag-names.ts';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../ddl.ts';

/** Reserved ids: names of other calls below the same path. */
const RESERVED = ['active', 'page', 'slug', 'country', 'tags', 'countries', 'me', 'new'];

const TAGGED = ['tour_packages', 'umrah_packages', 'visa_services', 'flights', 'blog_posts'];

/** Malformed JSON is skipped: staff correct such a record by hand. */
const tagsIn = (table: string) => `
  SELECT tag.value AS tag
  FROM (SELECT tags FROM ${table} WHERE CASE WHEN json_valid(tags) THEN json_type(tags) END = 'array') AS list,
    json_each(list.tags) AS tag
  WHERE tag.type = 'text'`;

const texts = async (db: Kysely<unknown>, query: string) =>
  (await sql.raw<{ text: string }>(query).execute(db)).rows.map(({ text }) => text);

export async function up(db: Kysely<unknown>): Promise<void> {
  // A database of PostgreSQL begins with all migrations at once: there is no record with tags yet.
  if (isPostgres(db)) return;
  const used = await texts(
    db,
    `SELECT tag AS text FROM (${TAGGED.map(tagsIn).join(' UNION ')}) ORDER BY tag`,
  );
  const named = await texts(db, 'SELECT name AS text FROM tags ORDER BY id');
  const ids = new Set([...RESERVED, ...(await texts(db, 'SELECT id AS text FROM tags'))]);
  const now = new Date().toISOString();
  for (const { name, name_bn } of entriesFor(used, named)) {
    const id = uniqueSlug(slugify(name, `tag-${randomUUID().slice(0, 8)}`), (taken) =>
      ids.has(taken),
    );
    ids.add(id);
    // An outbox entry, so that the publisher renders the records that this migration writes.
    const { rows } = await sql<{ revision: number }>`
      INSERT INTO outbox (entity, record_id, operation, created_at)
      VALUES ('tag', ${id}, 'create', ${now}) RETURNING revision`.execute(db);
    await sql`
      INSERT INTO tags (id, name, name_bn, is_active, created_at, updated_at, revision)
      VALUES (${id}, ${name}, ${name_bn}, 1, ${now}, ${now}, ${rows[0]!.revision})`.execute(db);
  }
}
