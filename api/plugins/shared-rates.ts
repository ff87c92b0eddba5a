import { hash } from 'node:crypto';
import { atomically, type Db } from '../db/database.ts';
import { faultOf, type Fault } from '../db/faults.ts';
import { MemoryRates } from './memory-rates.ts';
import type { Counted, Rate, RateLimits } from './rate.ts';

/** A table that cannot be written keeps nobody from signing in: this server counts by itself then. */
const UNWRITABLE: ReadonlySet<Fault | undefined> = new Set<Fault>(['crowded', 'readonly']);

/** Of a request that waited for its turn to write, and of the clocks of several servers. */
const MOST_SKEW_MS = 60_000;

/** Counts in a table, so that a limit holds over all servers of the database, and over their restarts. */
export class SharedRates implements RateLimits {
  readonly #db: Db;
  readonly #own = new MemoryRates();

  constructor(db: Db) {
    this.#db = db;
  }

  async count(events: readonly Counted[], now: number): Promise<number> {
    return this.#written(
      () => atomically(this.#db, (trx) => count(trx, events, now)),
      () => this.#own.count(events, now),
    );
  }

  async recent(of: Counted, now: number): Promise<number> {
    const { count: shared } = await within(this.#db, of, now)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(shared) + (await this.#own.recent(of, now));
  }

  async takeBack(of: Counted): Promise<void> {
    await this.#written(
      () => removeLast(this.#db, of),
      () => this.#own.takeBack(of),
    );
  }

  async forget(of: Counted): Promise<void> {
    await this.#own.forget(of);
    await this.#written(
      () => removeAll(this.#db, of),
      async () => undefined,
    );
  }

  async #written<T>(work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!UNWRITABLE.has(faultOf(error))) throw error;
      return otherwise();
    }
  }
}

async function count(db: Db, events: readonly Counted[], now: number): Promise<number> {
  let wait = 0;
  for (const each of events) wait = Math.max(wait, await untilAllowed(db, each, now));
  if (wait > 0) return wait;
  for (const [rate, key] of events) {
    await forgetOld(db, rate, now);
    await db
      .insertInto('rate_events')
      .values({ rate: rate.name, key: stored(key), at: moment(now) })
      .execute();
  }
  return 0;
}

async function removeAll(db: Db, [{ name }, key]: Counted): Promise<void> {
  await db
    .deleteFrom('rate_events')
    .where('rate', '=', name)
    .where('key', '=', stored(key))
    .execute();
}

async function removeLast(db: Db, [{ name }, key]: Counted): Promise<void> {
  await db
    .deleteFrom('rate_events')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('rate_events')
        .select((last) => last.fn.max('id').as('id'))
        .where('rate', '=', name)
        .where('key', '=', stored(key)),
    )
    .execute();
}

/** Hashed: an address and an e-mail are personal data, and here it is enough that they are the same. */
const stored = (key: string) => hash('sha256', key, 'base64url');
const moment = (ms: number) => new Date(ms).toISOString();

/**
 * Events of the window, and those that another server counted with a clock a little ahead. Later ones
 * are of a clock that was set back since: they would block for as long.
 */
const within = (db: Db, [{ name, windowMs }, key]: Counted, now: number) =>
  db
    .selectFrom('rate_events')
    .where('rate', '=', name)
    .where('key', '=', stored(key))
    .where('at', '>', moment(now - windowMs))
    .where('at', '<=', moment(now + MOST_SKEW_MS));

async function untilAllowed(db: Db, of: Counted, now: number): Promise<number> {
  const [{ limit, windowMs }] = of;
  if (limit === Infinity) return 0;
  const oldest = await within(db, of, now)
    .select('at')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest ? Date.parse(oldest.at) + windowMs - now : 0;
}

/** Every event makes room for the next, so that no more are kept than a window has. */
async function forgetOld(db: Db, { name, windowMs }: Rate, now: number): Promise<void> {
  await db
    .deleteFrom('rate_events')
    .where('rate', '=', name)
    .where('at', '<=', moment(now - windowMs))
    .execute();
}
