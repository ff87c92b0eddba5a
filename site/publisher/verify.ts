import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { differs, type Comparing } from './compare.ts';
import { spendMemory } from './memory.ts';
import type { ThreadOptions } from './render-thread.ts';
import type { Workshop } from './workshop.ts';

/** Pages that are looked at, here and in the thread, before others get their turn. */
const CHECKED_AT_ONCE = 40;
/** Pages that the thread is asked for at once: neither waits long for the other at the end. */
const BATCH = 3;
/** Fewer are looked at sooner than a thread starts. */
const WORTH_A_THREAD = 200;

export interface Verified {
  checked: number;
  differing: string[];
}

/**
 * Renders every page that is to be as the content is, and compares it with its file. Nothing is taken
 * from what publishing came by: were that wrong, the files would be as well.
 */
export async function verify(
  workshop: Workshop,
  exclusive: (work: () => Promise<void>) => Promise<void>,
): Promise<Verified> {
  const { index, site, renderer, releaseDir } = workshop;
  const how = { renderer, releaseDir, known: new site.Known() };
  const all = [...index.paths()];
  const thread = all.length < WORTH_A_THREAD ? undefined : new ComparingThread(workshop.threads);
  const found: Verified = { checked: 0, differing: [] };
  try {
    for (let start = 0; start < all.length; start += CHECKED_AT_ONCE)
      await exclusive(async () => {
        const due = all.slice(start, start + CHECKED_AT_ONCE).filter(isAsContent(workshop));
        found.checked += due.length;
        const [others = [], own] = await Promise.all([
          thread?.differingOf(due),
          differingOf(due, how),
        ]);
        found.differing.push(...own, ...others);
      });
  } finally {
    await thread?.close();
  }
  return found;
}

/** Compares what is due from the first on, until nothing is. */
async function differingOf(due: string[], how: Comparing): Promise<string[]> {
  const differing: string[] = [];
  for (let path = due.shift(); path !== undefined; path = due.shift()) {
    if (await differs(path, how)) differing.push(path);
    // The thread may want more meanwhile.
    await setImmediate();
  }
  return differing;
}

/** Compares pages from what is committed, beside whoever does so here. */
class ComparingThread {
  readonly #worker: Worker;
  readonly #ended: Promise<never>;

  constructor(options: ThreadOptions) {
    this.#worker = new Worker(new URL('compare-worker.ts', import.meta.url), {
      workerData: options,
    });
    spendMemory(this.#worker);
    this.#ended = new Promise((_, fail) => {
      this.#worker.on('error', fail);
      this.#worker.on('exit', () => fail(new Error('The thread that compares pages has ended')));
    });
    // Told to whoever waits for pages then.
    this.#ended.catch(() => undefined);
  }

  /** Compares what is due from the last on, until nothing is. */
  async differingOf(due: string[]): Promise<string[]> {
    const differing: string[] = [];
    while (due.length > 0) {
      this.#worker.postMessage(due.splice(-BATCH));
      const answer = once(this.#worker, 'message') as Promise<[string[]]>;
      const [others] = await Promise.race([answer, this.#ended]);
      differing.push(...others);
    }
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
