import { isPage } from '#model/routes/paths.ts';
import type { ContentDb } from '../../content/store/content-db.ts';

/** The row of the list of pages, which depends on the content as a page does. */
export const PAGE_LIST = 0;

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
