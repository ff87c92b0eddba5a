import type { ContentDb } from '../../content/store/content-db.ts';

/**
 * Notes a page as new. New pages link to each other: no page that visitors reach may lead to one before
 * all of them are published.
 */
export function markNew(db: ContentDb, page: number): void {
  db.prepare('UPDATE pages SET is_new = 1 WHERE id = ?').run(page);
}

export const isNew = (db: ContentDb, path: string) =>
  db.prepare('SELECT 1 FROM pages WHERE path = ? AND is_new = 1').get(path) !== undefined;

/**
 * Paths of new pages that are still to be published, read as they are asked for. One whose file may
 * link to a deleted page, which perhaps never had a file, is to be published again.
 */
export const awaitedPages = (db: ContentDb) =>
  Iterator.from(
    db
      .prepare<[], string>(
        `SELECT path FROM pages JOIN render_queue ON page = id
          WHERE is_new = 1 AND (size IS NULL OR links_to_deleted = 1)`,
      )
      .pluck()
      .iterate(),
  );

/** Once all of them are published, they are pages like others. */
export function settleNew(db: ContentDb): void {
  if (!awaitedPages(db).some(() => true)) db.exec('UPDATE pages SET is_new = 0 WHERE is_new = 1');
}
