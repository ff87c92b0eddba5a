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

  /** Takes the write lock first: upgrading a read behind another writer is SQLITE_BUSY. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#config.beforeTransaction();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full or failing disk has rolled back already: the first error is the one to report. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#config.inTransaction()) await super.rollbackTransaction(connection);
  }
}

/** Transactional DDL: Kysely runs migrations in a transaction only where the adapter allows it. */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite with a hook before every transaction. */
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
