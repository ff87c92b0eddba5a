import type { FastifyBaseLogger } from 'fastify';
import { atomically, type Db } from '../db/database.ts';

const EVERY_MS = 60_000;

/** Buffers the last use of sessions and flushes once a minute, so that reads cause no writes. */
export class LastSeen {
  readonly #db: Db;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #seen = new Map<string, { at: string; address: string }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Db, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#db = db;
    this.#log = log;
  }

  note(session: string, address: string, now: Date): void {
    this.#seen.set(session, { at: now.toISOString(), address });
    this.#timer ??= setTimeout(() => void this.flush(), EVERY_MS).unref();
  }

  /** Last use of a session, while it is buffered. */
  of(session: string): { at: string; address: string } | undefined {
    return this.#seen.get(session);
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const seen = [...this.#seen];
    this.#seen.clear();
    if (seen.length === 0) return;
    try {
      await atomically(this.#db, async (trx) => {
        for (const [id, { at, address }] of seen)
          await trx
            .updateTable('sessions')
            .set({ last_seen_at: at, address })
            .where('id', '=', id)
            .execute();
      });
    } catch (error) {
      // Lossy on purpose: nothing depends on it, and a full disk is reported elsewhere.
      this.#log.warn({ err: error }, 'when sessions were used could not be noted');
    }
  }
}
