import type { FastifyBaseLogger } from 'fastify';
import { atomically, type Db } from '../../db/database.ts';
import { noteSite } from './site-state.ts';
import type { Delivery, Target } from './targets.ts';

/** How often a target is looked after without being woken: writes may come from another process. */
const IDLE_MS = 2_000;

interface DispatcherOptions {
  db: Db;
  targets: readonly Target[];
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Tells every target of new revisions until it has them. What was told is kept in the database, so
 * a restart goes on where it stopped; one target's failure never delays another.
 */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #wakers = new Set<() => void>();
  #notices = 0;
  #stopped = false;
  #loops: Promise<void>[] = [];
  readonly #sending = new Set<string>();
  readonly #watchers = new Set<() => void>();

  constructor(options: DispatcherOptions) {
    this.#options = options;
  }

  start(): void {
    this.#loops = this.#options.targets.map((target) => this.#serve(target));
  }

  /** Something was written. */
  notify(): void {
    this.#notices++;
    for (const wake of this.#wakers) wake();
    this.#changed();
  }

  #changed(): void {
    for (const watcher of this.#watchers) watcher();
  }

  /** Whether a target is being told right now. */
  isSending(target: string): boolean {
    return this.#sending.has(target);
  }

  /** Calls back after every write and every telling. Answers how to end that. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.notify();
    await Promise.all(this.#loops);
  }

  async #serve(target: Target): Promise<void> {
    while (!this.#stopped) {
      const noticed = this.#notices;
      try {
        await this.#bringUpToDate(target);
      } catch (error) {
        // The database itself did not answer: nothing can be kept, so it is tried again later.
        this.#options.log.warn(
          { target: target.name, err: error },
          'a target was not looked after',
        );
      }
      // What was written while this looked is not slept over.
      if (noticed === this.#notices) await this.#rest(IDLE_MS);
    }
  }

  async #bringUpToDate(target: Target): Promise<void> {
    for (;;) {
      const state = await this.#state(target);
      if (this.#stopped || state.delivered >= (await target.due(this.#options.db))) return;
      if (target.coalesceMs > 0) await this.#rest(target.coalesceMs, { wakeable: false });
      if (!this.#stopped) await this.#tell(target, state);
    }
  }

  async #tell(target: Target, { delivered, attempts }: State): Promise<void> {
    const { db, log } = this.#options;
    this.#sending.add(target.name);
    this.#changed();
    try {
      await this.#delivered(target, await target.send(await target.due(db), delivered, db));
    } catch (error) {
      const wait = backOff(target.backOffMs, attempts);
      const reason = (error as Error).message;
      log.warn({ target: target.name, attempts: attempts + 1, reason }, 'a target was not told');
      await this.#save(target, {
        attempts: attempts + 1,
        last_status: reason,
        next_attempt_at: new Date(this.#options.clock().getTime() + wait).toISOString(),
      });
      this.#sending.delete(target.name);
      this.#changed();
      await this.#rest(wait, { wakeable: false });
    } finally {
      this.#sending.delete(target.name);
      this.#changed();
    }
  }

  /** What a target has, and what it said, are kept in one transaction. */
  async #delivered(target: Target, { revision, site }: Delivery): Promise<void> {
    const { db, clock } = this.#options;
    const state = { delivered: revision, attempts: 0, last_status: 'ok', next_attempt_at: null };
    await atomically(db, async (trx) => {
      await this.#save(target, state, trx);
      if (site) await noteSite(trx, site, clock().toISOString());
    });
    // Who waits for the site may be told now.
    if (site) for (const wake of this.#wakers) wake();
  }

  async #state(target: Target): Promise<State> {
    const found = await this.#options.db
      .selectFrom('publishing_targets')
      .select(['delivered', 'attempts'])
      .where('name', '=', target.name)
      .executeTakeFirst();
    return found ?? { delivered: 0, attempts: 0 };
  }

  async #save(target: Target, state: Partial<Row>, db = this.#options.db): Promise<void> {
    const updated_at = this.#options.clock().toISOString();
    await db
      .insertInto('publishing_targets')
      .values({ ...UNTOLD, name: target.name, ...state, updated_at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...state, updated_at }))
      .execute();
  }

  /** Waits; a write ends the wait early where it may, a stop always. */
  #rest(ms: number, { wakeable = true } = {}): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#wakers.delete(wake);
        resolve();
      };
      const wake = () => {
        if (wakeable || this.#stopped) end();
      };
      const timer = setTimeout(end, ms);
      this.#wakers.add(wake);
      if (this.#stopped) end();
    });
  }
}

interface State {
  delivered: number;
  attempts: number;
}

interface Row extends State {
  last_status: string | null;
  next_attempt_at: string | null;
}

const UNTOLD: Row = { delivered: 0, attempts: 0, last_status: null, next_attempt_at: null };

/** Doubles with every failure up to the longest, and never all targets at once. */
function backOff([shortest, longest]: Target['backOffMs'], attempts: number): number {
  const full = Math.min(longest, shortest * 2 ** attempts);
  return full / 2 + (Math.random() * full) / 2;
}
