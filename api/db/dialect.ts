import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
} from 'kysely';

class OneWriterDriver extends SqliteDriver {
  readonly #beforeTransaction: () => void;

  constructor(config: SqliteDialectConfig, beforeTransaction: () => void) {
    super(config);
    this.#beforeTransaction = beforeTransaction;
  }

  /** Takes the lock at once: a transaction that reads first and finds others writing would fail. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#beforeTransaction();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite, told before every transaction. */
export class OneWriterDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #beforeTransaction: () => void;

  constructor(config: SqliteDialectConfig, beforeTransaction: () => void) {
    super(config);
    this.#config = config;
    this.#beforeTransaction = beforeTransaction;
  }

  override createDriver() {
    return new OneWriterDriver(this.#config, this.#beforeTransaction);
  }
}
