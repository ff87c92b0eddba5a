import type { CountedPage } from '#model/counts/counted-page.ts';
import type { PageAct } from '#model/counts/page-acts.ts';
import { wallTimeInDhaka } from '#model/format/dates.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { PageCount } from './store.ts';

/** Longest wait of a count: a crash loses no more. */
const EVERY_MS = 1_000;
/** Different counts that are stored early, as many as wait. */
const EARLY = 2_000;
/** Different counts that wait at most, while none can be stored: further ones are dropped. */
const MOST = 2 * EARLY;

interface PageCounterOptions {
  store: (counts: readonly PageCount[]) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  everyMs?: number | undefined;
}

/** Batch: counts in memory, stored together a second later, and again where that failed. */
export class PageCounter {
  readonly #options: PageCounterOptions;
  readonly #waiting = new Map<string, PageCount>();
  #timer: NodeJS.Timeout | undefined;
  #storing: Promise<void> = Promise.resolve();
  #isFailing = false;

  constructor(options: PageCounterOptions) {
    this.#options = options;
  }

  note(page: CountedPage, kinds: readonly PageAct[], now: Date): void {
    const [day = '', time = ''] = wallTimeInDhaka(now.toISOString()).split('T');
    const hour = Number(time.slice(0, 2));
    for (const kind of kinds) this.#add({ ...page, day, hour, kind, count: 1 });
    if (this.#waiting.size >= EARLY && !this.#isFailing) void this.flush();
    else this.#later();
  }

  /** Stores what waits, once what is being stored is. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return (this.#storing = this.#storing.then(() => this.#store()));
  }

  #later(): void {
    this.#timer ??= setTimeout(() => void this.flush(), this.#options.everyMs ?? EVERY_MS).unref();
  }

  #add(given: PageCount): void {
    const { day, hour, language, kind, path } = given;
    const key = `${day} ${hour} ${language} ${kind} ${path}`;
    const known = this.#waiting.get(key);
    if (known) known.count += given.count;
    else if (this.#waiting.size < MOST) this.#waiting.set(key, { ...given });
  }

  async #store(): Promise<void> {
    const taken = [...this.#waiting.values()];
    this.#waiting.clear();
    if (taken.length === 0) return;
    try {
      await this.#options.store(taken);
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing)
        this.#options.log.warn({ err: error }, 'counts of pages could not be stored yet');
      this.#isFailing = true;
      for (const each of taken) this.#add(each);
      this.#later();
    }
  }
}
