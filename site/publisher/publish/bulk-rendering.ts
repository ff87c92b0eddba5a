import { setTimeout as wait } from 'node:timers/promises';
import type { Piscina } from 'piscina';
import { contentVersion } from '../../content/store/content-db.ts';
import { isStillValid } from '../state/dependencies.ts';
import { publishPages, type Rendering } from './publish-pages.ts';
import {
  isQueueEmpty,
  nextBulk,
  queuedPage,
  queueLength,
  RANK,
  reorder,
  type QueuedPage,
} from '../state/render-queue.ts';
import type { RenderedBatch } from '../render/render-worker.ts';
import { discard, type StagedPage } from '../render/staging.ts';

/** Pages of one task: passing them to a thread and back costs as much as a tenth of a page. */
const BATCH = 8;
/** Tasks per thread: the next one is there before the thread asks for it. */
const TASKS_PER_THREAD = 2;

export type RenderPool = Piscina<readonly string[], RenderedBatch>;

/** A task that has ended, with the rows of the queue that it was for. */
interface Result {
  queued: readonly QueuedPage[];
  batch: RenderedBatch;
}

/**
 * Renders bulk work in a pool of threads, from the content that is committed. Results wait here until
 * the publisher collects them; those that are outdated by then are dropped: their pages are queued.
 * Threads begin cold, with a site to load: for fewer pages than `threadsFrom` none does.
 */
export class BulkRendering {
  readonly #rendering: Rendering;
  readonly pool: RenderPool;
  readonly #threadsFrom: number;
  /** Pages that are rendered, or whose result waits here. */
  readonly #taken = new Set<number>();
  readonly #tasks = new Set<Promise<void>>();
  #done: Result[] = [];
  #isStopped = false;

  constructor(rendering: Rendering, pool: RenderPool, threadsFrom: number) {
    this.#rendering = rendering;
    this.pool = pool;
    this.#threadsFrom = threadsFrom;
  }

  /** Whether no thread renders anything that is to be published. */
  get isAtRest(): boolean {
    return this.#taken.size === 0;
  }

  /** Keeps the threads busy while there is bulk work, if it is worth beginning any. */
  dispatch(): void {
    const isWorthIt = queueLength(this.#rendering.db) >= this.#threadsFrom;
    if (!isWorthIt && this.pool.threads.length === 0) return;
    while (this.#tasks.size < this.pool.maxThreads * TASKS_PER_THREAD) {
      const pages = nextBulk(this.#rendering.db, BATCH, this.#taken);
      if (pages.length === 0) return;
      for (const { id } of pages) this.#taken.add(id);
      const task = this.#run(pages).finally(() => this.#tasks.delete(task));
      this.#tasks.add(task);
    }
  }

  async #run(queued: readonly QueuedPage[]): Promise<void> {
    const paths = queued.map(({ path }) => path);
    let batch: RenderedBatch = { pages: [], failed: paths, version: '' };
    try {
      batch = await this.pool.run(paths);
    } catch (error) {
      if (!this.#isStopped) console.error(`A thread did not render its pages: ${String(error)}`);
    }
    if (this.#isStopped) return;
    this.#done.push({ queued, batch });
    // Results of pages that were published meanwhile are collected by nobody.
    if (isQueueEmpty(this.#rendering.db)) this.drop();
  }

  /**
   * Publishes what was rendered, waiting for it for so long. Pages that failed, or whose thread did,
   * come next outside of the pool: there a fault is the page's own, and is settled.
   */
  async collect(ms: number): Promise<void> {
    if (this.#done.length === 0 && this.#tasks.size > 0)
      await Promise.race([...this.#tasks, wait(Math.max(0, ms), undefined, { ref: false })]);
    const results = this.#takeResults();
    const pages = results.flatMap((result) => this.#validOf(result));
    if (pages.length > 0) publishPages(this.#rendering, pages);
    for (const path of results.flatMap(({ batch }) => batch.failed))
      reorder(this.#rendering.db, path, RANK.interactive);
  }

  /** Drops results that nobody needs any more. */
  drop(): void {
    for (const { batch } of this.#takeResults()) discard(batch.pages);
  }

  #takeResults(): Result[] {
    const results = this.#done.splice(0);
    for (const { queued } of results) for (const { id } of queued) this.#taken.delete(id);
    return results;
  }

  /**
   * Pages whose row of the queue is the one they were rendered for, and whose reads are still so. A
   * page that was published and queued again meanwhile was compared with a file that is gone.
   */
  #validOf({ queued, batch: { pages, version } }: Result): StagedPage[] {
    const { db } = this.#rendering;
    const isCurrent = version === contentVersion(db);
    const publishes = new Map(queued.map(({ path, publish }) => [path, publish]));
    const valid = pages.filter(
      ({ path, reads }) =>
        queuedPage(db, path)?.publish === publishes.get(path) &&
        (isCurrent || isStillValid(db, reads)),
    );
    discard(pages.filter((page) => !valid.includes(page)));
    return valid;
  }

  /** Ends the threads, whatever they render. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.pool.destroy();
  }

  /** Resolves once no thread writes files any more. */
  async rest(): Promise<void> {
    await Promise.all(this.#tasks);
  }
}
