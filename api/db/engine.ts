import type { Dialect } from 'kysely';
import type { Db } from './tables.ts';
import type { Membership } from './membership.ts';
import type { Snapshot } from './snapshot.ts';

/** A database of this process: what differs between its kinds, and nothing else. */
export interface Engine {
  /** The file, or the address without its password: for the operator. */
  readonly place: string;
  /** One writer at a time: a transaction that begins waits until it is the only one. */
  readonly dialect: Dialect;
  /**
   * Runs `work` in one transaction that may rebuild tables; `copy` makes the backup that an upgrade
   * begins with, where the database is a file. Throws where rows refer to what is not there afterwards.
   */
  migrate: (db: Db, work: (trx: Db, copy: () => void) => Promise<void>) => Promise<void>;
  /** Differs after any commit, by any connection, but not while a write is in progress. */
  version: () => number | Promise<number>;
  /** Differs after any commit of another process; of this one it may. */
  byOthers: () => unknown;
  /** Probe: writes and rolls back. Throws as a write would; another writer's lock is no fault. */
  tryToWrite: () => Promise<void>;
  /** Consistent snapshot of the committed state, to be read while others write. */
  snapshot: (db: Db) => Promise<Snapshot>;
  /**
   * Membership of this process among the servers of the database. `onNews` is called when another has
   * written, and when this one leads now.
   */
  membership: (onNews: () => void) => Membership;
  /** Called after a good start. */
  started: () => void;
}

const known = new WeakMap<Db, Engine>();

export const remember = (db: Db, engine: Engine): void => void known.set(db, engine);

/** The engine of a database that `openDatabase` opened. */
export function engineOf(db: Db): Engine {
  const engine = known.get(db);
  if (!engine) throw new Error('This is not a database that openDatabase opened');
  return engine;
}
