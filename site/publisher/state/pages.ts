import { isPage } from '#model/routes/paths.ts';
import type { ContentDb } from '../../content/store/content-db.ts';

/** The row of the list of pages, which depends on the content as a page does. */
export const PAGE_LIST = 0;

export interface PageRow {
  id: number;
  path: string;
  /** Of its published file; null until it is. */
  size: number | null;
  /** 1 while no page that visitors reach leads to it. */
  is_new: number;
}

const PAGES = 'SELECT id, path, size, is_new FROM pages';

/** Every page there is to be, in the order in which they were added. */
export const allPages = (db: ContentDb) =>
  db.prepare<[number], PageRow>(`${PAGES} WHERE id <> ? ORDER BY id`).all(PAGE_LIST);

export const hasPages = (db: ContentDb) =>
  db.prepare('SELECT 1 FROM pages WHERE id <> ? LIMIT 1').get(PAGE_LIST) !== undefined;

export const pageAt = (db: ContentDb, path: string) =>
  db.prepare<[string], PageRow>(`${PAGES} WHERE path = ?`).get(path);

export function addPage(db: ContentDb, path: string): number {
  const add = db.prepare('INSERT INTO pages (path, is_file) VALUES (?, ?)');
  return Number(add.run(path, isPage(path) ? 0 : 1).lastInsertRowid);
}

/** Removes a page that there is no more: with it go its reads, and its place in the queue. */
export function removePage(db: ContentDb, { id }: Pick<PageRow, 'id'>): void {
  db.prepare('DELETE FROM pages WHERE id = ?').run(id);
}

/**
 * Notes a page as new: its file may lead to others that have none yet, and it may be there after a
 * crash. So no page that visitors reach is published that leads to a new one.
 */
export function markNew(db: ContentDb, page: number): void {
  db.prepare('UPDATE pages SET is_new = 1 WHERE id = ?').run(page);
}

export const isNew = (db: ContentDb, path: string) =>
  db.prepare('SELECT 1 FROM pages WHERE path = ? AND is_new = 1').get(path) !== undefined;

export const hasNew = (db: ContentDb) =>
  db.prepare('SELECT 1 FROM pages WHERE is_new = 1').get() !== undefined;

/**
 * Once all new pages are published, they are pages like others. One whose file may link to a deleted
 * page, which perhaps never had a file, is to be published again.
 */
export function settleNew(db: ContentDb): void {
  db.exec(
    `UPDATE pages SET is_new = 0 WHERE is_new = 1 AND NOT EXISTS (
       SELECT 1 FROM pages JOIN render_queue ON page = id
        WHERE is_new = 1 AND (size IS NULL OR links_to_deleted = 1))`,
  );
}
