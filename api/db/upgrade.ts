import type SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { DataError } from '../start-error.ts';
import type { Db } from './database.ts';
import { reasonOf } from './disk-fault.ts';
import { codeOf } from './disk-room.ts';
import { releasedMigrations } from './released-migrations.ts';
import { copyBeforeUpgrade } from './upgrade-copy.ts';

interface Upgraded {
  sqlite: SQLite.Database;
  /** The path of the file; `:memory:` needs no backup. */
  file: string;
  migrations?: Record<string, Migration>;
}

/** The upgrade failed and was rolled back. */
export class UpgradeError extends DataError {
  override name = 'UpgradeError';
}

/**
 * Applies the pending migrations in one transaction, all or none, after a backup beside the
 * database. Throws UpgradeError.
 */
export async function upgrade(
  db: Db,
  { sqlite, file, migrations = releasedMigrations }: Upgraded,
): Promise<void> {
  // Foreign keys off: rebuilding a table drops it, which would cascade to rows that refer to it.
  sqlite.pragma('foreign_keys = OFF');
  try {
    await db.transaction().execute(async (trx) => {
      const migrator = new Migrator({
        db: trx,
        provider: { getMigrations: () => Promise.resolve(migrations) },
      });
      const known = await migrator.getMigrations();
      const done = known.filter(({ executedAt }) => executedAt !== undefined);
      const holdsData = done.length > 0 && file !== ':memory:';
      if (holdsData && done.length < known.length) copyBeforeUpgrade(file);
      await run(migrator);
      await requireReferences(trx);
    });
  } catch (error) {
    const reason = reasonOf(error, file);
    throw new UpgradeError(
      `The database could not be migrated: ${reason}. The data is as it was.`,
      { cause: error },
    );
  } finally {
    sqlite.pragma('foreign_keys = ON');
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

async function requireReferences(trx: Db): Promise<void> {
  const { rows } = await sql<{ table: string }>`PRAGMA foreign_key_check`.execute(trx);
  if (rows[0]) throw new Error(`a row of ${rows[0].table} refers to what is not there`);
}
