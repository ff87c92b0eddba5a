import { LATEST_LEADS, type InboxNews } from '#model/contact/inbox-news.ts';
import type { Db } from '../../db/database.ts';

/** Unread leads, with change events. */
export class Inbox {
  readonly #db: Db;
  readonly #watchers = new Set<() => void>();

  constructor(db: Db) {
    this.#db = db;
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
    const [{ total }, latest] = await Promise.all([
      unread.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      unread
        .select(['id', 'name', 'subject', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(LATEST_LEADS)
        .execute(),
    ]);
    return { unread: Number(total), latest };
  }
}
