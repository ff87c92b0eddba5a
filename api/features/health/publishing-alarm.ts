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

/** The standstill that was told of last. */
interface Told {
  /** Undefined where it is over, or there was none. */
  since?: string;
  /** When it was last told, in milliseconds. */
  at: number;
  times: number;
}

const NOTHING: Told = { at: 0, times: 0 };

/**
 * The alarm that publishing has stopped: a line at level `error` and a mail at once, again after 1, 2,
 * 4 … 24 hours, and a mail once it goes on. The queue of mails tells a server that starts, or leads from
 * now on, of a standstill that is known.
 */
export class PublishingAlarm {
  readonly #options: AlarmOptions;
  /** Undefined where another server may know better. */
  #told: Told | undefined;

  constructor(options: AlarmOptions) {
    this.#options = options;
  }

  /** Judges the latest measurement. */
  async judge(stopped: boolean, now: Date): Promise<void> {
    const { isLeading, log } = this.#options;
    if (!isLeading()) {
      this.#told = undefined;
      return;
    }
    this.#told ??= await this.#lastTold();
    const { since = now.toISOString(), at, times } = this.#told;
    const isKnown = this.#told.since !== undefined;
    if (!stopped) {
      if (isKnown) await this.#mail({ stopped, since }, now);
      this.#told = NOTHING;
      return;
    }
    if (isKnown && now.getTime() < at + Math.min(LONGEST_MS, HOUR_MS * 2 ** (times - 1))) return;
    log.error({ since }, 'publishing has stopped: what was saved is kept, and waits');
    await this.#mail({ stopped, since }, now);
    this.#told = { since, at: now.getTime(), times: times + 1 };
  }

  async #lastTold(): Promise<Told> {
    const { db, mailer } = this.#options;
    if (!mailer) return NOTHING;
    const mails = await db
      .selectFrom('mails')
      .select(['facts', 'queued_at'])
      .where('kind', '=', 'publishing_alarm')
      .orderBy('queued_at', 'desc')
      .execute();
    const [last] = mails;
    const { stopped, since } = JSON.parse(last?.facts ?? '{}') as Partial<AlarmFacts>;
    if (!last || !stopped || since === undefined) return NOTHING;
    const told = JSON.stringify({ stopped, since });
    const times = mails.filter(({ facts }) => facts === told).length;
    return { since, at: Date.parse(last.queued_at), times };
  }

  async #mail(facts: AlarmFacts, now: Date): Promise<void> {
    const { db, mailer } = this.#options;
    if (!mailer) return;
    await atomically(db, (trx) =>
      queueMail(trx, { kind: 'publishing_alarm', recordId: 'site', facts }, now),
    );
    mailer.notify();
  }
}
