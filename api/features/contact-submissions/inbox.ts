import {
  LATEST_LEADS,
  MOST_OF_FLOOD,
  type Flood,
  type InboxNews,
} from '#model/contact/inbox-news.ts';
import { totalOf } from '../../crud/record.ts';
import type { Db } from '../../db/database.ts';
import { ownersOf } from './owners.ts';

/** Unread and unanswered leads, with change events. */
export class Inbox {
  readonly #db: Db;
  readonly #spamDays: number;
  readonly #clock: () => Date;
  readonly #watchers = new Set<() => void>();

  constructor(db: Db, { spamDays, clock }: { spamDays: number; clock: () => Date }) {
    this.#db = db;
    this.#spamDays = spamDays;
    this.#clock = clock;
  }

  /** Emits a change: a lead was created, changed or deleted, or a duty began or ended. */
  notify(): void {
    for (const watcher of this.#watchers) watcher();
  }

  /** Subscribes to changes. Answers the function that unsubscribes. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  }

  /** Unread leads, the newest of them, and those that wait for an answer, suspected spam left out. */
  async news(): Promise<InboxNews> {
    const unread = this.#db
      .selectFrom('contact_submissions')
      .where('is_read', '=', 0)
      .where('is_spam', '=', 0);
    const [flood, waiting, change, owners, total, latest] = await Promise.all([
      this.#flood(),
      this.#waiting(),
      this.#lastChange(),
      ownersOf(this.#db, this.#clock()),
      totalOf(unread),
      unread
        .select(['id', 'name', 'subject', 'created_at', 'owner_id'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(LATEST_LEADS)
        .execute(),
    ]);
    const on_duty = owners.filter(({ on_duty_since }) => on_duty_since !== null);
    return {
      unread: total,
      ...waiting,
      ...change,
      on_duty: on_duty.map(({ id }) => id),
      flood,
      spam_days: this.#spamDays,
      latest,
    };
  }

  async #waiting(): Promise<Pick<InboxNews, 'unanswered' | 'waiting_since'>> {
    const { total, since } = await this.#db
      .selectFrom('contact_submissions')
      .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.min('clock_from').as('since')])
      .where('answered_at', 'is', null)
      .where('is_spam', '=', 0)
      .where('clock_from', '<=', this.#clock().toISOString())
      .executeTakeFirstOrThrow();
    return { unanswered: Number(total), waiting_since: since };
  }

  async #lastChange(): Promise<Pick<InboxNews, 'total' | 'changed_at'>> {
    const { total, last } = await this.#db
      .selectFrom('contact_submissions')
      .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.max('updated_at').as('last')])
      .where('is_spam', '=', 0)
      .executeTakeFirstOrThrow();
    return { total: Number(total), changed_at: last };
  }

  async #flood(): Promise<Flood | null> {
    const ofFlood = this.#db
      .selectFrom('contact_submissions')
      .select('created_at')
      .where('suspicion', '=', 'flood')
      .where('is_spam', '=', 1);
    const [first, last] = await Promise.all([
      ofFlood.orderBy('created_at').limit(1).executeTakeFirst(),
      ofFlood.orderBy('created_at', 'desc').limit(1).executeTakeFirst(),
    ]);
    if (!first || !last) return null;
    const counted = this.#db.selectFrom(ofFlood.limit(MOST_OF_FLOOD).as('counted'));
    return { count: await totalOf(counted), since: first.created_at, until: last.created_at };
  }
}
