import type { FastifyBaseLogger } from 'fastify';
import PQueue from 'p-queue';
import { FilesUnavailable } from '../../files/bucket-requests.ts';
import { parsedName } from './stored.ts';

/** Queue limit; beyond it, requests get the existing files. */
const MOST = 500;

interface Options {
  make: (stem: string) => Promise<number>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Lazy derivatives: a picture's smaller files are made after the first request for one. Pictures
 * nobody views cost nothing, and those from before AVIF get it, too.
 */
export class DerivativeQueue {
  /** Queued, in work, or failed: a failure is not retried at every request. */
  readonly #known = new Set<string>();
  /** Paused until the worker is there. */
  readonly #queue = new PQueue({ concurrency: 1, autoStart: false });
  #options: Options | undefined;
  #stopped = false;

  /** Starts processing, with what was requested before. */
  start(options: Options): void {
    this.#options = options;
    this.#queue.start();
  }

  request(name: string): void {
    const stem = parsedName(name)?.stem;
    if (!stem || this.#stopped || this.#known.has(stem) || this.#queue.size >= MOST) return;
    this.#known.add(stem);
    void this.#queue.add(() => this.#make(stem, this.#options!));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#queue.clear();
    await this.#queue.onIdle();
  }

  async #make(stem: string, { make, log }: Options): Promise<void> {
    try {
      if ((await make(stem)) > 0) this.#known.delete(stem);
    } catch (error) {
      // No fault of the picture: the next request tries again.
      if (error instanceof FilesUnavailable) this.#known.delete(stem);
      if (!this.#stopped) log.warn({ err: error, stem }, 'smaller files were not made');
    }
  }
}
