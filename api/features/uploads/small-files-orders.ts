import type { FastifyBaseLogger } from 'fastify';
import { parsedName } from './folder.ts';

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
export class SmallFileOrders {
  /** Queued, in work, or failed: a failure is not retried at every request. */
  readonly #known = new Set<string>();
  readonly #waiting: string[] = [];
  #options: Options | undefined;
  #work: Promise<void> | undefined;
  #stopped = false;

  /** Starts processing, with what was requested before. */
  start(options: Options): void {
    this.#options = options;
    this.#go();
  }

  ask(name: string): void {
    const stem = parsedName(name)?.stem;
    if (!stem || this.#stopped || this.#known.has(stem) || this.#waiting.length >= MOST) return;
    this.#known.add(stem);
    this.#waiting.push(stem);
    this.#go();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#work;
  }

  #go(): void {
    if (this.#options) this.#work ??= this.#run(this.#options).finally(() => this.#end());
  }

  #end(): void {
    this.#work = undefined;
    if (this.#waiting.length > 0 && !this.#stopped) this.#go();
  }

  async #run({ make, log }: Options): Promise<void> {
    for (let stem = this.#waiting.shift(); stem && !this.#stopped; stem = this.#waiting.shift())
      try {
        if ((await make(stem)) > 0) this.#known.delete(stem);
      } catch (error) {
        if (!this.#stopped) log.warn({ err: error, stem }, 'smaller files were not made');
      }
  }
}
