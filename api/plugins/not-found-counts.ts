import { countedPath } from '#model/routes/own-path.ts';
import type { FastifyInstance } from 'fastify';

/** Paths that are counted at once. */
const MOST = 1_000;
const EVERY_MS = 10 * 60_000;

/** The API's address for the front server's counts: that passes nobody on to it. */
export const NOT_FOUND_COUNTS = '/not-found-counts';

/** Times that each page was asked for in vain: its path, and nothing of who asked. */
export type NotFoundCounts = Record<string, number>;

/** Counter of pages that were not found. Once it is full, those asked for least make way. */
export class NotFoundCounter {
  readonly #counts = new Map<string, number>();

  note(asked: string): void {
    const path = countedPath(asked);
    if (path === undefined) return;
    if (!this.#counts.has(path) && this.#counts.size >= MOST) {
      const least = Math.min(...this.#counts.values());
      for (const [each, count] of this.#counts) if (count === least) this.#counts.delete(each);
    }
    this.#counts.set(path, (this.#counts.get(path) ?? 0) + 1);
  }

  take(): NotFoundCounts {
    const counts = Object.fromEntries(this.#counts);
    this.#counts.clear();
    return counts;
  }
}

/** Counts, and hands the counts on now and then. Those that nobody takes are lost: no page waits. */
export function countNotFound(
  app: FastifyInstance,
  handOn: (counts: NotFoundCounts) => Promise<void>,
  everyMs = EVERY_MS,
): (asked: string) => void {
  const counter = new NotFoundCounter();
  const timer = setInterval(() => {
    const counts = counter.take();
    if (Object.keys(counts).length === 0) return;
    handOn(counts).catch((err: unknown) => app.log.warn({ err }, 'counts of pages were lost'));
  }, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return (asked) => counter.note(asked);
}
