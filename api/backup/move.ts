import type { Db } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import { migrationsOf } from '../db/migrations-of.ts';
import { linesOf, Summing, type TableSum } from '../db/rows.ts';
import { lastNumbers, tableShapes } from '../db/table-shapes.ts';
import { Filling, type Sums } from './fill.ts';
import { BackupRefused } from './refused.ts';

/**
 * Copies every row into an empty database of either kind, in one transaction. Answers what is there
 * then, by table: the same as in the first, or RowsDiffer is thrown. Throws BackupRefused.
 */
export async function moveRows(from: Db, to: Db): Promise<Sums> {
  const snapshot = await engineOf(from).snapshot(from);
  try {
    await requireSameVersion(snapshot.db, to);
    return await to.transaction().execute(async (trx) => {
      const filling = await Filling.of(trx);
      if ('filled' in filling)
        throw new BackupRefused(
          `${engineOf(to).place} is not empty: ${filling.filled} has rows. Nothing was moved.`,
        );
      const sums: Record<string, TableSum> = {};
      for (const shape of await tableShapes(snapshot.db)) {
        const summing = new Summing();
        for await (const lines of linesOf(snapshot.db, shape)) {
          summing.add(lines);
          await filling.add(shape.name, lines);
        }
        sums[shape.name] = summing.sum();
      }
      return filling.finish(sums, await lastNumbers(snapshot.db));
    });
  } finally {
    await snapshot.end();
  }
}

async function requireSameVersion(from: Db, to: Db): Promise<void> {
  const [before, after] = await Promise.all([migrationsOf(from), migrationsOf(to)]);
  if (before.join() === after.join()) return;
  throw new BackupRefused(
    'The database is of an earlier version: start the server on it once, and stop it. Nothing was moved.',
  );
}
