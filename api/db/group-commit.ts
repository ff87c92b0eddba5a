import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** Bounds a group, because readers wait for its commit. */
const MAX_MEMBERS = 64;

interface Member {
  work: (db: Db) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

const waiting = new WeakMap<Db, Member[]>();

/**
 * Group commit: runs `work` in a transaction shared with others that wait for the disk at the same
 * time, so that one fsync makes all of them durable. Each has a savepoint and is rolled back alone
 * when it fails; no caller is answered before the commit.
 */
export function inGroup<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const member = { work, resolve: resolve as Member['resolve'], reject };
    const queue = waiting.get(db);
    if (queue) return void queue.push(member);
    const started = [member];
    waiting.set(db, started);
    void serve(db, started);
  });
}

async function serve(db: Db, queue: Member[]): Promise<void> {
  // A commit blocks the event loop: requests that have arrived join the group first.
  await setImmediate();
  for (let first = queue.shift(); first; first = queue.shift()) {
    await commit(db, [first], queue);
    await setImmediate();
  }
  waiting.delete(db);
}

async function commit(db: Db, group: Member[], queue: Member[]): Promise<void> {
  const answers: (() => void)[] = [];
  try {
    await db.transaction().execute(async (trx) => {
      for (let n = 0; n < group.length; n++) {
        answers.push(await outcome(trx, group[n]!));
        const next = group.length < MAX_MEMBERS ? queue.shift() : undefined;
        if (next) group.push(next);
      }
    });
  } catch (error) {
    for (const { reject } of group) reject(error);
    return;
  }
  for (const answer of answers) answer();
}

/** Settles a member after the commit. Throws where the whole group is rolled back. */
async function outcome(trx: Db, { work, resolve, reject }: Member): Promise<() => void> {
  await sql`savepoint member`.execute(trx);
  try {
    const value = await work(trx);
    await sql`release savepoint member`.execute(trx);
    return () => resolve(value);
  } catch (error) {
    try {
      await sql`rollback to savepoint member`.execute(trx);
      await sql`release savepoint member`.execute(trx);
    } catch {
      // A full or failing disk rolls back everything: the first error is the one to report.
      throw error;
    }
    return () => reject(error);
  }
}
