import type { SiteReport } from '#model/publishing/index.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Damage } from '../../db/damage.ts';
import { atomically, type Db } from '../../db/database.ts';
import { noteSite } from './site-state.ts';
import type { Delivery, Progress, Target } from './targets.ts';

/** Poll interval without a wake-up: another process may have written. */
const IDLE_MS = 2_000;

interface DispatcherOptions {
  db: Db;
  targets: readonly Target[];
  clock: () => Date;
  /** Whether this server of several delivers. */
  isLeading: () => boolean;
  log: Pick<FastifyBaseLogger, 'warn'>;
  damage: Pick<Damage, 'note'>;
}

/**
 * Delivers new revisions to every target, with retries. Progress is kept in the database, so that a
 * restart resumes; targets are independent, so that one's failure never delays another.
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

  /** Wakes all targets after a write of this server, and tells those who watch. */
  notify(): void {
    this.wake();
    this.#changed();
  }

  /** Wakes all targets: there may be something to deliver. */
  wake(): void {
    this.#notices++;
    for (const wake of this.#wakers) wake();
  }

  #changed(): void {
    for (const watcher of this.#watchers) watcher();
  }

  /** Whether a delivery to the target is in flight. */
  isSending(target: string): boolean {
    return this.#sending.has(target);
  }

  /** Subscribes to writes and deliveries. Answers the function that unsubscribes. */
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
        if (this.#options.isLeading()) await this.#bringUpToDate(target);
      } catch (error) {
        // Database error: no state can be stored, so the loop retries later.
        const { damage, log } = this.#options;
        if (!damage.note(error))
          log.warn({ target: target.name, err: error }, 'a target could not be served');
      }
      // Skips the sleep if a write arrived meanwhile: no lost wake-up.
      if (noticed === this.#notices) await this.#rest(IDLE_MS);
    }
  }

  async #bringUpToDate(target: Target): Promise<void> {
    const site = await target.news?.();
    if (site) await this.#note(site);
    for (;;) {
      const state = await this.#state(target);
      if (
        this.#stopped ||
        !this.#options.isLeading() ||
        isThere(state, await target.due(this.#options.db))
      )
        return;
      if (target.coalesceMs > 0) await this.#rest(target.coalesceMs, { wakeable: false });
      if (!this.#stopped) await this.#deliver(target, state);
    }
  }

  async #deliver(target: Target, { attempts, ...had }: State): Promise<void> {
    const { db, log } = this.#options;
    this.#sending.add(target.name);
    this.#changed();
    try {
      await this.#delivered(target, await target.send(await target.due(db), had, db));
    } catch (error) {
      const wait = backOff(target.backOffMs, attempts);
      const reason = (error as Error).message;
      log.warn(
        { target: target.name, attempts: attempts + 1, reason },
        'a target was not notified',
      );
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

  /** Stores the delivered revision and the site's report in one transaction. */
  async #delivered(target: Target, { site, ...progress }: Delivery): Promise<void> {
    const { db, clock } = this.#options;
    const state = { ...progress, attempts: 0, last_status: 'ok', next_attempt_at: null };
    await atomically(db, async (trx) => {
      await this.#save(target, state, trx);
      if (site) await noteSite(trx, site, clock().toISOString());
    });
    // Targets that wait for the site may be due now.
    if (site) for (const wake of this.#wakers) wake();
  }

  async #note(site: SiteReport): Promise<void> {
    const { db, clock } = this.#options;
    await atomically(db, (trx) => noteSite(trx, site, clock().toISOString()));
    this.#changed();
  }

  async #state(target: Target): Promise<State> {
    const found = await this.#options.db
      .selectFrom('publishing_targets')
      .select(['delivered', 'changes', 'attempts'])
      .where('name', '=', target.name)
      .executeTakeFirst();
    return found ?? { delivered: 0, changes: 0, attempts: 0 };
  }

  async #save(target: Target, state: Partial<Row>, db = this.#options.db): Promise<void> {
    const updated_at = this.#options.clock().toISOString();
    await db
      .insertInto('publishing_targets')
      .values({ ...NEVER_DELIVERED, name: target.name, ...state, updated_at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...state, updated_at }))
      .execute();
  }

  /** Sleeps; a write wakes it early if `wakeable`, a stop always. */
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

const isThere = (had: Progress, due: Progress) =>
  had.delivered >= due.delivered && had.changes >= due.changes;

interface State extends Progress {
  attempts: number;
}

interface Row extends State {
  last_status: string | null;
  next_attempt_at: string | null;
}

const NEVER_DELIVERED: Row = {
  delivered: 0,
  changes: 0,
  attempts: 0,
  last_status: null,
  next_attempt_at: null,
};

/** Exponential back-off with jitter, up to the longest. */
function backOff([shortest, longest]: Target['backOffMs'], attempts: number): number {
  const full = Math.min(longest, shortest * 2 ** attempts);
  return full / 2 + (Math.random() * full) / 2;
}
