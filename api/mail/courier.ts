import type { FastifyBaseLogger } from 'fastify';
import { backOff } from '../back-off.ts';
import type { Db } from '../db/database.ts';
import { Sleeps } from '../sleeps.ts';
import {
  BACK_OFF_MS,
  dropQueued,
  firstDue,
  MAX_ATTEMPTS,
  nextAttempt,
  noteFailed,
  noteSent,
  type Due,
  type QueuedKind,
} from './queue.ts';

/** Longest poll interval: another process may have changed what is due. */
const LONGEST_REST_MS = 60_000;
/** Shutdown timeout for what is being sent. */
const GRACE_MS = 3_000;

/** Options of a courier, whatever its channel. */
export interface Surroundings {
  db: Db;
  clock: () => Date;
  /** Whether this server of several sends. */
  isLeading: () => boolean;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Shortest and longest back-off after a failure. */
  backOffMs?: readonly [shortest: number, longest: number];
}

/** A refusal of the other side, and how long it asks to be left alone. */
interface Refusal {
  message: string;
  retryAfterMs?: number;
}

/** A way by which what is queued goes out. */
export interface Channel<Kind extends QueuedKind> {
  /** Name of its deliveries in the log. */
  name: 'mail' | 'webhook';
  kinds: readonly Kind[];
  /** Sends one; undefined where it is obsolete. */
  send: (queued: Due<Kind>) => Promise<'sent' | undefined>;
  /** Why the other side refused, for the log and the queue; undefined for a fault of ours. */
  refusalIn: (error: unknown) => Refusal | undefined;
}

/**
 * Sends what is queued for one channel, at least once, with retries. The queue is in the database: a
 * restart resumes it, and what was sent before a crash could mark it is sent again. Each channel has
 * a courier of its own, so that one that hangs holds up no other.
 */
export class Courier<Kind extends QueuedKind> {
  readonly #options: Surroundings;
  readonly #channel: Channel<Kind>;
  #running: Promise<void> = Promise.resolve();
  readonly #sleeps = new Sleeps();
  #abandoned = false;
  /** Sent, and not noted: the database went away meanwhile. */
  #unnoted: string | undefined;

  constructor(options: Surroundings, channel: Channel<Kind>) {
    this.#options = options;
    this.#channel = channel;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Wakes the loop: something was queued. */
  notify(): void {
    this.#sleeps.wake();
  }

  async stop(): Promise<void> {
    this.#sleeps.stop();
    const grace = Promise.withResolvers<void>();
    const timer = setTimeout(grace.resolve, GRACE_MS);
    await Promise.race([this.#running, grace.promise]);
    clearTimeout(timer);
    this.#abandoned = true;
  }

  async #run(): Promise<void> {
    while (!this.#sleeps.isStopped) {
      const { wakeUps } = this.#sleeps;
      let rest = LONGEST_REST_MS;
      try {
        await this.#noteSent();
        if (this.#options.isLeading()) {
          await this.#sendDue();
          rest = await this.#untilNext();
        }
      } catch (error) {
        if (this.#abandoned) return;
        // Database error: no attempt can be recorded, so the loop retries soon.
        rest = (this.#options.backOffMs ?? BACK_OFF_MS)[0];
        this.#options.log.warn({ err: error }, `${this.#channel.name}s were not looked after`);
      }
      if (wakeUps === this.#sleeps.wakeUps) await this.#sleeps.sleep(rest);
    }
  }

  async #sendDue(): Promise<void> {
    const { db, clock, isLeading } = this.#options;
    // Asked for one at a time: meanwhile something newer may have been queued.
    while (!this.#sleeps.isStopped && isLeading()) {
      const queued = await firstDue(db, this.#channel.kinds, clock());
      if (!queued) return;
      await this.#send(queued);
    }
  }

  async #send(queued: Due<Kind>): Promise<void> {
    const { db } = this.#options;
    try {
      if (!(await this.#channel.send(queued))) return await dropQueued(db, queued.id);
    } catch (error) {
      if (!this.#abandoned) await this.#noteFailure(queued, error);
      return;
    }
    if (this.#abandoned) return;
    this.#unnoted = queued.id;
    await this.#noteSent();
  }

  async #noteSent(): Promise<void> {
    if (this.#unnoted === undefined) return;
    const { db, clock } = this.#options;
    await noteSent(db, this.#unnoted, clock());
    this.#unnoted = undefined;
  }

  /** Retried with back-off: what cannot be written or sent never holds up another. */
  async #noteFailure(queued: Due<Kind>, error: unknown): Promise<void> {
    const { db, clock, log, backOffMs = BACK_OFF_MS } = this.#options;
    const { name, refusalIn } = this.#channel;
    const attempts = queued.attempts + 1;
    const refusal = refusalIn(error);
    const reason = refusal?.message ?? 'EWRITE';
    const facts = { [name]: queued.id, attempts, reason, ...(!refusal && { err: error }) };
    if (attempts < MAX_ATTEMPTS) log.warn(facts, `a ${name} was not taken`);
    else log.error(facts, `a ${name} was given up`);
    const asked = Math.min(refusal?.retryAfterMs ?? 0, BACK_OFF_MS[1]);
    const wait = Math.max(backOff(backOffMs, queued.attempts), asked);
    await noteFailed(db, queued, reason, new Date(clock().getTime() + wait));
  }

  async #untilNext(): Promise<number> {
    const { db, clock } = this.#options;
    const next = await nextAttempt(db, this.#channel.kinds);
    if (!next) return LONGEST_REST_MS;
    return Math.min(LONGEST_REST_MS, Math.max(0, next.getTime() - clock().getTime()));
  }
}
