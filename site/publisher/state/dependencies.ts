import { isPage } from '#model/routes/paths.ts';
import type { ContentDb } from '../../content/store/content-db.ts';
import { answer, type Query } from '../../content/reads/queries.ts';
import type { Difference } from '../../content/store/apply-changes.ts';
import { fingerprint as fingerprintOf } from '../../content/store/fingerprint.ts';
import { invalidationOf } from './invalidation-rules.ts';

/** The row of the list of pages, which depends on the content as a page does. */
export const PAGE_LIST = 0;

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

export interface PageRow {
  id: number;
  path: string;
  /** Of its published file; null until it is. */
  size: number | null;
}

/** Every page there is to be, in the order in which they were added. */
export const allPages = (db: ContentDb) =>
  db
    .prepare<[number], PageRow>('SELECT id, path, size FROM pages WHERE id <> ? ORDER BY id')
    .all(PAGE_LIST);

export const hasPages = (db: ContentDb) =>
  db.prepare('SELECT 1 FROM pages WHERE id <> ? LIMIT 1').get(PAGE_LIST) !== undefined;

export const pageAt = (db: ContentDb, path: string) =>
  db.prepare<[string], PageRow>('SELECT id, path, size FROM pages WHERE path = ?').get(path);

export function addPage(db: ContentDb, path: string): number {
  const add = db.prepare('INSERT INTO pages (path, is_file) VALUES (?, ?)');
  return Number(add.run(path, isPage(path) ? 0 : 1).lastInsertRowid);
}

/** Removes a page that there is no more: with it go its reads, and its place in the queue. */
export function removePage(db: ContentDb, { id }: Pick<PageRow, 'id'>): void {
  db.prepare('DELETE FROM pages WHERE id = ?').run(id);
}
