import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { Sleeps } from '../../sleeps.ts';
import { announceDue, hasWork, nextMoment } from './due.ts';

/** Longest sleep: clocks are set, machines sleep, other processes write. */
const LONGEST_MS = 30_000;
/** Debounce: one check serves a burst of writes. */
const COALESCE_MS = 50;
/** Interval of looks whether the server that leads has announced what is due. */
const WAITING_MS = 500;
/** Retry interval after a database error. */
const RETRY_MS = 5_000;

interface SchedulerOptions {
  db: Db;
  clock: () => Date;
  /** Whether this server of several announces: the clocks of two differ. */
  isLeading: () => boolean;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Planned drafts: publishes those that are due, answers how many; the next moment of one. */
  drafts: {
    publishDue: (db: Db, now: Date) => Promise<number>;
    nextMoment: (db: Db) => Promise<number>;
  };
  /** Called after an announcement. */
  onDue: () => void;
  longestMs?: number | undefined;
}

/**
 * Publishes and takes down records by their schedule. Moments missed while no server ran are
 * announced at startup; between moments it sleeps.
 */
export class Scheduler {
  readonly #options: SchedulerOptions;
  #next = Infinity;
  readonly #sleeps = new Sleeps();
  #loop: Promise<void> = Promise.resolve();

  constructor(options: SchedulerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#loop = this.#serve();
  }

  /** Recomputes the next moment after a write. */
  notify(): void {
    this.#sleeps.wake();
  }

  /** Whether a moment is due and not announced: caches are stale then. */
  isOverdue(): boolean {
    return this.#next !== Infinity && this.#options.clock().getTime() >= this.#next;
  }

  async stop(): Promise<void> {
    this.#sleeps.stop();
    await this.#loop;
  }

  async #serve(): Promise<void> {
    while (!this.#sleeps.isStopped) {
      const { wakeUps } = this.#sleeps;
      const longest = await this.#look();
      await this.#sleeps.sleep(COALESCE_MS, { wakeable: false });
      const untilNext = Math.max(0, this.#next - this.#options.clock().getTime());
      if (wakeUps === this.#sleeps.wakeUps) await this.#sleeps.sleep(Math.min(longest, untilNext));
    }
  }

  /** Announces what is due; answers the milliseconds to sleep. */
  async #look(): Promise<number> {
    const { db, clock, isLeading, log, drafts, onDue, longestMs = LONGEST_MS } = this.#options;
    try {
      const now = clock();
      const isDraftDue = (await drafts.nextMoment(db)) <= now.getTime();
      if (!isLeading() && (isDraftDue || (await hasWork(db, now)))) {
        this.#next = now.getTime();
        await this.#sleeps.sleep(WAITING_MS);
        return 0;
      }
      const announced = await announceDue(db, now);
      const published = await drafts.publishDue(db, now);
      this.#next = Math.min(await nextMoment(db, now), await drafts.nextMoment(db));
      if (announced + published > 0) onDue();
      return longestMs;
    } catch (error) {
      log.warn({ err: error }, 'the schedule was not looked after');
      await this.#sleeps.sleep(RETRY_MS, { wakeable: false });
      return 0;
    }
  }
}
