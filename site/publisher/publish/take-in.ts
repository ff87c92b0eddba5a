import { existsSync } from 'node:fs';
import type { Content, ContentChange } from '#model/publishing/index.ts';
import { contentRevision, type ContentDb } from '../../content/store/content-db.ts';
import { deletedRecords, setRevision } from '../../content/store/sync.ts';
import {
  keepDeletions,
  markDeleted,
  newDeletions,
  unmarkDeleted,
  type DeletedPage,
} from '../state/deletions.ts';
import { changedQueries, storeReads, type ChangedQuery } from '../state/dependencies.ts';
import {
  addPage,
  allPages,
  hasPages,
  markNew,
  PAGE_LIST,
  pageAt,
  removePage,
} from '../state/pages.ts';
import { addFailure, forgetFailures, forgetLastGood, keepLastGood } from '../state/failures.ts';
import { fileOf } from '../folder/files.ts';
import { beginPublish, pinnedPages, unpin } from '../folder/history.ts';
import { enqueue, enqueueReaders, isQueueEmpty, RANK } from '../state/render-queue.ts';
import { removeDeleted, type Rendering } from './publish-pages.ts';

/**
 * Stores what changed, and queues the pages that are stale now, in one short transaction. A record
 * that no page could show is left out, and noted as failed.
 */
export async function takeIn(rendering: Rendering, content: Content): Promise<void> {
  const { db, clock } = rendering;
  const changes = [...content.changes, ...deletedRecords(db, content)];
  const isNews = changes.length + content.unread.length > 0;
  // A site without any content has pages, too: a first take-in lists them.
  if (!isNews && content.revision === contentRevision(db) && hasPages(db)) return;
  await storeChanges(rendering, changes, () => {
    setRevision(db, content);
    const { revision, unread } = content;
    for (const { reason, ...name } of unread)
      addFailure(db, name, { reason, revision, now: clock() });
  });
}

/** Stores changes; those that failed before, once more. */
export async function storeChanges(
  rendering: Rendering,
  changes: readonly ContentChange[],
  note = () => {},
): Promise<void> {
  const { db, site, markdown, clock } = rendering;
  // Removal that was cut off goes on first: a page that comes back would lead to one that is gone.
  removeDeleted(rendering);
  const { valid, faults, html } = await site.prepare(db, changes, markdown);
  db.transaction(() => {
    note();
    site.storeHtml(db, html);
    applyAndQueue(rendering, valid);
    for (const [change, reason] of faults) addFailure(db, change, { reason, now: clock() });
  }).immediate();
}

/** Within a transaction: applies the changes under a publish of their own, and queues what is stale. */
export function applyAndQueue(rendering: Rendering, changes: readonly ContentChange[]): void {
  const { db, site, clock } = rendering;
  keepLastGood(db, changes);
  const differences = site.applyChanges(db, changes);
  forgetFailures(db, changes);
  const publish = beginPublish(db, clock(), changes);
  const queries = changedQueries(db, differences);
  enqueueReaders(db, queries, publish);
  const gone = isStale(db, queries) ? updatePages(rendering, publish) : undefined;
  if (gone || isPinnedStale(db, publish)) resumePinned(rendering, publish, gone);
  if (isQueueEmpty(db)) forgetLastGood(db);
}

/** Whether the list of pages is to be made anew: it reads the content as a page does. */
function isStale(db: ContentDb, queries: readonly ChangedQuery[]): boolean {
  const reads = db.prepare('SELECT 1 FROM page_queries WHERE query = ? AND page = ?');
  return !hasPages(db) || queries.some(({ id }) => reads.get(id, PAGE_LIST) !== undefined);
}

/**
 * Brings the list of pages to the content as it is, and queues the new ones. Answers the deleted pages;
 * undefined where no page was added or deleted.
 */
function updatePages(rendering: Rendering, publish: number): DeletedPage[] | undefined {
  const { db, site, releaseDir } = rendering;
  const { result, reads } = site.recordReads(() => site.pagePaths(), new site.RenderCache());
  const paths = new Set(result);
  const before = allPages(db);
  const known = new Set(before.map(({ path }) => path));
  const added = [...paths].filter((path) => !known.has(path));
  const deleted = before.filter(({ path }) => !paths.has(path));
  storeReads(db, PAGE_LIST, reads);
  const stillNew = new Set(newDeletions(db));
  unmarkDeleted(db, added);
  const isBulk = !rendering.isSeen() || added.length > RANK.interactive;
  const rank = isBulk ? RANK.bulkNewPage : RANK.newPage;
  for (const path of added) {
    const page = addPage(db, path);
    enqueue(db, { page, rank, publish });
    // Visitors reach one that comes back before its file is gone.
    const isReached = existsSync(fileOf(releaseDir, path)) && !stillNew.has(path);
    if (isReached) keepDeletions(db, page);
    else markNew(db, page);
  }
  for (const page of deleted) removePage(db, page);
  return added.length + deleted.length > 0 ? deleted : undefined;
}

/** Whether a page that a rollback pinned is stale now: one published page ends the rollback. */
function isPinnedStale(db: ContentDb, publish: number): boolean {
  const sql = `SELECT 1 FROM pinned JOIN pages USING (path) JOIN render_queue ON page = id
                WHERE publish = ? AND is_file = 0`;
  return db.prepare(sql).get(publish) !== undefined;
}

/**
 * Queues every pinned page, and ends the rollback. Then pages are marked for deletion that are not to
 * be there any more, pinned ones among them: those that were restored link to them.
 */
export function resumePinned(
  { db, releaseDir }: Rendering,
  publish: number,
  deleted: readonly DeletedPage[] = [],
): void {
  const paths = pinnedPages(db);
  const gone = [...deleted];
  const rank = paths.length > RANK.interactive ? RANK.bulk : RANK.interactive;
  for (const path of paths) {
    const page = pageAt(db, path)?.id;
    if (page === undefined) {
      gone.push({ path, is_new: 0 });
      continue;
    }
    const hasFile = existsSync(fileOf(releaseDir, path));
    if (!hasFile) markNew(db, page);
    enqueue(db, { page, rank: hasFile ? rank : RANK.newPage, publish });
  }
  unpin(db, paths);
  if (gone.length > 0) markDeleted(db, releaseDir, { pages: gone, publish });
}

/** Queues pages once more, under a publish that names no record. */
export function queueAgain(rendering: Rendering, paths: readonly string[]): void {
  const { db, clock } = rendering;
  const ids = paths.flatMap((path) => pageAt(db, path)?.id ?? []);
  if (ids.length === 0) return;
  db.transaction(() => {
    const publish = beginPublish(db, clock());
    const rank = ids.length > RANK.interactive ? RANK.bulk : RANK.interactive;
    for (const id of ids) enqueue(db, { page: id, rank, publish });
  }).immediate();
}
