import { existsSync } from 'node:fs';
import type { PublishNote } from '#model/publishing/index.ts';
import { paths } from '#model/routes/paths.ts';
import { removeCompressed } from '../derived/precompress.ts';
import { fileOf, removeFile, removeInTurn } from '../folder/files.ts';
import {
  beginRollback,
  endRollback,
  lastPublishes,
  markRolledBack,
  putBack,
  trimHistory,
  versionsBefore,
} from '../folder/history.ts';
import { HttpError } from '../process/http-server.ts';
import type { Rendering } from './publish-pages.ts';
import { notePublished } from '../folder/published-files.ts';

/** The publish; throws HttpError where it cannot be rolled back. */
export function publishToRollBack({ db, releaseDir }: Rendering, id: number): PublishNote {
  const note = lastPublishes(db).find((each) => each.id === id);
  if (!note) throw new HttpError(409, 'This publish is not kept any more');
  if (note.state === 'rolled_back') throw new HttpError(409, 'This publish was taken back already');
  if (versionsBefore(db, releaseDir, id).get(paths.home) === null)
    throw new HttpError(409, 'Before this publish there was no site');
  return note;
}

/**
 * Restores every page that a publish, and those after it, replaced, and pins it: it stays so until one
 * of them is published again. What of those publishes still waits is pinned, too.
 */
export function rollBack(rendering: Rendering, id: number): void {
  const { db, releaseDir, derived } = rendering;
  beginRollback(db, id);
  const before = versionsBefore(db, releaseDir, id);
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
          removeCompressed(file);
          if (kept === null) removeFile(file);
          else putBack(kept, file);
          notePublished(db, releaseDir, { path, isPublished: kept !== null });
        }
        markRolledBack(db, id);
        return trimHistory(db, releaseDir);
      })
      .immediate();
    removeInTurn(unneeded);
  } finally {
    for (const each of derived) each.add(files);
    // Also where it failed: that was answered, and a later start must not go on with it.
    endRollback(db);
  }
}
