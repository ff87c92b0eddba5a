import type { ContentChange } from '#model/publishing/index.ts';
import { withSavepoint } from '../../content/store/content-db.ts';
import {
  addFailedPage,
  addFailure,
  forgetLastGood,
  lastGood,
  storedChange,
} from '../state/failures.ts';
import { dequeue } from '../state/render-queue.ts';
import { PageError } from '../render/renderer.ts';
import type { Rendering } from './publish-pages.ts';
import { applyAndQueue } from './take-in.ts';
import { validatePage } from '../render/validate-page.ts';

/**
 * Settles a page that failed. The record at fault goes back to its last good version, and is noted as
 * failed; where no record is, the page stays as it was. So does one that fails only sometimes: queued,
 * it could be rendered for ever, and nothing else.
 */
export async function settleFailure(rendering: Rendering, error: PageError): Promise<void> {
  const { db, clock } = rendering;
  const { path } = error;
  const isSure = await fails(rendering, path, []);
  const reverted = isSure ? await bisectFailure(rendering, path) : undefined;
  db.transaction(() => {
    if (reverted) {
      const failed = storedChange(db, reverted);
      applyAndQueue(rendering, [reverted]);
      addFailure(db, failed, { reason: error.message, now: clock() });
      forgetLastGood(db, reverted);
    } else {
      dequeue(db, path);
      addFailedPage(db, { path, reason: error.message });
    }
  }).immediate();
}

/**
 * Finds the change without which the page renders, by halving the changes that the queue is about.
 * Answers its record as it was before; undefined where the page fails without any of them, too.
 */
async function bisectFailure(
  rendering: Rendering,
  path: string,
): Promise<ContentChange | undefined> {
  const changes = lastGood(rendering.db);
  if (changes.length === 0 || (await fails(rendering, path, changes))) return undefined;
  // With the first `ill` versions put back it still fails; with the first `well` it does not.
  let [ill, well] = [0, changes.length];
  while (well - ill > 1) {
    const middle = Math.floor((ill + well) / 2);
    if (await fails(rendering, path, changes.slice(0, middle))) ill = middle;
    else well = middle;
  }
  return changes[well - 1];
}

/** Whether the page fails while these versions are put back. A page that is gone then does not. */
function fails(
  rendering: Rendering,
  path: string,
  versions: readonly ContentChange[],
): Promise<boolean> {
  const { db, site, render } = rendering;
  return withSavepoint(db, async () => {
    site.applyChanges(db, versions);
    const pages = new Set(site.pagePaths());
    if (!pages.has(path)) return false;
    try {
      validatePage(await render(path), rendering, (each) => pages.has(each));
      return false;
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      return true;
    }
  });
}
