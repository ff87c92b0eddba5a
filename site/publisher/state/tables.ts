import type { ContentDb } from '../../content/store/content-db.ts';

/**
 * The publisher's state, in the file of the content: what pages read, what waits to be rendered, and
 * what was replaced change in one transaction with the records.
 */
const SCHEMA = `
  -- Every page there is to be. Row 0 stands for the list of pages, which reads the content, too.
  CREATE TABLE pages (
    id INTEGER PRIMARY KEY,
    path TEXT NOT NULL UNIQUE,
    is_file INTEGER NOT NULL,
    -- Whether no page that visitors reach leads to it yet.
    is_new INTEGER NOT NULL DEFAULT 0,
    -- Of its file as it was published; null until it is.
    size INTEGER,
    modified REAL
  ) STRICT;
  CREATE INDEX pages_new ON pages (size) WHERE is_new = 1;
  INSERT INTO pages (id, path, is_file) VALUES (0, '#pages', 1);

  -- What pages read: each query once, with the fingerprint of its answer in this content. A query is
  -- about an entity, and those of the first three kinds about one record of it.
  CREATE TABLE queries (
    id INTEGER PRIMARY KEY,
    query TEXT NOT NULL UNIQUE,
    fingerprint TEXT NOT NULL,
    entity TEXT NOT NULL AS (query ->> 1) STORED,
    record TEXT AS (iif(query ->> 0 IN ('record', 'summary', 'ranked'), query ->> 2, NULL)) STORED
  ) STRICT;
  CREATE INDEX queries_of ON queries (entity, record);
  CREATE TABLE page_queries (
    query INTEGER NOT NULL,
    page INTEGER NOT NULL REFERENCES pages ON DELETE CASCADE,
    PRIMARY KEY (query, page)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX page_queries_of ON page_queries (page);
  CREATE TRIGGER forget_query AFTER DELETE ON page_queries BEGIN
    DELETE FROM queries WHERE id = OLD.query
      AND NOT EXISTS (SELECT 1 FROM page_queries WHERE query = OLD.query);
  END;

  -- Stale pages, the most urgent first, each with the publish that it is part of.
  CREATE TABLE render_queue (
    page INTEGER PRIMARY KEY REFERENCES pages ON DELETE CASCADE,
    rank INTEGER NOT NULL,
    publish INTEGER NOT NULL,
    -- Whether its file may link to a page that waits to be deleted.
    links_to_deleted INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX render_queue_in_order ON render_queue (rank, page);
  CREATE INDEX render_queue_of ON render_queue (publish);

  -- Deleted pages that stay until no queued page links to any of them.
  CREATE TABLE deletions (
    path TEXT PRIMARY KEY,
    publish INTEGER NOT NULL,
    -- As in pages, when it was deleted.
    is_new INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  -- Records as they were before the changes that the queue is about; null where there was none.
  CREATE TABLE last_good (
    place INTEGER PRIMARY KEY,
    entity TEXT NOT NULL,
    id TEXT NOT NULL,
    record TEXT,
    UNIQUE (entity, id)
  ) STRICT;
  CREATE TABLE failed_records (
    entity TEXT NOT NULL,
    id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    reason TEXT NOT NULL,
    failed_at TEXT NOT NULL,
    record TEXT,
    PRIMARY KEY (entity, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE failed_pages (path TEXT PRIMARY KEY, reason TEXT NOT NULL) STRICT;

  -- The last publishes, the versions they replaced, and the pages that a rollback pins.
  CREATE TABLE publishes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    revision INTEGER NOT NULL,
    published_at TEXT NOT NULL,
    records TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('live', 'rolled_back'))
  ) STRICT;
  CREATE TABLE replaced (
    publish INTEGER NOT NULL REFERENCES publishes ON DELETE CASCADE,
    path TEXT NOT NULL,
    kept TEXT,
    PRIMARY KEY (publish, path)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE pinned (
    path TEXT PRIMARY KEY,
    -- The saves that it is shown without.
    after INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT;
`;

/** In a file that has none of them yet. */
export function createTables(db: ContentDb): void {
  db.exec(SCHEMA);
}
