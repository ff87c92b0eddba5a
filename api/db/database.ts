import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { DataError } from '../start-error.ts';
import { Committed, remember } from './committed.ts';
import { reasonOf } from './disk-fault.ts';
import { OneWriterDialect } from './dialect.ts';
import { withKeptStatements } from './statements.ts';
import { inGroup } from './group-commit.ts';
import { keepPrivate } from './private-file.ts';
import { releasedMigrations } from './released-migrations.ts';
import { Reserve } from './reserve.ts';
import { requireSound } from './soundness.ts';
import type { Tables } from './tables.ts';
import { upgrade } from './upgrade.ts';

export type Db = Kysely<Tables>;

const PRAGMAS = [
  'busy_timeout = 5000',
  'journal_mode = WAL',
  // Not NORMAL: an acknowledged commit survives a power loss.
  'synchronous = FULL',
  'foreign_keys = ON',
  'wal_autocheckpoint = 1000',
  'journal_size_limit = 67108864',
];

/** Opens the database with every migration applied, or throws DataError. `:memory:` for tests. */
export async function openDatabase(file: string): Promise<Db> {
  const sqlite = await opened(file);
  const committed = new Committed(sqlite);
  const dialect = new OneWriterDialect({
    database: withKeptStatements(sqlite),
    beforeTransaction: () => committed.beforeTransaction(),
    inTransaction: () => sqlite.inTransaction,
  });
  const db: Db = new Kysely<Tables>({ dialect });
  remember(db, committed);
  try {
    await upgrade(db, { sqlite, file });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** SQLite needs some room to open a file, too: a full disk that nobody can sign in to stays full. */
async function opened(file: string): Promise<SQLite.Database> {
  const reserve = new Reserve({ folder: dirname(file), log: operator });
  try {
    return await reserve.spentOn(async () => connected(file));
  } catch (error) {
    if (error instanceof DataError) throw error;
    const reason = reasonOf(error, file);
    throw new DataError(`The database ${file} cannot be opened: ${reason}.`, { cause: error });
  }
}

/** Lines on the terminal: there is no log yet. */
const tell = (...given: unknown[]) => console.error(given.at(-1));
const operator = { error: tell, info: tell };

function connected(file: string): SQLite.Database {
  if (file !== ':memory:') {
    keepPrivate(file);
    requireSound(file, new Set(Object.keys(releasedMigrations)));
  }
  const sqlite = new SQLite(file);
  try {
    for (const pragma of PRAGMAS) sqlite.pragma(pragma);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Runs `work` in the transaction that `db` is in, or in a new one, committed on return. */
export function atomically<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : inGroup(db, work);
}
