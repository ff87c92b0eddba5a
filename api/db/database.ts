import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Committed, remember } from './committed.ts';
import { OneWriterDialect } from './dialect.ts';
import { withKeptStatements } from './statements.ts';
import { inGroup } from './group-commit.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

const PRAGMAS = [
  'busy_timeout = 5000',
  'journal_mode = WAL',
  // Not NORMAL: what was acknowledged survives the loss of power.
  'synchronous = FULL',
  'foreign_keys = ON',
  'wal_autocheckpoint = 1000',
  'journal_size_limit = 67108864',
];

/** Opens the database with every migration applied, or throws. `:memory:` for tests. */
export async function openDatabase(file: string): Promise<Db> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const sqlite = new SQLite(file);
  for (const pragma of PRAGMAS) sqlite.pragma(pragma);
  const committed = new Committed(sqlite);
  const dialect = new OneWriterDialect({ database: withKeptStatements(sqlite) }, () =>
    committed.beforeTransaction(),
  );
  const db: Db = new Kysely<Tables>({ dialect });
  remember(db, committed);
  await migrate(db);
  return db;
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`The database could not be migrated${failed ? ` (${failed})` : ''}`, {
    cause: error,
  });
}

/** Runs `work` in one transaction: the one `db` already is, or one that is committed before it answers. */
export function atomically<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : inGroup(db, work);
}
