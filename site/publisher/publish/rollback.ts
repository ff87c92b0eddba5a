import { existsSync } from 'node:fs';
import type { PublishNote } from '#model/publishing/index.ts';
import { paths } from '#model/routes/paths.ts';
import { setMeta, type ContentDb } from '../../content/store/content-db.ts';
import { fileOf, removeFile, removeInTurn } from '../folder/files.ts';
import { putBack, type History } from '../folder/history.ts';
import { HttpError } from '../process/http-server.ts';
import type { PublishedFolder } from './publish-pages.ts';
import { notePublished } from '../folder/published-files.ts';

/** Name of the rollback that is under way, in the table `meta`: a start after a crash goes on with it. */
export const ROLLBACK = 'rollback';

/** The publish; throws HttpError where it cannot be rolled back. */
export function publishToRollBack(history: History, id: number): PublishNote {
  const note = history.list().find((each) => each.id === id);
  if (!note) throw new HttpError(409, 'This publish is not kept any more');
  if (note.state === 'rolled_back') throw new HttpError(409, 'This publish was taken back already');
  if (history.before(id).get(paths.home) === null)
    throw new HttpError(409, 'Before this publish there was no site');
  return note;
}

/**
 * Restores every page that a publish, and those after it, replaced, and pins it: it stays so until one
 * of them is published again. What of those publishes was still queued is pinned, too.
 */
export function rollBack(folder: PublishedFolder, id: number): void {
  const { db, history, precompressed, shareImages, brochures, releaseDir } = folder;
  setMeta(db, ROLLBACK, String(id));
  const before = history.before(id);
  const all = [...before]
    .map(([path, kept]) => {
      const file = fileOf(releaseDir, path);
      // No link leads to nothing: first comes back what is missing, and last goes what is new.
      return { path, file, kept, turn: kept === null ? 2 : existsSync(file) ? 1 : 0 };
    })
    .toSorted((a, b) => a.turn - b.turn);
  const files = all.map(({ file }) => file);
  try {
    const unneeded = db
      .transaction(() => {
        for (const { path, file, kept } of all) {
          precompressed.remove(file);
          if (kept === null) removeFile(file);
          else putBack(kept, file);
          notePublished(db, releaseDir, { path, isPublished: kept !== null });
        }
        pinQueued(db, id, before.keys());
        history.markRolledBack(id);
        db.prepare('DELETE FROM meta WHERE name = ?').run(ROLLBACK);
        return history.trim();
      })
      .immediate();
    removeInTurn(unneeded);
  } finally {
    precompressed.add(files);
    shareImages.make(files);
    brochures.make(files);
  }
}

/** Takes the pages off the queue that the publishes were to change, and those that are restored. */
function pinQueued(db: ContentDb, publish: number, restored: Iterable<string>): void {
  db.prepare(
    `INSERT OR IGNORE INTO pinned SELECT path FROM render_queue
       JOIN pages ON pages.id = page WHERE publish >= ?`,
  ).run(publish);
  db.prepare('INSERT OR IGNORE INTO pinned SELECT path FROM deletions WHERE publish >= ?').run(
    publish,
  );
  db.prepare('DELETE FROM render_queue WHERE publish >= ?').run(publish);
  db.prepare('DELETE FROM deletions WHERE publish >= ?').run(publish);
  const dequeue = db.prepare(
    'DELETE FROM render_queue WHERE page = (SELECT id FROM pages WHERE path = ?)',
  );
  for (const path of restored) dequeue.run(path);
}
