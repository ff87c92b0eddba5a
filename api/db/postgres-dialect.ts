import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
} from 'kysely';

/** The advisory lock of whoever writes: one per database, whose servers all ask for it. */
export const WRITER = 461_279_946_081;

/**
 * Read committed, whatever the database's default is: the first statement after the lock has to see
 * what the writer before has committed. One round trip.
 */
const BEGIN = `begin isolation level read committed; select pg_advisory_xact_lock(${WRITER})`;

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

class OneWriterDriver extends PostgresDriver {
  /**
   * Takes the lock first: numbers of an identity are given before the commit, so that without it the
   * order of revisions would not be that of commits, and what was read might be overwritten.
   */
  override async beginTransaction(connection: Connection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw(BEGIN));
    } catch (error) {
      // Without the lock the transaction is open all the same, and would go back to the pool so.
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  /** A connection that is lost has rolled back already: the first error is the one to report. */
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** Migrations run in a transaction of the one writer, which keeps others from them. */
class LockedByTransaction extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** PostgreSQL with one writer at a time. */
export class OneWriterPostgres extends PostgresDialect {
  readonly #pool: PostgresPool;

  constructor(pool: PostgresPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver() {
    return new OneWriterDriver({ pool: this.#pool });
  }

  override createAdapter() {
    return new LockedByTransaction();
  }
}
