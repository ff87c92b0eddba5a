import type { ContentDb } from '../../content/store/content-db.ts';
import { fileOf, readInto } from '../folder/files.ts';
import type { PageRow } from './pages.ts';
import { RANK } from './render-queue.ts';

/** Beyond this many lookups in published files, every queued page counts as a linker. */
const MAX_LOOKUPS = 50_000;
/** More than a page has. */
const ROOM_BYTES = 4 * 2 ** 20;
/** Any other address may be written in several ways: every queued page counts as a linker. */
const PLAIN_ADDRESS = /^[\w/-]+$/;

/** A page that is deleted, and whether it was still new. */
export type DeletedPage = Pick<PageRow, 'path' | 'is_new'>;

/**
 * Marks pages for deletion. They stay until no queued page links to any of them, so that no visitor
 * follows a link to nothing: those that do are rendered next. Deleted pages link to each other, and go
 * all at once. A page that is not queued is as the content was, and links to none of them; one that
 * waits since an earlier publish, or that a crash cut off, may link to any, until it is rendered. A new
 * page may link to one that never had a file: no page is published that leads there before it.
 */
export function markDeleted(
  db: ContentDb,
  releaseDir: string,
  { pages, publish }: { pages: readonly DeletedPage[]; publish: number },
): void {
  const paths = pages.map(({ path }) => path);
  // Pages marked before this link to pages that came back.
  if (!hasDeletions(db))
    db.exec('UPDATE render_queue SET links_to_deleted = 0 WHERE links_to_deleted = 1');
  const insert = db.prepare('INSERT OR REPLACE INTO deletions VALUES (?, ?, ?)');
  for (const { path, is_new } of pages) insert.run(path, publish, is_new);
  const queued = db
    .prepare<[], { id: number; path: string; is_new: number }>(
      'SELECT id, path, is_new FROM render_queue JOIN pages ON id = page',
    )
    .all();
  const isLookedUp =
    paths.length * queued.length <= MAX_LOOKUPS && paths.every((path) => PLAIN_ADDRESS.test(path));
  const leadsThere = isLookedUp ? linksTo(paths) : () => true;
  const mark = db.prepare(
    'UPDATE render_queue SET links_to_deleted = 1, rank = min(rank, ?) WHERE page = ?',
  );
  // All of a long queue at once would only displace the saves that somebody waits for.
  const ranks = isLookedUp ? [RANK.linker, RANK.newPage] : [RANK.bulk, RANK.bulkNewPage];
  for (const { id, path, is_new } of queued)
    if (leadsThere(fileOf(releaseDir, path))) mark.run(ranks[is_new]!, id);
}

/**
 * Whether a published file names one of the addresses. All are read into one buffer: to collect
 * hundreds of large ones takes several times as long as to read them. An address that ends with another
 * is not searched for: a file that names /bn/tours/a has /tours/a, too.
 */
function linksTo(deleted: readonly string[]): (file: string) => boolean {
  const room = Buffer.allocUnsafeSlow(ROOM_BYTES);
  const all = new Set(deleted);
  const paths = deleted.filter((path) => !all.has(path.replace(/^\/\w*/, '')));
  return (file) => {
    const length = readInto(room, file);
    // The rest of one that is larger may name any.
    return length === room.length || paths.some((path) => names(room.subarray(0, length), path));
  };
}

/** Searched as bytes: to decode a page takes longer than to read it. */
function names(bytes: Buffer, path: string): boolean {
  for (let at = bytes.indexOf(path); at >= 0; at = bytes.indexOf(path, at + 1))
    // An address ends where no letter of one follows: /tours/a is not /tours/ab.
    if (!/[\w-]/.test(String.fromCharCode(bytes[at + path.length] ?? 0))) return true;
  return false;
}

/** All deleted pages, once no queued page links to any of them; none before. */
export const dueDeletions = (db: ContentDb) =>
  db
    .prepare<[], { path: string; publish: number }>(
      `SELECT path, publish FROM deletions
        WHERE NOT EXISTS (SELECT 1 FROM render_queue WHERE links_to_deleted = 1)`,
    )
    .all();

export const hasDeletions = (db: ContentDb) =>
  db.prepare('SELECT 1 FROM deletions LIMIT 1').get() !== undefined;

/** Keeps deleted pages until a queued one is rendered, whose file may link to any. */
export function keepDeletions(db: ContentDb, page: number): void {
  db.prepare('UPDATE render_queue SET links_to_deleted = 1 WHERE page = ?').run(page);
}

/** Pages that were still new when they were deleted, and whose file may be there. */
export const newDeletions = (db: ContentDb) =>
  db.prepare<[], string>('SELECT path FROM deletions WHERE is_new = 1').pluck().all();

/** Takes marks back: the page is gone now, or is to be there again. */
export function unmarkDeleted(db: ContentDb, paths: Iterable<string>): void {
  const remove = db.prepare('DELETE FROM deletions WHERE path = ?');
  for (const path of paths) remove.run(path);
}
