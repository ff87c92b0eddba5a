import { LATEST_LEADS, type InboxNews } from '#model/inbox-news.ts';
import type { Db } from '../../db/database.ts';

/** Unread leads, and the listeners that are told when those change. */
export class Inbox {
  readonly #db: Db;
  readonly #watchers = new Set<() => void>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** A lead was written, marked or removed. */
  notify(): void {
    for (const watcher of this.#watchers) watcher();
  }

  /** Calls back after every change. Answers how to end that. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  }

  /** How many leads nobody has read, and the newest of them; suspected spam is none of them. */
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
