import type SQLite from 'better-sqlite3';

/** A probe write of more than one page: it needs free space, as a real write does. */
const TRIAL = `
  INSERT INTO outbox (entity, record_id, operation, created_at)
  VALUES ('trial', printf('%.16384c', 'x'), 'change', '')`;

const BUSY_TIMEOUT_MS = 5_000;

/** A version counter of one database that changes with every commit, by any connection. */
export class Committed {
  readonly #sqlite: SQLite.Database;
  readonly #byOthers: SQLite.Statement;
  readonly #byUs: SQLite.Statement;
  #others: unknown;
  #ours: unknown;
  #version = 0;

  constructor(sqlite: SQLite.Database) {
    this.#sqlite = sqlite;
    this.#byOthers = sqlite.prepare('PRAGMA data_version').pluck();
    this.#byUs = sqlite.prepare('SELECT total_changes()').pluck();
    this.beforeTransaction();
  }

  /** The current version: differs after any commit, but not while a write is in progress. */
  version(): number {
    if (!this.#sqlite.inTransaction) this.beforeTransaction();
    return this.#version;
  }

  /** Changes when another connection, of any process, has committed. */
  byOthers(): unknown {
    return this.#byOthers.get();
  }

  /** Reads the counter before a transaction begins: it would include uncommitted changes later. */
  beforeTransaction(): void {
    const others = this.byOthers();
    const ours = this.#byUs.get();
    if (others === this.#others && ours === this.#ours) return;
    this.#others = others;
    this.#ours = ours;
    this.#version++;
  }

  /** Probe: writes and rolls back. Throws as a write would; another writer's lock is no fault. */
  tryToWrite(): void {
    // An open transaction of this process is itself a write, with an outcome of its own.
    if (this.#sqlite.inTransaction) return;
    this.beforeTransaction();
    try {
      // No lock timeout: where another process holds the lock, the database is writable.
      this.#sqlite.pragma('busy_timeout = 0');
      this.#sqlite.exec('BEGIN IMMEDIATE');
      this.#sqlite.exec(TRIAL);
    } catch (error) {
      if (!(error as { code?: string }).code?.startsWith('SQLITE_BUSY')) throw error;
    } finally {
      if (this.#sqlite.inTransaction) this.#sqlite.exec('ROLLBACK');
      this.#sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      // The rolled-back rows are not a change.
      this.#ours = this.#byUs.get();
    }
  }
}
