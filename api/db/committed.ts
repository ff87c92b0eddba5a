import type SQLite from 'better-sqlite3';
import type { Db } from './database.ts';

/** More than a page, so that the trial needs room as a real write does. */
const TRIAL = `
  INSERT INTO outbox (entity, record_id, operation, created_at)
  VALUES ('trial', printf('%.16384c', 'x'), 'change', '')`;

const BUSY_TIMEOUT_MS = 5_000;

/** What has been committed to one database, as one number that changes with it. */
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

  /** Another number than before if anything was committed since; a write under way does not count. */
  version(): number {
    if (!this.#sqlite.inTransaction) this.beforeTransaction();
    return this.#version;
  }

  /** Another value than before once another connection, of whatever process, has committed. */
  byOthers(): unknown {
    return this.#byOthers.get();
  }

  /** Looks while it can be seen: what our own transaction has done so far is not committed. */
  beforeTransaction(): void {
    const others = this.byOthers();
    const ours = this.#byUs.get();
    if (others === this.#others && ours === this.#ours) return;
    this.#others = others;
    this.#ours = ours;
    this.#version++;
  }

  /** Writes and takes it back. Throws what a write would throw; somebody else's writing is no fault. */
  tryToWrite(): void {
    // A transaction of ours is open: that is a write under way, with an outcome of its own.
    if (this.#sqlite.inTransaction) return;
    this.beforeTransaction();
    try {
      // Nobody waits for a trial: where another process writes, the database can be written.
      this.#sqlite.pragma('busy_timeout = 0');
      this.#sqlite.exec('BEGIN IMMEDIATE');
      this.#sqlite.exec(TRIAL);
    } catch (error) {
      if (!(error as { code?: string }).code?.startsWith('SQLITE_BUSY')) throw error;
    } finally {
      if (this.#sqlite.inTransaction) this.#sqlite.exec('ROLLBACK');
      this.#sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      // What was taken back has changed nothing.
      this.#ours = this.#byUs.get();
    }
  }
}

const known = new WeakMap<Db, Committed>();

export const remember = (db: Db, committed: Committed): void => void known.set(db, committed);

/** What has been committed to a database that `openDatabase` opened. */
export function committedOf(db: Db): Committed {
  const committed = known.get(db);
  if (!committed) throw new Error('This is not a database that openDatabase opened');
  return committed;
}
