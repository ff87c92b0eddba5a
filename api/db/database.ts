import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';
import { engineOf, remember, type Engine } from './engine.ts';
import { inGroup } from './group-commit.ts';
import { openSqlite } from './sqlite.ts';
import type { Db, Tables } from './tables.ts';
import { upgrade } from './upgrade.ts';

export type { Db };

/** A file is SQLite's. The driver of PostgreSQL is loaded only where it is chosen. */
export const isAddress = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

const open = async (place: string): Promise<Engine> =>
  isAddress(place) ? (await import('./postgres.ts')).openPostgres(place) : openSqlite(place);

/** An empty list is no fault: PostgreSQL knows no `in ()`. */
const EMPTY_LISTS = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });

/** Opens the database without an upgrade: its tables are those of whichever version wrote it last. */
export async function openAsItIs(place: string): Promise<Db> {
  const engine = await open(place);
  const db: Db = new Kysely<Tables>({ dialect: engine.dialect, plugins: [EMPTY_LISTS] });
  remember(db, engine);
  return db;
}

/**
 * Opens the database, a file or an address, with every migration applied, or throws StartError.
 * `:memory:` for tests.
 */
export async function openDatabase(place: string): Promise<Db> {
  const db = await openAsItIs(place);
  try {
    await upgrade(db, engineOf(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Runs `work` in the transaction that `db` is in, or in a new one, committed on return. */
export function atomically<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : inGroup(db, work);
}
