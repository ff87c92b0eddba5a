import { setTimeout as wait } from 'node:timers/promises';
import type { Piscina } from 'piscina';
import { isStillValid } from './dependencies.ts';
import { publishPages, type PublishedFolder } from './publish-pages.ts';
import { nextBulk, queuedPage, RANK, reorder } from './render-queue.ts';
import { PageError } from './renderer.ts';
import type { RenderedBatch } from './render-worker.ts';
import { discard, type StagedPage } from './staging.ts';

/** Pages of one task: passing them to a thread and back costs as much as a tenth of a page. */
const BATCH = 8;
/** Tasks per thread: the next one is there before the thread asks for it. */
const TASKS_PER_THREAD = 2;

export type RenderPool = Piscina<readonly string[], RenderedBatch>;

/**
 * Renders bulk work in a pool of threads, from the content that is committed. Results wait here until
 * the publisher collects them; those that are outdated by then are dropped: their pages are queued.
 */
export class BulkRendering {
  readonly #folder: PublishedFolder;
  readonly #pool: RenderPool;
  readonly #rendering = new Set<number>();
  #tasks = 0;
  #done: RenderedBatch[] = [];
  #wake = () => {};
  #isStopped = false;

  constructor(folder: PublishedFolder, pool: RenderPool) {
    this.#folder = folder;
    this.#pool = pool;
  }

  /** Keeps the threads busy while there is bulk work. */
  dispatch(): void {
    while (this.#tasks < this.#pool.maxThreads * TASKS_PER_THREAD) {
      const pages = nextBulk(this.#folder.db, BATCH, this.#rendering);
      if (pages.length === 0) return;
      for (const { id } of pages) this.#rendering.add(id);
      this.#tasks++;
      void this.#run(pages).finally(() => {
        this.#tasks--;
        for (const { id } of pages) this.#rendering.delete(id);
        this.#wake();
      });
    }
  }

  async #run(pages: readonly { id: number; path: string }[]): Promise<void> {
    try {
      this.#done.push(await this.#pool.run(pages.map(({ path }) => path)));
    } catch (error) {
      if (this.#isStopped) return;
      // A thread that crashed: its pages are rendered outside of the pool, where a fault is settled.
      console.error(`A thread that renders pages has ended: ${String(error)}`);
      const errors = pages.map(({ path }) => ({ path, reason: '' }));
      this.#done.push({ pages: [], errors, version: '' });
    }
  }

  /** Publishes what was rendered, waiting for it for so long. Answers pages that failed. */
  async collect(ms: number): Promise<PageError[]> {
    if (this.#done.length === 0 && this.#tasks > 0) await this.#next(ms);
    const batches = this.#done.splice(0);
    const pages = batches.flatMap((batch) => this.#validOf(batch));
    if (pages.length > 0) publishPages(this.#folder, pages);
    const errors = batches.flatMap((batch) => batch.errors);
    return errors.flatMap(({ path, reason }) => this.#failed(path, reason));
  }

  /** Rendered again outside of the pool, so that a fault of the thread alone is not the page's. */
  #failed(path: string, reason: string): PageError[] {
    const { db } = this.#folder;
    const queued = queuedPage(db, path);
    if (!queued) return [];
    reorder(db, [queued.id], RANK.interactive);
    return reason === '' ? [] : [new PageError(path, reason)];
  }

  #next(ms: number): Promise<unknown> {
    const stop = new AbortController();
    const next = new Promise<void>((resolve) => (this.#wake = resolve));
    const timeout = wait(Math.max(0, ms), undefined, { signal: stop.signal }).catch(() => {});
    return Promise.race([next, timeout]).finally(() => stop.abort());
  }

  /** Pages that are still queued, and whose reads are still so. */
  #validOf({ pages, version }: RenderedBatch): StagedPage[] {
    const { db, site } = this.#folder;
    const isCurrent = version === site.contentVersion(db);
    const valid = pages.filter(
      ({ path, reads }) => queuedPage(db, path) && (isCurrent || isStillValid(db, site, reads)),
    );
    discard(pages.filter((page) => !valid.includes(page)));
    return valid;
  }

  /** Ends the threads, whatever they render. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#pool.destroy();
  }

  /** Resolves once no thread writes files any more; what they rendered is dropped. */
  async rest(): Promise<void> {
    while (this.#tasks > 0) await new Promise<void>((resolve) => (this.#wake = resolve));
    for (const { pages } of this.#done.splice(0)) discard(pages);
  }
}
