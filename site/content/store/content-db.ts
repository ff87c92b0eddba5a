import { closeSync, openSync } from 'node:fs';
import { tagKey } from '#model/catalogue/tag-key.ts';
import { partsFor } from '#model/search/shards.ts';
import Database, { type Statement } from 'better-sqlite3';

/** The SQLite file that pages are rendered from: what the public may see, and the publisher's state. */
export type ContentDb = Database.Database;

const SCHEMA = `
  CREATE TABLE records (
    entity TEXT NOT NULL,
    id TEXT NOT NULL,
    slug TEXT,
    position INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    translated INTEGER NOT NULL,
    -- By this the rows of the search are divided.
    place INTEGER NOT NULL,
    -- By which rankings compare it.
    traits TEXT,
    summary TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (entity, id)
  ) STRICT;
  CREATE INDEX records_in_order ON records (entity, position, created_at, id);
  CREATE INDEX records_by_age ON records (entity, created_at, id, slug, updated_at, translated);
  CREATE INDEX records_by_place ON records (entity, place, id);
  CREATE INDEX records_by_slug ON records (entity, slug, id);
  -- By which parts of lists, landing pages and pages of items find a record, in the order of the list.
  CREATE TABLE facets (
    entity TEXT NOT NULL,
    facet TEXT NOT NULL,
    position INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (entity, facet, position, created_at, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX facets_by_record ON facets (entity, id);
  -- Every landing page: a record while enough others are that it is about.
  CREATE TABLE landing_pages (
    id TEXT PRIMARY KEY,
    data TEXT NOT NULL,
    catalogue TEXT NOT NULL AS (data ->> '$.catalogue') STORED,
    facets TEXT NOT NULL AS (data ->> '$.facets') STORED
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE rankings (
    entity TEXT NOT NULL,
    id TEXT NOT NULL,
    others TEXT NOT NULL,
    ids TEXT NOT NULL,
    PRIMARY KEY (entity, id, others)
  ) STRICT, WITHOUT ROWID;
  -- By which words a record is found, those of one shard of the search in a row.
  CREATE TABLE search_words (
    entity TEXT NOT NULL,
    shard TEXT NOT NULL,
    id TEXT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (entity, shard, id)
  ) STRICT, WITHOUT ROWID;
  -- Without the entity: beside the primary key, which begins with that, it would not be chosen.
  CREATE INDEX search_words_of ON search_words (id);
  -- With rowids: beyond a quarter of a page, rows of a key overflow, each into a page of its own.
  CREATE TABLE html (
    hash TEXT PRIMARY KEY,
    html TEXT NOT NULL,
    checksum TEXT NOT NULL
  ) STRICT;
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/** Permissions of the file, and of what SQLite creates beside it. */
const OWNER_ONLY = 0o600;

let current: ContentDb | undefined;

/** Opens the file, creates the tables of one that is empty, and lets every page read from it. */
export function openContentDb(file: string): ContentDb {
  if (file !== ':memory:') closeSync(openSync(file, 'a', OWNER_ONLY));
  const db = new Database(file);
  try {
    prepareFile(db);
  } catch (error) {
    db.close();
    throw error;
  }
  db.prepare = cached(db.prepare.bind(db));
  db.function('tag_key', { deterministic: true }, (tag) => tagKey(String(tag)));
  db.function('parts_for', { deterministic: true }, (records) => partsFor(Number(records)));
  current = db;
  return db;
}

function prepareFile(db: ContentDb): void {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  // A compiled site with other tables has another file.
  const isEmpty = db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
  if (isEmpty) db.transaction(() => db.exec(SCHEMA))();
}

/** The open content database; a build opens the file that CONTENT_DB names. */
export function contentDb(): ContentDb {
  if (current) return current;
  const file = process.env['CONTENT_DB'];
  if (file) return openContentDb(file);
  throw new Error('No content: open a content database, or name its file in CONTENT_DB');
}

/**
 * Prepares each statement once: that takes as long as running it, and its memory is invisible to the
 * garbage collector.
 */
export function cached(prepare: (sql: string) => Statement): ContentDb['prepare'] {
  const statements = new Map<string, Statement>();
  return ((sql: string) => {
    let statement = statements.get(sql);
    if (!statement) statements.set(sql, (statement = prepare(sql)));
    return statement;
  }) as ContentDb['prepare'];
}

/** Runs the work in a transaction, or in a part of an open one, and takes back what it wrote. */
export async function withSavepoint<T>(db: ContentDb, work: () => Promise<T>): Promise<T> {
  db.exec('SAVEPOINT attempt');
  try {
    return await work();
  } finally {
    // SQLite itself rolls back on a full disk: to do it again would fail, and hide why.
    if (db.inTransaction) db.exec('ROLLBACK TO attempt; RELEASE attempt');
  }
}

/** The value of a name in the table `meta`. */
export function meta(db: ContentDb, name: string): string | undefined {
  return db.prepare<[string], string>('SELECT value FROM meta WHERE name = ?').pluck().get(name);
}

export function setMeta(db: ContentDb, name: string, value: string): void {
  db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)').run(name, value);
}

/** The version of the records: another after any change of one. */
export const CONTENT_VERSION = 'content_version';

export const contentVersion = (db: ContentDb) => meta(db, CONTENT_VERSION) ?? '';

/** The revision that the database has in full. */
export const contentRevision = (db: ContentDb) => Number(meta(db, 'revision') ?? 0);
