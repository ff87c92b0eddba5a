import { renameSync } from 'node:fs';
import { isPage } from '#model/routes/paths.ts';
import type { ContentDb } from '../../content/store/content-db.ts';
import type { MarkdownPool } from '../../content/store/markdown.ts';
import { dueDeletions, hasDeletions, reachablePages, unmarkDeleted } from '../state/deletions.ts';
import { storeReads } from '../state/dependencies.ts';
import { forgetLastGood } from '../state/failures.ts';
import { fileOf, removeFile, removeInTurn } from '../folder/files.ts';
import { keepVersion, noteNew, trimHistory, unpin } from '../folder/history.ts';
import type { DerivedFiles } from '../derived/derived-files.ts';
import { removeCompressed } from '../derived/precompress.ts';
import { isAsPublished, notePublished } from '../folder/published-files.ts';
import { awaitedPages, isNew, settleNew } from '../state/pages.ts';
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

/**
 * Gives staged pages their names, then removes deleted pages that nothing links to any more, and takes
 * all of them off the queue in one transaction. After a crash between two renames they are still
 * queued, and published again. Pages that lead to new ones too early stay in the queue.
 */
export function publishPages(rendering: Rendering, pages: readonly StagedPage[]): void {
  const { db, releaseDir, derived } = rendering;
  /** Files without precompressed versions now, be they replaced or not. */
  const touched: string[] = [];
  const kept: string[] = [];
  let unneeded: string[];
  const keep = (publish: number, path: string) => {
    const version = keepVersion(db, releaseDir, { path, publish });
    if (version) kept.push(version);
  };
  const beforeReplacing = (path: string, publish: number) => {
    // A file that was spoilt is no version to go back to.
    if (isAsPublished(db, releaseDir, path)) keep(publish, path);
    const file = fileOf(releaseDir, path);
    touched.push(file);
    removeCompressed(file);
  };
  try {
    unneeded = db
      .transaction(() => {
        const isReachable = reachablePages(db, releaseDir);
        const { early = [], ready = [] } = Object.groupBy(pages, isEarly(db, pages, isReachable));
        holdBack(db, early);
        for (const { path, reads, temporary } of unreachedFirst(ready, isReachable)) {
          const { id, publish, size } = queuedPage(db, path)!;
          if (temporary) {
            beforeReplacing(path, publish);
            renameSync(temporary, fileOf(releaseDir, path));
          } else if (size === null) noteNew(db, publish, path);
          // A crash came after the rename: the page is told of, though what it was before is lost.
          else if (!isAsPublished(db, releaseDir, path)) keep(publish, path);
          storeReads(db, id, reads);
          notePublished(db, releaseDir, { path, isPublished: true });
          dequeue(db, path);
        }
        const due = hasDeletions(db) ? dueDeletions(db) : [];
        for (const { path, publish } of due) beforeReplacing(path, publish);
        // Back to back: deleted pages link to each other, and none is to lead to one that is gone.
        for (const { path } of due) removeFile(fileOf(releaseDir, path));
        const deleted = due.map(({ path }) => path);
        unmarkDeleted(db, deleted);
        unpin(db, [...deleted, ...ready.map(({ path }) => path)]);
        settleNew(db);
        if (isQueueEmpty(db)) forgetLastGood(db);
        return trimHistory(db, releaseDir);
      })
      .immediate();
  } catch (error) {
    discard(pages);
    removeInTurn(kept);
    throw error;
  } finally {
    for (const each of derived) each.add(touched);
  }
  removeInTurn(unneeded);
}

/**
 * Whether a page has to wait: it leads to new pages, and not all of those are there with these. A new
 * one waits only where visitors may reach its file, and until that is so of every other: what it leads to
 * may lead on to one without a file. Lists of addresses, by which servers and searches lead, name any.
 */
function isEarly(
  db: ContentDb,
  pages: readonly StagedPage[],
  isReachable: (path: string) => boolean,
) {
  const paths = new Set(pages.map(({ path }) => path));
  const isOther = (path: string) => !paths.has(path);
  if (!awaitedPages(db).some(isOther)) return () => 'ready' as const;
  const isOneMissing = () => awaitedPages(db).some((path) => isOther(path) && !isReachable(path));
  const isAwaited = (path: string) => !isNew(db, path) || isOneMissing();
  return ({ path, links }: StagedPage) => {
    const leadsToNew = () =>
      !isPage(path) || links.some((each) => each !== path && isNew(db, each));
    return isReachable(path) && leadsToNew() && isAwaited(path) ? 'early' : 'ready';
  };
}

/** Leaves pages in the queue, behind those that they wait for. */
function holdBack(db: ContentDb, pages: readonly StagedPage[]): void {
  discard(pages);
  for (const { path } of pages)
    reorder(db, path, isNew(db, path) ? RANK.reachedNewPage : RANK.bulk);
}

/**
 * Pages first that visitors do not reach yet, in the order given: others may link to them. A crash between
 * two renames leaves a new page with its file, which visitors reach by then.
 */
function unreachedFirst(
  pages: readonly StagedPage[],
  isReachable: (path: string) => boolean,
): StagedPage[] {
  const { unreached = [], reached = [] } = Object.groupBy(pages, ({ path }) =>
    isReachable(path) ? 'reached' : 'unreached',
  );
  return [...unreached, ...reached];
}
