import { renameSync } from 'node:fs';
import { isPage } from '#model/routes/paths.ts';
import type { ContentDb } from '../../content/store/content-db.ts';
import type { MarkdownPool } from '../../content/store/markdown.ts';
import { dueDeletions, hasDeletions, unmarkDeleted } from '../state/deletions.ts';
import { storeReads } from '../state/dependencies.ts';
import { forgetLastGood } from '../state/failures.ts';
import { fileOf, removeFile, removeInTurn } from '../folder/files.ts';
import { keepVersion, noteNew, trimHistory, unpin } from '../folder/history.ts';
import type { DerivedFiles } from '../derived/derived-files.ts';
import { removeCompressed } from '../derived/precompress.ts';
import { isAsPublished, notePublished } from '../folder/published-files.ts';
import { hasNew, isNew, settleNew } from '../state/pages.ts';
import { dequeue, isQueueEmpty, queuedPage, RANK, reorder } from '../state/render-queue.ts';
import type { SiteModule } from '../compiled/site.ts';
import type { Render } from '../render/renderer.ts';
import { discard, type StagedPage } from '../render/staging.ts';

/** All that pages are rendered from, and the published folder with what is kept beside its pages. */
export interface Rendering {
  db: ContentDb;
  site: SiteModule;
  markdown: MarkdownPool;
  render: Render;
  releaseDir: string;
  /** Whether visitors read the folder: only then must no link lead to nothing meanwhile. */
  isSeen: () => boolean;
  clock: () => Date;
  derived: readonly DerivedFiles[];
}

interface Page {
  path: string;
  publish: number;
}

/**
 * Gives staged pages their names and takes them off the queue in one transaction. After a crash between
 * two renames they are still queued, and published again. Pages that lead to new ones too early stay
 * in the queue. Then deleted pages go that nothing links to any more.
 */
export function publishPages(rendering: Rendering, pages: readonly StagedPage[]): void {
  const { db, releaseDir } = rendering;
  try {
    changeFiles(rendering, ({ keep, beforeReplacing }) => {
      const { early = [], ready = [] } = Object.groupBy(pages, isEarly(db));
      discard(early);
      // Behind the new ones that they lead to.
      for (const { path } of early) reorder(db, path, RANK.bulk);
      for (const { path, reads, temporary } of ready) {
        const { id, publish, size } = queuedPage(db, path)!;
        if (temporary) {
          beforeReplacing({ path, publish });
          renameSync(temporary, fileOf(releaseDir, path));
        } else if (size === null) noteNew(db, publish, path);
        // A crash came after the rename: the page is told of, though what it was before is lost.
        else if (!isAsPublished(db, releaseDir, path)) keep({ path, publish });
        storeReads(db, id, reads);
        notePublished(db, releaseDir, { path, isPublished: true });
        dequeue(db, path);
      }
      settleNew(db);
      if (isQueueEmpty(db)) forgetLastGood(db);
      return ready;
    });
  } catch (error) {
    discard(pages);
    throw error;
  }
  removeDeleted(rendering);
}

/** Removes deleted pages, once no queued page links to any of them. */
export function removeDeleted(rendering: Rendering): void {
  const { db, releaseDir } = rendering;
  const due = hasDeletions(db) ? dueDeletions(db) : [];
  if (due.length === 0) return;
  changeFiles(rendering, ({ beforeReplacing }) => {
    due.forEach(beforeReplacing);
    // Back to back: deleted pages link to each other, and none is to lead to one that is gone.
    for (const { path } of due) removeFile(fileOf(releaseDir, path));
    unmarkDeleted(
      db,
      due.map(({ path }) => path),
    );
    return due;
  });
}

interface Versions {
  /** Keeps what lies at the address now, for a rollback. */
  keep: (page: Page) => void;
  /** The same, and removes what was made of it. */
  beforeReplacing: (page: Page) => void;
}

/** Changes files of pages, which are no longer pinned then, in one transaction with what is noted of them. */
function changeFiles(
  { db, releaseDir, derived }: Rendering,
  work: (versions: Versions) => readonly { path: string }[],
): void {
  /** Files without precompressed versions now, be they replaced or not. */
  const touched: string[] = [];
  const kept: string[] = [];
  let unneeded: string[];
  const keep = (page: Page) => {
    const version = keepVersion(db, releaseDir, page);
    if (version) kept.push(version);
  };
  const beforeReplacing = (page: Page) => {
    // A file that was spoilt is no version to go back to.
    if (isAsPublished(db, releaseDir, page.path)) keep(page);
    const file = fileOf(releaseDir, page.path);
    touched.push(file);
    removeCompressed(file);
  };
  try {
    unneeded = db
      .transaction(() => {
        const changed = work({ keep, beforeReplacing });
        unpin(
          db,
          changed.map(({ path }) => path),
        );
        return trimHistory(db, releaseDir);
      })
      .immediate();
  } catch (error) {
    removeInTurn(kept);
    throw error;
  } finally {
    for (const each of derived) each.add(touched);
  }
  removeInTurn(unneeded);
}

/**
 * Whether a page has to wait: visitors reach it, and it leads to a new one. Lists of addresses, by which
 * servers and searches lead, name any.
 */
function isEarly(db: ContentDb) {
  const isOneNew = hasNew(db);
  return ({ path, links }: StagedPage) => {
    const leadsToNew = () => !isPage(path) || links.some((each) => isNew(db, each));
    return isOneNew && !isNew(db, path) && leadsToNew() ? 'early' : 'ready';
  };
}
