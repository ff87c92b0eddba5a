import { Migrator, type Migration } from 'kysely/migration';
import { DataError } from '../start-error.ts';
import type { Db } from './tables.ts';
import { reasonOf } from './disk-fault.ts';
import type { Engine } from './engine.ts';
import { codeOf } from './faults.ts';
import { releasedMigrations } from './released-migrations.ts';

/** The upgrade failed and was rolled back. */
export class UpgradeError extends DataError {
  override name = 'UpgradeError';
}

/**
 * Applies the pending migrations in one transaction, all or none, after a backup of what is there.
 * Throws UpgradeError.
 */
export async function upgrade(
  db: Db,
  engine: Pick<Engine, 'place' | 'migrate'>,
  migrations: Record<string, Migration> = releasedMigrations,
): Promise<void> {
  try {
    await engine.migrate(db, async (trx, copy) => {
      const migrator = new Migrator({
        db: trx,
        provider: { getMigrations: () => Promise.resolve(migrations) },
      });
      const known = await migrator.getMigrations();
      const done = known.filter(({ executedAt }) => executedAt !== undefined);
      if (done.length > 0 && done.length < known.length) copy();
      await run(migrator);
    });
  } catch (error) {
    const reason = reasonOf(error, engine.place);
    throw new UpgradeError(
      `The database could not be migrated: ${reason}. The data is as it was.`,
      { cause: error },
    );
  }
}

/** Throws the migration's error, so that the transaction is rolled back. */
async function run(migrator: Migrator): Promise<void> {
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  if (!failed || !(error instanceof Error)) throw error;
  const named = new Error(`${failed}: ${error.message}`, { cause: error });
  throw Object.assign(named, { code: codeOf(error) });
}
