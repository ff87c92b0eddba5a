import { statSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { DataError } from '../start-error.ts';
import { isDamage } from './damage.ts';
import { copiesOf } from './upgrade-copy.ts';

const BUSY_TIMEOUT_MS = 5_000;

/**
 * Check before a database is opened for writing. Throws DataError where the file is damaged, or has
 * had migrations that are not `known`: it was written by a later version.
 *
 * `quick_check` reads every page: 40 ms for 60 MB, the size of 5,000 tours; 0.8 s where the file is not
 * in the page cache yet, which it is from then on. It stops at the first fault.
 *
 * The connection cannot write, so that the file stays as it was found, for whoever is to save what is
 * left. It reads the write-ahead log, without which a file is torn that a crash left in the middle of
 * a checkpoint, but it never moves the log into the file: only a writer that closes does.
 */
export function requireSound(file: string, known: ReadonlySet<string>): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return;
  if (size === 0) {
    // A start that was cut off leaves an empty file, too, but no copy beside it.
    if (copiesOf(file).length > 0) throw damaged(file, 'it is empty', UNTOUCHED);
    return;
  }
  let sqlite: SQLite.Database | undefined;
  try {
    sqlite = new SQLite(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
    const found = String(sqlite.pragma('quick_check(1)', { simple: true }));
    if (found !== 'ok') throw damaged(file, found, UNTOUCHED);
    const unknown = migrationsIn(sqlite).filter((name) => !known.has(name));
    if (unknown.length > 0) throw later(file, unknown);
  } catch (error) {
    if (isDamage(error))
      throw damaged(file, (error as Error).message, { ...UNTOUCHED, cause: error });
    // A rollback journal, of SQLite's first write to a file: it is for the writer to roll back.
    if (!(error as { code?: string }).code?.startsWith('SQLITE_READONLY')) throw error;
  } finally {
    sqlite?.close();
  }
}

function migrationsIn(sqlite: SQLite.Database): string[] {
  const table = sqlite
    .prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'kysely_migration'`)
    .get();
  if (!table) return [];
  return sqlite
    .prepare<[], { name: string }>('SELECT name FROM kysely_migration ORDER BY name')
    .all()
    .map(({ name }) => name);
}

interface Circumstances {
  isUntouched?: boolean;
  cause?: unknown;
}
const UNTOUCHED: Circumstances = { isUntouched: true };

/** The database is damaged; names what is wrong, and the copies that it may be restored from. */
export function damaged(
  file: string,
  fault: string,
  { isUntouched = false, cause }: Circumstances,
): DataError {
  const reason = fault.replace('*** in database main ***', '').replace(/\s+/g, ' ').trim();
  return new DataError(
    [
      `The database ${file} is damaged: ${reason}.`,
      ...(isUntouched ? ['Nothing was written to it.'] : []),
      `Move it aside with ${file}-wal and ${file}-shm, and keep them: much may still be saved.`,
      restoring(file),
      'docs/hosting.md says more under "Restoring".',
    ].join(' '),
    { cause },
  );
}

function restoring(file: string): string {
  const copies = copiesOf(file).map(
    (copy) => `${copy} of ${statSync(copy).mtime.toISOString().slice(0, 10)}`,
  );
  const yours = 'Then put your latest backup in its place';
  if (copies.length === 0) return `${yours}; an upgrade left no copy beside it.`;
  return `${yours}, or the copy that an upgrade left: ${copies.join(', ')}.`;
}

function later(file: string, unknown: readonly string[]): DataError {
  const copies = copiesOf(file);
  return new DataError(
    [
      `The database ${file} was written by a later version, with ${unknown.join(', ')}.`,
      'Nothing was written to it. Start that version again, or go back to a copy from before it:',
      copies.length > 0 ? `${copies.join(', ')}.` : 'an upgrade left none beside it.',
      'docs/hosting.md says more under "Upgrades".',
    ].join(' '),
  );
}
