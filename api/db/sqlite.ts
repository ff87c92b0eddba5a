import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { DataError } from '../start-error.ts';
import { Committed } from './committed.ts';
import type { Db } from './tables.ts';
import { OneWriterDialect } from './dialect.ts';
import { reasonOf } from './disk-fault.ts';
import type { Engine } from './engine.ts';
import { ONLY_MEMBER } from './membership.ts';
import { keepPrivate } from './private-file.ts';
import { releasedMigrations } from './released-migrations.ts';
import { Reserve } from './reserve.ts';
import { snapshotOfFile } from './snapshot.ts';
import { requireSound } from './soundness.ts';
import { withKeptStatements } from './statements.ts';
import { copyBeforeUpgrade, letGoOfCopy } from './upgrade-copy.ts';

const IN_MEMORY = ':memory:';

const PRAGMAS = [
  'busy_timeout = 5000',
  'journal_mode = WAL',
  // Not NORMAL: an acknowledged commit survives a power loss.
  'synchronous = FULL',
  'foreign_keys = ON',
  'wal_autocheckpoint = 1000',
  'journal_size_limit = 67108864',
];

/** The database in a file; throws DataError where it cannot be opened. `:memory:` for tests. */
export async function openSqlite(file: string): Promise<Engine> {
  return sqliteEngine(await opened(file), file);
}

export function sqliteEngine(sqlite: SQLite.Database, file: string): Engine {
  const committed = new Committed(sqlite);
  const isFile = file !== IN_MEMORY;
  return {
    place: file,
    dialect: new OneWriterDialect({
      database: withKeptStatements(sqlite),
      beforeTransaction: () => committed.beforeTransaction(),
      inTransaction: () => sqlite.inTransaction,
    }),
    migrate: async (db, work) => {
      // Foreign keys off: rebuilding a table drops it, which would cascade to rows that refer to it.
      sqlite.pragma('foreign_keys = OFF');
      try {
        await db.transaction().execute(async (trx) => {
          await work(trx, () => void (isFile && copyBeforeUpgrade(file)));
          await requireReferences(trx);
        });
      } finally {
        sqlite.pragma('foreign_keys = ON');
      }
    },
    version: () => committed.version(),
    byOthers: () => committed.byOthers(),
    tryToWrite: async () => {
      // A read-only remount shows at once here, in a write only at its commit.
      if (isFile) accessSync(file, constants.W_OK);
      committed.tryToWrite();
    },
    snapshot: () => snapshotOfFile(file),
    membership: () => ONLY_MEMBER,
    started: () => void (isFile && letGoOfCopy(file)),
  };
}

async function requireReferences(trx: Db): Promise<void> {
  const { rows } = await sql<{ table: string }>`PRAGMA foreign_key_check`.execute(trx);
  if (rows[0]) throw new Error(`a row of ${rows[0].table} refers to what is not there`);
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
  if (file !== IN_MEMORY) {
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
