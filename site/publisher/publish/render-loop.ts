import type { ContentDb } from '../../content/store/content-db.ts';
import type { BulkRendering } from './bulk-rendering.ts';
import { settleFailure } from './bisect-failure.ts';
import { publishPages, removeDeleted, type Rendering } from './publish-pages.ts';
import { isQueueEmpty, nextBulk, nextInteractive, type QueuedPage } from '../state/render-queue.ts';
import { PageError } from '../render/renderer.ts';
import { discard, Staging } from '../render/staging.ts';
import { validatePage } from '../render/validate-page.ts';

/** Pages rendered before any of them is published: a save's own in both languages, and two that name it. */
const BATCH = 4;

/**
 * Renders and publishes queued pages for about so long. Pages that somebody waits for are rendered
 * here, one batch after another; only when none is left is bulk work collected from the pool, or
 * rendered here, too, where it is too little for that. Answers whether pages are left.
 */
export async function renderForAWhile(
  rendering: Rendering,
  bulk: BulkRendering,
  ms: number,
): Promise<boolean> {
  const { db } = rendering;
  const until = performance.now() + ms;
  while (!isQueueEmpty(db) && performance.now() < until) {
    bulk.dispatch();
    if (await renderBatch(rendering, nextHere(db, bulk))) continue;
    await bulk.collect(until - performance.now());
  }
  // Deleted pages that nothing in the queue links to.
  removeDeleted(rendering);
  if (!isQueueEmpty(db)) return true;
  bulk.drop();
  return false;
}

/** The most urgent pages that are to be rendered here. */
function nextHere(db: ContentDb, bulk: BulkRendering): QueuedPage[] {
  const interactive = nextInteractive(db, BATCH);
  return interactive.length === 0 && bulk.isAtRest ? nextBulk(db, BATCH) : interactive;
}

/** Renders and publishes a batch. Answers whether there was one. */
async function renderBatch(rendering: Rendering, batch: readonly QueuedPage[]): Promise<boolean> {
  const { releaseDir } = rendering;
  if (batch.length === 0) return false;
  const staging = new Staging(releaseDir);
  try {
    for (const { path } of batch)
      await staging.add(validatePage(await rendering.render(path), rendering));
    publishPages(rendering, await staging.all());
  } catch (error) {
    discard(await staging.all());
    if (!(error instanceof PageError)) throw error;
    await settleFailure(rendering, error);
  }
  return true;
}
