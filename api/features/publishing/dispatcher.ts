import { SITE, type SiteReport } from '#model/publishing/index.ts';
import type { FastifyBaseLogger } from 'fastify';
import { backOff } from '../../back-off.ts';
import type { Damage } from '../../db/damage.ts';
import { atomically, type Db } from '../../db/database.ts';
import { Sleeps } from '../../sleeps.ts';
import { DeliveryError } from '../../webhook.ts';
import { noteDelivery } from './deliveries.ts';
import { noteSite } from './site-state.ts';
import type { Delivery, Progress, Target } from './targets.ts';

/** Poll interval without a wake-up: another process may have written. */
const IDLE_MS = 2_000;
/** The longest that a target may ask to be left alone. */
const PATIENCE_MS = 60 * 60 * 1000;

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
  readonly #sleeps = new Sleeps();
  readonly #stop = new AbortController();
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
    this.#sleeps.wake();
  }

  #changed(): void {
    for (const watcher of this.#watchers) watcher();
  }

  /** The names of all targets. */
  get names(): string[] {
    return this.#options.targets.map(({ name }) => name);
  }

  /** Tries a target again at once, from where it is or from the start. */
  async resend(target: string, everything: boolean): Promise<void> {
    const start = { delivered: 0, changes: 0 };
    const now = { attempts: 0, next_attempt_at: null };
    await this.#options.db
      .updateTable('publishing_targets')
      .set({ ...now, ...(everything && start) })
      .where('name', '=', target)
      .execute();
    this.notify();
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
    this.#stop.abort();
    this.#sleeps.stop();
    this.#changed();
    await Promise.all(this.#loops);
  }

  async #serve(target: Target): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const { wakeUps } = this.#sleeps;
      try {
        if (this.#options.isLeading()) await this.#bringUpToDate(target);
      } catch (error) {
        // Database error: no state can be stored, so the loop retries later.
        const { damage, log } = this.#options;
        if (!damage.note(error))
          log.warn({ target: target.name, err: error }, 'a target could not be served');
      }
      // Skips the sleep if a write arrived meanwhile: no lost wake-up.
      if (wakeUps === this.#sleeps.wakeUps) await this.#sleeps.sleep(IDLE_MS);
    }
  }

  async #bringUpToDate(target: Target): Promise<void> {
    const site = await target.news?.();
    if (site) await this.#note(target, site);
    for (;;) {
      const state = await this.#state(target);
      if (
        this.#stop.signal.aborted ||
        !this.#options.isLeading() ||
        (isThere(state, await target.due(this.#options.db)) && !(await target.hasMore?.()))
      )
        return;
      if (target.coalesceMs > 0) await this.#sleeps.sleep(target.coalesceMs, { wakeable: false });
      if (!this.#stop.signal.aborted) await this.#deliver(target, state);
    }
  }

  async #deliver(target: Target, { attempts, failing_since, ...had }: State): Promise<void> {
    const { db } = this.#options;
    const started_at = this.#now();
    this.#sending.add(target.name);
    this.#changed();
    let wait = 0;
    try {
      const due = await target.due(db);
      const delivery = await target.send(due, had, db, this.#stop.signal);
      await this.#delivered(target, { had, delivery, started_at });
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      const asked = error instanceof DeliveryError ? error.retryAfterMs : 0;
      wait = Math.max(backOff(target.backOffMs, attempts), Math.min(asked, PATIENCE_MS));
      await this.#failed(target, {
        reason: (error as Error).message,
        attempts,
        wait,
        started_at,
        failing_since: failing_since ?? started_at,
      });
    } finally {
      this.#sending.delete(target.name);
      this.#changed();
    }
    await this.#backOff(target, wait);
  }

  async #failed(
    target: Target,
    { reason, attempts, wait, started_at, failing_since }: Failure,
  ): Promise<void> {
    const { db, clock, log } = this.#options;
    const { name } = target;
    log.warn({ target: name, attempts: attempts + 1, reason }, 'a target was not notified');
    const ended_at = this.#now();
    const { delivered: revision } = await target.due(db);
    await atomically(db, async (trx) => {
      await this.#save(
        target,
        {
          attempts: attempts + 1,
          last_status: reason,
          next_attempt_at: new Date(clock().getTime() + wait).toISOString(),
          failing_since,
        },
        trx,
      );
      const noted = { target: name, started_at, ended_at, revision, sent: null, removed: null };
      if (name !== SITE) await noteDelivery(trx, { ...noted, fault: reason });
    });
  }

  /** Waits for the next try; somebody who asks for one at once takes the failures back. */
  async #backOff(target: Target, wait: number): Promise<void> {
    const until = performance.now() + wait;
    for (
      let left = wait;
      left > 0 && !this.#stop.signal.aborted;
      left = until - performance.now()
    ) {
      await this.#sleeps.sleep(Math.min(left, IDLE_MS), { wakeable: false });
      if ((await this.#state(target)).attempts === 0) return;
    }
  }

  /** Stores the delivered revision and the site's report in one transaction. */
  async #delivered(
    target: Target,
    { had, delivery, started_at }: { had: Progress; delivery: Delivery; started_at: string },
  ): Promise<void> {
    const { db } = this.#options;
    const { site, sent = null, removed = null, delivered, changes } = delivery;
    const { name } = target;
    const ended_at = this.#now();
    const done = { attempts: 0, last_status: 'ok', next_attempt_at: null, failing_since: null };
    const isNews = (sent ?? 0) + (removed ?? 0) > 0 || !isThere(had, delivery);
    await atomically(db, async (trx) => {
      const { delivered: was, changes: were } = await this.#state(target, trx);
      // Somebody has asked for everything meanwhile.
      const isReset = was < had.delivered || were < had.changes;
      const progress = isReset ? {} : { delivered, changes };
      await this.#save(target, { ...progress, ...done, delivered_at: ended_at }, trx);
      if (site) await noteSite(trx, site, ended_at);
      const noted = { target: name, started_at, ended_at, revision: delivered, sent, removed };
      if (name !== SITE && isNews) await noteDelivery(trx, { ...noted, fault: null });
    });
    // Targets that wait for the site may be due now.
    if (site) this.#sleeps.wake();
  }

  /**
   * Stores what a publisher says without being told of anything. One that has less than was delivered
   * is another, or went back to an earlier state: the rest is due again. 0 is of one that is at work.
   */
  async #note(target: Target, site: SiteReport): Promise<void> {
    await atomically(this.#options.db, async (trx) => {
      await noteSite(trx, site, this.#now());
      const { delivered } = await this.#state(target, trx);
      if (site.revision > 0 && site.revision < delivered)
        await this.#save(target, { delivered: site.revision }, trx);
    });
    this.#changed();
  }

  #now(): string {
    return this.#options.clock().toISOString();
  }

  async #state(target: Target, db = this.#options.db): Promise<State> {
    const found = await db
      .selectFrom('publishing_targets')
      .select(['delivered', 'changes', 'attempts', 'failing_since'])
      .where('name', '=', target.name)
      .executeTakeFirst();
    return found ?? NEVER_DELIVERED;
  }

  async #save(target: Target, state: Partial<Row>, db = this.#options.db): Promise<void> {
    const updated_at = this.#now();
    await db
      .insertInto('publishing_targets')
      .values({ ...NEVER_DELIVERED, name: target.name, ...state, updated_at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...state, updated_at }))
      .execute();
  }
}

const isThere = (had: Progress, due: Progress) =>
  had.delivered >= due.delivered && had.changes >= due.changes;

interface State extends Progress {
  attempts: number;
  failing_since: string | null;
}

interface Failure extends Pick<Row, 'attempts' | 'failing_since'> {
  reason: string;
  started_at: string;
  /** Milliseconds until the next try. */
  wait: number;
}

interface Row extends State {
  last_status: string | null;
  next_attempt_at: string | null;
  delivered_at: string | null;
}

/** The state of a target that was never tried. */
export const NEVER_DELIVERED: Row = {
  delivered: 0,
  changes: 0,
  attempts: 0,
  last_status: null,
  next_attempt_at: null,
  delivered_at: null,
  failing_since: null,
};
