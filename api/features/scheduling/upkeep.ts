import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { plausibleNow } from '../../crud/plausible-now.ts';
import { atomically, type Db } from '../../db/database.ts';

const A_DAY_MS = 86_400_000;
/** Delay of the first run, because a start has enough to do. */
const AFTER_START_MS = 60_000;
/** Rows per transaction: some ten milliseconds. */
const AT_ONCE = 1_000;
/** Gap between two transactions, in which others write. */
const GAP_MS = 20;

/** Deletes at most `limit` rows that are too old, in the transaction of `db`. Answers how many. */
export type Chore = (db: Db, now: Date, limit: number) => Promise<number>;

interface UpkeepOptions {
  db: Db;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;
  /** By what they delete. */
  chores: Readonly<Record<string, Chore>>;
  afterMs?: number | undefined;
}

/**
 * Deletes what is old enough, soon after the start and then daily, in small transactions: each server
 * of a database for itself, since rows that are gone are gone. The file does not shrink: SQLite puts
 * what comes next where the deleted was.
 */
export class Upkeep {
  readonly #options: UpkeepOptions;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: UpkeepOptions) {
    this.#options = options;
  }

  start(): void {
    this.#runIn(this.#options.afterMs ?? AFTER_START_MS);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  #runIn(ms: number): void {
    if (this.#stopping.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#running = this.run().then(() => this.#runIn(A_DAY_MS));
    }, ms).unref();
  }

  /** Every chore once. One that fails holds up no other, and is tried again a day later. */
  async run(): Promise<void> {
    const { db, clock, chores, log } = this.#options;
    const now = clock();
    const judged = await plausibleNow(db, now).catch((error: unknown) =>
      log.warn({ err: error }, 'old rows were not deleted'),
    );
    if (!judged) return;
    // An error, which every operator sees: what is planned may have been published by a wrong clock.
    if (judged < now)
      log.error(
        { now, judged },
        'the clock is days ahead of the last upkeep: set it right if it is wrong',
      );
    for (const [what, chore] of Object.entries(chores)) {
      try {
        const deleted = await this.#finish(chore, judged);
        if (deleted > 0) log.info({ what, deleted }, 'old rows were deleted');
      } catch (error) {
        log.warn({ what, err: error }, 'old rows were not deleted');
      }
    }
  }

  async #finish(chore: Chore, now: Date): Promise<number> {
    const { db } = this.#options;
    const { signal } = this.#stopping;
    for (let deleted = 0; ;) {
      if (signal.aborted) return deleted;
      const some = await atomically(db, (trx) => chore(trx, now, AT_ONCE));
      deleted += some;
      if (some < AT_ONCE) return deleted;
      await wait(GAP_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
