import { contentDb, type ContentDb } from '../store/content-db.ts';
import { htmlKey } from '../store/fingerprint.ts';

/** A query as plain data, so that it can be run again later. */
export type Query =
  | ['record', entity: string, id: string]
  | ['first', entity: string]
  | ['summary', entity: string, id: string]
  | ['ranked', entity: string, id: string, others: string]
  | ['slug', entity: string, slug: string]
  | ['count', entity: string]
  | ['summaries', entity: string, limit: number, offset: number]
  | ['facets', entity: string, filters: string]
  | ['faceted', entity: string, facet: string, limit: number, offset: number]
  | ['slugs', entity: string]
  | ['having', entity: string, facets: string, limit: number]
  | ['covering', entity: string, catalogue: string, facets: string]
  | ['related', entity: string, id: string, among: number, limit: number]
  | ['addresses', entity: string, limit: number, offset: number]
  | ['parts', entity: string]
  | ['part', entity: string, parts: number, part: number]
  | ['words', entity: string, shard: string];

export type QueryName = Query[0];

/** Landing pages that a record is on, and that its own page leads to. */
const COVERING = 3;
const IN_ORDER = 'ORDER BY position, created_at, id';

/** The cards in rows of summaries, glued and not parsed. */
const cards = (rows: string) =>
  `SELECT '[' || coalesce(group_concat(summary), '') || ']' AS value FROM (${rows})`;

/** By the name of the query: ?1 is its entity, ?2 the parameter after that. */
const statements: { [N in QueryName]: string } = {
  record: 'SELECT data AS value FROM records WHERE entity = ?1 AND id = ?2',
  // Shown on every page, none of which says when it was saved: a save of nothing else leaves them.
  first: `SELECT json_remove(data, '$.updated_at', '$.revision') AS value
          FROM records WHERE entity = ?1 ${IN_ORDER} LIMIT 1`,
  summary: 'SELECT summary AS value FROM records WHERE entity = ?1 AND id = ?2',
  ranked: 'SELECT ids AS value FROM rankings WHERE entity = ?1 AND id = ?2 AND others = ?3',
  // Two spellings of a tag share a slug: the order makes the answer the same in every database.
  slug: 'SELECT data AS value FROM records WHERE entity = ?1 AND slug = ?2 ORDER BY id LIMIT 1',
  count: 'SELECT CAST(count(*) AS TEXT) AS value FROM records WHERE entity = ?1',
  summaries: cards(`SELECT summary FROM records WHERE entity = ?1 ${IN_ORDER} LIMIT ?2 OFFSET ?3`),
  facets: `SELECT json_group_array(json_array(facet, amount)) AS value
          FROM (SELECT facet, count(*) AS amount FROM facets WHERE entity = ?1 GROUP BY facet
            HAVING substr(facet, 1, instr(facet, ':') - 1) IN (SELECT value FROM json_each(?2))
            ORDER BY facet)`,
  faceted: cards(`SELECT (SELECT summary FROM records
              WHERE records.entity = facets.entity AND records.id = facets.id) AS summary
            FROM facets WHERE entity = ?1 AND facet = ?2 ${IN_ORDER} LIMIT ?3 OFFSET ?4`),
  having: cards(`SELECT summary FROM records WHERE entity = ?1 AND id IN (
              SELECT id FROM facets WHERE entity = ?1 AND facet IN (SELECT value FROM json_each(?2))
                GROUP BY id HAVING count(*) = json_array_length(?2))
            ${IN_ORDER} LIMIT ?3`),
  covering: `SELECT json_group_array(json_object(
            'id', id, 'slug', slug, 'title', title, 'title_bn', title_bn)) AS value
          FROM (SELECT id, slug, summary ->> '$.title' AS title, summary ->> '$.title_bn' AS title_bn
            FROM records JOIN landing_pages USING (id) WHERE entity = ?1 AND catalogue = ?2
              AND NOT EXISTS (SELECT 1 FROM json_each(facets)
                WHERE value NOT IN (SELECT value FROM json_each(?3)))
            ${IN_ORDER} LIMIT ${COVERING})`,
  slugs: `SELECT json_group_array(address) AS value
          FROM (SELECT DISTINCT coalesce(slug, id) AS address FROM records WHERE entity = ?1
            ORDER BY address)`,
  // Selected in SQL and not from a list of summaries, so that a page reads no more than it shows.
  related: cards(`SELECT summary
            FROM (SELECT id, summary FROM records WHERE entity = ?1 ${IN_ORDER} LIMIT ?3)
            WHERE id <> ?2 AND EXISTS (SELECT 1 FROM json_each(summary, '$.tags')
              WHERE tag_key(value) IN (SELECT tag_key(value) FROM json_each(
                (SELECT summary FROM records WHERE entity = ?1 AND id = ?2), '$.tags')))
            LIMIT ?4`),
  // Oldest first: new records come last, and move no other from one part to another.
  addresses: `SELECT json_group_array(json_object('id', id, 'slug', slug, 'updated_at', updated_at,
            'translated', json(iif(translated, 'true', 'false')))) AS value
          FROM (SELECT id, slug, updated_at, translated FROM records WHERE entity = ?1
            ORDER BY created_at, id LIMIT ?2 OFFSET ?3)`,
  parts: 'SELECT CAST(parts_for(count(*)) AS TEXT) AS value FROM records WHERE entity = ?1',
  // SQLite would read every record of the entity, in the order of their ids.
  part: cards(`SELECT summary FROM records INDEXED BY records_by_place
            WHERE entity = ?1 AND place % ?2 = ?3 ORDER BY id`),
  // JSON of the words is glued, and not parsed: thousands of records have words in a shard.
  words: `SELECT '[' || coalesce(group_concat('[' || json_quote(id) || ',' || words || ']'), '')
            || ']' AS value
          FROM (SELECT id, words FROM search_words WHERE entity = ?1 AND shard = ?2 ORDER BY id)`,
};

/** The answer as JSON text; null where there is no such record. */
export function answer(db: ContentDb, query: Query): string | null {
  // A numbered parameter is bound by its number: as an object, the query has its own by their places.
  const row = db.prepare<[object], { value: string }>(statements[query[0]]).get({ ...query });
  return row?.value ?? null;
}

/** The sanitised HTML of a markdown text of a record; converted when the record was stored. */
export function htmlOf(text: string): string {
  const sql = 'SELECT html FROM html WHERE hash = ?';
  const row = contentDb().prepare<[string], { html: string }>(sql).get(htmlKey(text));
  if (!row) throw new Error('A markdown text has no HTML in the content database');
  return row.html;
}
