import type { ContentDb } from '../../content/store/content-db.ts';
import { answer, type Query } from '../../content/reads/queries.ts';
import type { Difference } from '../../content/store/apply-changes.ts';
import { fingerprint as fingerprintOf } from '../../content/store/fingerprint.ts';
import { invalidationOf } from './invalidation-rules.ts';

interface StoredQuery {
  id: number;
  query: string;
  fingerprint: string;
}

/** A query whose answer changed, and how many pages depend on it. */
export interface ChangedQuery {
  id: number;
  pages: number;
}

const currentFingerprint = (db: ContentDb, query: string) =>
  fingerprintOf(answer(db, JSON.parse(query) as Query));

/** Finds the queries that answer otherwise after these differences, and updates their fingerprints. */
export function changedQueries(db: ContentDb, differences: readonly Difference[]): ChangedQuery[] {
  const update = db.prepare<[string, number], ChangedQuery>(
    `UPDATE queries SET fingerprint = ? WHERE id = ?
       RETURNING id, (SELECT count(*) FROM page_queries WHERE query = queries.id) AS pages`,
  );
  return candidates(db, differences).flatMap(({ id, query, fingerprint }) => {
    const current = currentFingerprint(db, query);
    return current === fingerprint ? [] : update.all(current, id);
  });
}

/** Queries whose answer may have changed: about one of the records, or about a list of their kind. */
function candidates(db: ContentDb, differences: readonly Difference[]): StoredQuery[] {
  const rules = differences.map((each) => ({ ...each, invalidates: invalidationOf(db, each) }));
  return db
    .prepare<[{ records: string }], StoredQuery>(
      `SELECT id, query, fingerprint FROM queries
        WHERE (entity, record) IN (SELECT value ->> 'entity', value ->> 'id' FROM json_each(@records))
           OR (record IS NULL AND entity IN (SELECT value ->> 'entity' FROM json_each(@records)))`,
    )
    .all({ records: JSON.stringify(differences) })
    .filter(({ query }) => {
      const parsed = JSON.parse(query) as Query;
      return rules.some(({ entity, invalidates }) => entity === parsed[1] && invalidates(parsed));
    });
}

/** Whether what a page read while it was rendered is still so. */
export function isStillValid(db: ContentDb, reads: ReadonlyMap<string, string>): boolean {
  const stored = db.prepare<[string], { fingerprint: string }>(
    'SELECT fingerprint FROM queries WHERE query = ?',
  );
  return [...reads].every(
    ([query, fingerprint]) =>
      (stored.get(query)?.fingerprint ?? currentFingerprint(db, query)) === fingerprint,
  );
}

/** Replaces the recorded reads of a page: mostly the same queries with other answers. */
export function storeReads(db: ContentDb, page: number, reads: ReadonlyMap<string, string>): void {
  const before = new Map(
    db
      .prepare<[number], StoredQuery>(
        `SELECT id, queries.query, fingerprint FROM page_queries
           JOIN queries ON queries.id = page_queries.query WHERE page = ?`,
      )
      .all(page)
      .map((each) => [each.query, each]),
  );
  const store = db.prepare<[string, string], { id: number }>(
    `INSERT INTO queries (query, fingerprint) VALUES (?, ?)
       ON CONFLICT (query) DO UPDATE SET fingerprint = excluded.fingerprint RETURNING id`,
  );
  for (const [query, fingerprint] of reads) {
    const known = before.get(query);
    before.delete(query);
    if (known?.fingerprint === fingerprint) continue;
    const { id } = store.get(query, fingerprint)!;
    if (!known) db.prepare('INSERT INTO page_queries VALUES (?, ?)').run(id, page);
  }
  const forget = db.prepare('DELETE FROM page_queries WHERE query = ? AND page = ?');
  for (const { id } of before.values()) forget.run(id, page);
}
