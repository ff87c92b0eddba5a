import {
  LATEST_LEADS,
  MOST_OF_FLOOD,
  type Flood,
  type InboxNews,
} from '#model/contact/inbox-news.ts';
import type { Db } from '../../db/database.ts';

/** Unread leads, with change events. */
export class Inbox {
  readonly #db: Db;
  readonly #spamDays: number;
  readonly #watchers = new Set<() => void>();

  constructor(db: Db, spamDays: number) {
    this.#db = db;
    this.#spamDays = spamDays;
  }

  /** Emits a change: a lead was created, marked or deleted. */
  notify(): void {
    for (const watcher of this.#watchers) watcher();
  }

  /** Subscribes to changes. Answers the function that unsubscribes. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  }

  /** The number of unread leads and the newest of them, suspected spam left out. */
  async news(): Promise<InboxNews> {
    const unread = this.#db
      .selectFrom('contact_submissions')
      .where('is_read', '=', 0)
      .where('is_spam', '=', 0);
    const [flood, { total }, latest] = await Promise.all([
      this.#flood(),
      unread.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      unread
        .select(['id', 'name', 'subject', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(LATEST_LEADS)
        .execute(),
    ]);
    return { unread: Number(total), flood, spam_days: this.#spamDays, latest };
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
    const { count } = await this.#db
      .selectFrom(ofFlood.limit(MOST_OF_FLOOD).as('counted'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return { count: Number(count), since: first.created_at, until: last.created_at };
  }
}
