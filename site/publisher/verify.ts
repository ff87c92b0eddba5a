import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { differingPages } from './compare.ts';
import type { ThreadOptions } from './render-thread.ts';
import type { Workshop } from './workshop.ts';

/** Pages that are looked at, here and in the thread, before others get their turn. */
const CHECKED_AT_ONCE = 10;
/** Fewer are looked at sooner than a thread starts. */
const WORTH_A_THREAD = 200;

export interface Verified {
  checked: number;
  differing: string[];
}

/** Renders every page that is to be as the content is, and compares it with its file. */
export async function verify(
  workshop: Workshop,
  exclusive: (work: () => Promise<void>) => Promise<void>,
): Promise<Verified> {
  const { index } = workshop;
  const all = [...index.paths()];
  const thread = all.length < WORTH_A_THREAD ? undefined : new ComparingThread(workshop.threads);
  const found: Verified = { checked: 0, differing: [] };
  try {
    for (let start = 0; start < all.length; start += 2 * CHECKED_AT_ONCE)
      await exclusive(async () => {
        const due = all.slice(start, start + 2 * CHECKED_AT_ONCE).filter(isAsContent(workshop));
        const here = thread ? due.slice(0, Math.ceil(due.length / 2)) : due;
        const there = due.slice(here.length);
        const [own, others = []] = await Promise.all([
          differingPages(here, workshop),
          thread?.differingPages(there),
        ]);
        found.checked += due.length;
        found.differing.push(...own, ...others);
      });
  } finally {
    await thread?.close();
  }
  return found;
}

/** Compares pages from what is committed, beside whoever does so here. */
class ComparingThread {
  readonly #worker: Worker;
  readonly #ended: Promise<never>;

  constructor(options: ThreadOptions) {
    this.#worker = new Worker(new URL('compare-worker.ts', import.meta.url), {
      workerData: options,
    });
    this.#ended = new Promise((_, fail) => {
      this.#worker.on('error', fail);
      this.#worker.on('exit', () => fail(new Error('The thread that compares pages has ended')));
    });
    // Told to whoever waits for pages then.
    this.#ended.catch(() => undefined);
  }

  async differingPages(paths: readonly string[]): Promise<string[]> {
    this.#worker.postMessage(paths);
    const answer = once(this.#worker, 'message') as Promise<[string[]]>;
    const [differing] = await Promise.race([answer, this.#ended]);
    return differing;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Whether a page, as it is published, is to be as the content is now. */
function isAsContent({ index, history, backlog }: Workshop): (path: string) => boolean {
  const isOlder = new Set([
    ...history.held(),
    ...backlog.pages(),
    ...backlog.broken().map(({ path }) => path),
  ]);
  return (path) => index.paths().has(path) && !isOlder.has(path);
}
