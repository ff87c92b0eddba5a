import SQLite from 'better-sqlite3';
import { Kysely, sql, SqliteDialect } from 'kysely';
import type { Db, Tables } from './tables.ts';

const BUSY_TIMEOUT_MS = 5_000;

/** One state of the database, which stays as it is while others write. */
export interface Snapshot {
  db: Db;
  /** Lets go of it: until then nothing that is deleted gives its room back. */
  end: () => Promise<void>;
}

/** A read transaction of a connection of its own: in WAL mode it keeps nobody from writing. */
export async function snapshotOfFile(file: string): Promise<Snapshot> {
  const sqlite = new SQLite(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
  try {
    sqlite.exec('BEGIN');
    // The first read fixes what is seen.
    await sql`SELECT count(*) FROM sqlite_schema`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, end: () => db.destroy() };
}

/** A transaction of PostgreSQL that sees one state, and does not ask for the lock of the one writer. */
export async function snapshotOfServer(db: Db): Promise<Snapshot> {
  const begun = Promise.withResolvers<Db>();
  const ending = Promise.withResolvers<void>();
  const held = db.connection().execute(async (connection) => {
    await sql`begin isolation level repeatable read read only`.execute(connection);
    try {
      // Reads pause while a slow bucket takes what was read, and keep nobody from writing.
      await sql`SET LOCAL idle_in_transaction_session_timeout = '1h'`.execute(connection);
      await sql`SELECT 1`.execute(connection);
      begun.resolve(connection as Db);
      await ending.promise;
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
  held.catch(begun.reject);
  return {
    db: await begun.promise,
    end: () => {
      ending.resolve();
      return held;
    },
  };
}
