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

/** Whether new pages wait to be published besides these. */
export function areOthersAwaited(db: ContentDb, paths: ReadonlySet<string>): boolean {
  return db
    .prepare<[number], { path: string }>(
      `SELECT path FROM pages JOIN render_queue ON page = id
        WHERE is_new = 1 AND is_published = 0 LIMIT ?`,
    )
    .all(paths.size + 1)
    .some(({ path }) => !paths.has(path));
}

/** Once all of them are published, they are pages like others. */
export function settleNew(db: ContentDb): void {
  if (!areOthersAwaited(db, new Set())) db.exec('UPDATE pages SET is_new = 0 WHERE is_new = 1');
}
