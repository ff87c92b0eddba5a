import type { FastifyBaseLogger } from 'fastify';
import { atomically, type Db } from '../../db/database.ts';
import { queueMail } from '../../mail/queue.ts';

const HOUR_MS = 3_600_000;
/** Back-off between two alarms of one standstill. */
const LONGEST_MS = 24 * HOUR_MS;

export interface AlarmOptions {
  db: Db;
  /** Whether this server of several gives the alarm. */
  isLeading: () => boolean;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** None: the alarm is in the log alone. */
  mailer: { notify: () => void } | undefined;
}

/** Facts of the mail, in its row of the queue. */
export interface AlarmFacts {
  stopped: boolean;
  /** ISO 8601. */
  since: string;
}

/**
 * The alarm that publishing has stopped: a line at level `error` and a mail at once, again after 1, 2,
 * 4 … 24 hours, and a mail once it goes on.
 */
export class PublishingAlarm {
  readonly #options: AlarmOptions;
  #stoppedSince: Date | undefined;
  #nextAt = 0;
  #waitMs = HOUR_MS;

  constructor(options: AlarmOptions) {
    this.#options = options;
  }

  /** Judges the latest measurement. */
  async judge(stopped: boolean, now: Date): Promise<void> {
    if (!stopped) return this.#goesOn(now);
    this.#stoppedSince ??= now;
    if (now.getTime() < this.#nextAt || !this.#options.isLeading()) return;
    this.#options.log.error(
      { since: this.#stoppedSince.toISOString() },
      'publishing has stopped: what was saved is kept, and waits',
    );
    await this.#mail({ stopped: true, since: this.#stoppedSince.toISOString() }, now);
    this.#nextAt = now.getTime() + this.#waitMs;
    this.#waitMs = Math.min(LONGEST_MS, this.#waitMs * 2);
  }

  async #goesOn(now: Date): Promise<void> {
    if (!this.#stoppedSince) return;
    await this.#mail({ stopped: false, since: this.#stoppedSince.toISOString() }, now);
    this.#stoppedSince = undefined;
    this.#nextAt = 0;
    this.#waitMs = HOUR_MS;
  }

  async #mail(facts: AlarmFacts, now: Date): Promise<void> {
    const { db, isLeading, mailer } = this.#options;
    if (!mailer || !isLeading()) return;
    await atomically(db, (trx) =>
      queueMail(trx, { kind: 'publishing_alarm', recordId: 'site', facts }, now),
    );
    mailer.notify();
  }
}
