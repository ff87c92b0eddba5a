import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
} from 'kysely';

interface OneWriterConfig extends SqliteDialectConfig {
  beforeTransaction: () => void;
  inTransaction: () => boolean;
}

class OneWriterDriver extends SqliteDriver {
  readonly #config: OneWriterConfig;

  constructor(config: OneWriterConfig) {
    super(config);
    this.#config = config;
  }

  /** Takes the lock at once: a transaction that reads first and finds others writing would fail. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#config.beforeTransaction();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full or failing disk has taken the transaction back already: what failed first is what to tell. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#config.inTransaction()) await super.rollbackTransaction(connection);
  }
}

/** Kysely runs a migration in a transaction only where it is told that tables can be made in one. */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite, told before every transaction. */
export class OneWriterDialect extends SqliteDialect {
  readonly #config: OneWriterConfig;

  constructor(config: OneWriterConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new OneWriterDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalDdl();
  }
}
