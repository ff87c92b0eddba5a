import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { announceDue, nextMoment } from './due.ts';

/** How long it rests at most: clocks are set, machines sleep, other processes write. */
const LONGEST_MS = 60_000;
/** Writes come in bursts, and one look serves them all. */
const COALESCE_MS = 50;
/** A database that cannot be written is tried again so soon. */
const RETRY_MS = 5_000;

interface SchedulerOptions {
  db: Db;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called when something was announced. */
  onDue: () => void;
  longestMs?: number;
}

/**
 * Lets records come and go at their moment. What became due while no server ran is announced at
 * the start; between two moments it sleeps.
 */
export class Scheduler {
  readonly #options: SchedulerOptions;
  #next = Infinity;
  #notices = 0;
  #stopped = false;
  #wake = () => {};
  #loop: Promise<void> = Promise.resolve();

  constructor(options: SchedulerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#loop = this.#serve();
  }

  /** Something was written: another moment may be the next. */
  notify(): void {
    this.#notices++;
    this.#wake();
  }

  /** Whether a moment has come that is not announced yet: what is remembered is not true any more. */
  isOverdue(): boolean {
    return this.#next !== Infinity && this.#options.clock().getTime() >= this.#next;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    await this.#loop;
  }

  async #serve(): Promise<void> {
    while (!this.#stopped) {
      const noticed = this.#notices;
      const longest = await this.#look();
      await this.#sleep(COALESCE_MS, { wakeable: false });
      const untilNext = Math.max(0, this.#next - this.#options.clock().getTime());
      if (noticed === this.#notices)
        await this.#sleep(Math.min(longest, untilNext), { wakeable: true });
    }
  }

  /** Announces what is due; answers how long to sleep at most. */
  async #look(): Promise<number> {
    const { db, clock, log, onDue, longestMs = LONGEST_MS } = this.#options;
    try {
      const now = clock();
      const announced = await announceDue(db, now);
      this.#next = await nextMoment(db, now);
      if (announced > 0) onDue();
      return longestMs;
    } catch (error) {
      log.warn({ err: error }, 'the schedule was not looked after');
      await this.#sleep(RETRY_MS, { wakeable: false });
      return 0;
    }
  }

  #sleep(ms: number, { wakeable }: { wakeable: boolean }): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#wake = () => {};
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#wake = () => {
        if (wakeable || this.#stopped) end();
      };
      if (this.#stopped) end();
    });
  }
}
