import { recordAsked } from '../content/record-asked.ts';
import type { Query, Store } from '../content/store.ts';
import type { Difference } from '../content/fill.ts';
import { concernOf } from './concerns.ts';

/** The questions that make the list of pages itself, kept as if a page had asked them. */
export const PAGE_LIST = '#pages';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS pages (id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE IF NOT EXISTS queries (
    id INTEGER PRIMARY KEY,
    query TEXT NOT NULL UNIQUE,
    entity TEXT NOT NULL,
    record TEXT,
    fingerprint TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS queries_of ON queries (entity, record);
  CREATE TABLE IF NOT EXISTS page_queries (
    query INTEGER NOT NULL,
    page INTEGER NOT NULL,
    PRIMARY KEY (query, page)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS page_queries_of ON page_queries (page);
`;

/** Whether a page is another but for what is put into it last. */
export type Touch = 'filling' | 'whole';

/** Answers that are put into pages last. */
const FILLING: ReadonlySet<Query[0]> = new Set(['words', 'text']);

interface KnownQuery {
  id: number;
  query: string;
  fingerprint: string;
}

/** Which page asked what, and what the answer looked like. Lives in the store, with the content. */
export class PageIndex {
  readonly #store: Store;
  readonly #answer: (query: Query) => string;
  #paths: Set<string> | undefined;
  /** Questions that a page has asked no more. */
  readonly #orphans = new Set<number>();

  /** `answer` gives the fingerprint of the answer as it is now. */
  constructor(store: Store, answer: (query: Query) => string) {
    this.#store = store;
    this.#answer = answer;
    store.exec(SCHEMA);
  }

  /** The pages there are, without the list of pages, in the order in which they came. */
  paths(): ReadonlySet<string> {
    this.#paths ??= new Set(
      this.#store
        .prepare<[string], { path: string }>('SELECT path FROM pages WHERE path <> ? ORDER BY id')
        .all(PAGE_LIST)
        .map(({ path }) => path),
    );
    return this.#paths;
  }

  has(path: string): boolean {
    const sql = 'SELECT 1 AS one FROM pages WHERE path = ?';
    return this.#store.prepare<[string], { one: 1 }>(sql).get(path) !== undefined;
  }

  /** The transaction was undone: what it said of the pages was, too. */
  forgetCached(): void {
    this.#paths = undefined;
    this.#orphans.clear();
  }

  /**
   * The pages that would come out differently after these changes: those that asked something
   * whose answer is another now. The index still says what they read last. What few pages ask comes
   * first: a record's own page before all those that name it. Of some, only what fills them is.
   */
  touchedBy(differences: readonly Difference[]): Map<string, Touch> {
    const pagesOf = this.#store.prepare<[number], { path: string }>(
      'SELECT path FROM page_queries JOIN pages ON pages.id = page WHERE query = ?',
    );
    const asking: { path: string; touch: Touch }[][] = [];
    for (const { id, query, fingerprint } of this.#candidates(differences)) {
      const asked = JSON.parse(query) as Query;
      if (this.#answer(asked) === fingerprint) continue;
      const touch = FILLING.has(asked[0]) ? 'filling' : 'whole';
      asking.push(pagesOf.all(id).map(({ path }) => ({ path, touch })));
    }
    const touched = new Map<string, Touch>();
    for (const { path, touch } of asking.toSorted((a, b) => a.length - b.length).flat())
      if (touch === 'whole' || !touched.has(path)) touched.set(path, touch);
    return touched;
  }

  /** The pages that asked for one of these records, or for a list in which it may have been. */
  askersOf(differences: readonly Difference[]): Set<string> {
    const asking = (condition: string) =>
      this.#store.prepare<string[], { path: string }>(
        `SELECT path FROM queries
           JOIN page_queries ON page_queries.query = queries.id JOIN pages ON pages.id = page
          WHERE entity = ? AND ${condition}`,
      );
    const [aboutRecord, aboutList] = [asking('record = ?'), asking('record IS NULL')];
    const entities = [...new Set(differences.map(({ entity }) => entity))];
    const asked = [
      ...differences.flatMap(({ entity, id }) => aboutRecord.all(entity, id)),
      ...entities.flatMap((entity) => aboutList.all(entity)),
    ];
    return new Set(asked.map(({ path }) => path));
  }

  /** Keeps what a page read, in place of what it read before: mostly the same, answered otherwise. */
  keep(path: string, reads: ReadonlyMap<string, string>): void {
    const page = this.#idOf(path);
    const known = new Map(
      this.#store
        .prepare<[number], KnownQuery>(
          `SELECT id, queries.query, fingerprint FROM page_queries
             JOIN queries ON queries.id = page_queries.query WHERE page = ?`,
        )
        .all(page)
        .map((each) => [each.query, each]),
    );
    for (const [query, fingerprint] of reads) {
      const before = known.get(query);
      known.delete(query);
      if (before?.fingerprint === fingerprint) continue;
      const id = this.#keepQuery(query, fingerprint);
      if (!before) this.#store.prepare('INSERT INTO page_queries VALUES (?, ?)').run(id, page);
    }
    for (const { id } of known.values()) {
      this.#store.prepare('DELETE FROM page_queries WHERE query = ? AND page = ?').run(id, page);
      this.#orphans.add(id);
    }
  }

  /** Notes answers that pages have taken in which asked the same before. */
  renew(reads: ReadonlyMap<string, string>): void {
    const statement = this.#store.prepare('UPDATE queries SET fingerprint = ? WHERE query = ?');
    for (const [query, fingerprint] of reads) statement.run(fingerprint, query);
  }

  #idOf(path: string): number {
    const found = this.#store
      .prepare<[string], { id: number }>('SELECT id FROM pages WHERE path = ?')
      .get(path);
    if (found) return found.id;
    if (path !== PAGE_LIST) this.#paths?.add(path);
    return this.#insert('INSERT INTO pages (path) VALUES (?) RETURNING id', path);
  }

  #keepQuery(query: string, fingerprint: string): number {
    const asked = JSON.parse(query) as Query;
    return this.#insert(
      `INSERT INTO queries (query, entity, record, fingerprint) VALUES (?, ?, ?, ?)
         ON CONFLICT (query) DO UPDATE SET fingerprint = excluded.fingerprint RETURNING id`,
      query,
      asked[1],
      recordAsked(asked),
      fingerprint,
    );
  }

  forget(path: string): void {
    this.#paths?.delete(path);
    const found = this.#store
      .prepare<[string], { id: number }>('DELETE FROM pages WHERE path = ? RETURNING id')
      .get(path);
    if (!found) return;
    const links = this.#store
      .prepare<[number], { query: number }>(
        'DELETE FROM page_queries WHERE page = ? RETURNING query',
      )
      .all(found.id);
    for (const { query } of links) this.#orphans.add(query);
  }

  /** Drops questions that no page asks any more. */
  sweep(): void {
    const drop = this.#store.prepare(
      `DELETE FROM queries
         WHERE id = ? AND NOT EXISTS (SELECT 1 FROM page_queries WHERE query = queries.id)`,
    );
    for (const id of this.#orphans) drop.run(id);
    this.#orphans.clear();
  }

  /** Questions whose answer may have changed: about one of the records, or about a list of them. */
  #candidates(differences: readonly Difference[]): KnownQuery[] {
    const aboutRecord = this.#store.prepare<[string, string], KnownQuery>(
      'SELECT id, query, fingerprint FROM queries WHERE entity = ? AND record = ?',
    );
    const aboutList = this.#store.prepare<[string], KnownQuery>(
      'SELECT id, query, fingerprint FROM queries WHERE entity = ? AND record IS NULL',
    );
    const lists = [...new Set(differences.map(({ entity }) => entity))].flatMap((entity) => {
      const concerns = differences
        .filter((each) => each.entity === entity)
        .map((each) => concernOf(this.#store, each));
      return aboutList.all(entity).filter(({ query }) => {
        const asked = JSON.parse(query) as Query;
        return concerns.some((isConcerned) => isConcerned(asked));
      });
    });
    return [...differences.flatMap(({ entity, id }) => aboutRecord.all(entity, id)), ...lists];
  }

  #insert(statement: string, ...values: unknown[]): number {
    return this.#store.prepare<unknown[], { id: number }>(statement).get(...values)!.id;
  }
}
