import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { MAIL_KINDS, type QueuedKind } from '../../mail/queue.ts';
import { refusalsOf } from '../../mail/refusals.ts';
import type { DeliveryHealth, Health } from './health.ts';

/** A mail server may put off a sender whom it does not know, for minutes. */
const NEWS_AFTER_MS = 15 * 60_000;

/** A channel that is not set up, or that all goes well with. */
export const quiet = (state: 'off' | 'well'): DeliveryHealth => ({
  state,
  refused: 0,
  since: null,
  reason: null,
});

type Channel = 'mails' | 'lead_webhook';
const KINDS: Readonly<Record<Channel, readonly QueuedKind[]>> = {
  mails: MAIL_KINDS,
  lead_webhook: ['lead_webhook'],
};

interface Options {
  db: Db;
  /** Whether it is set up. */
  isOn: Readonly<Record<Channel, boolean>>;
  /** Whether this server of several says so in its log. */
  isLeading: () => boolean;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Watches whether mails, and calls of the webhook of leads, are taken by the other side. */
export class Deliveries {
  readonly #options: Options;
  /** Channels whose standstill is in the log. */
  readonly #told = new Set<Channel>();

  constructor(options: Options) {
    this.#options = options;
  }

  async measure(now: Date): Promise<Pick<Health, Channel>> {
    return {
      mails: await this.#measure('mails', now),
      lead_webhook: await this.#measure('lead_webhook', now),
    };
  }

  async #measure(channel: Channel, now: Date): Promise<DeliveryHealth> {
    const { db, isOn, isLeading, log } = this.#options;
    if (!isOn[channel]) return quiet('off');
    const refusals = await refusalsOf(db, KINDS[channel]);
    if (!refusals || now.getTime() - Date.parse(refusals.since) < NEWS_AFTER_MS) {
      this.#told.delete(channel);
      return quiet('well');
    }
    if (!this.#told.has(channel) && isLeading()) {
      this.#told.add(channel);
      log.error({ channel, ...refusals }, 'what is owed is not taken: it is kept, and tried again');
    }
    return { state: 'refused', ...refusals };
  }
}
