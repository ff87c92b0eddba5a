import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';

/** Backup from before an upgrade that no good start has followed yet. */
const beforeUpgrade = (file: string) => `${file}.before-upgrade`;
/** The same backup after a good start: kept until the next upgrade that succeeds. */
const beforeLastUpgrade = (file: string) => `${file}.before-last-upgrade`;

/**
 * Backs up the database beside itself, verified and fsynced before the rename. Call it while the
 * write lock is held: the copy is then the state that the upgrade begins with.
 */
export function copyBeforeUpgrade(file: string): void {
  const temporary = `${beforeUpgrade(file)}.tmp`;
  rmSync(temporary, { force: true });
  try {
    // The copy has personal data: mode 0600. VACUUM INTO accepts an empty file.
    closeSync(openSync(temporary, 'wx', statSync(file).mode & 0o600));
    reading(file, (sqlite) => sqlite.prepare('VACUUM INTO ?').run(temporary));
    const found = reading(temporary, (sqlite) => sqlite.pragma('quick_check', { simple: true }));
    if (found !== 'ok') throw new Error(`The copy of the database is damaged: ${String(found)}`);
    sync(temporary);
    renameSync(temporary, beforeUpgrade(file));
    sync(dirname(file));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** After a good start: deletes the backup that the previous good start kept. */
export function letGoOfCopy(file: string): void {
  if (existsSync(beforeUpgrade(file))) renameSync(beforeUpgrade(file), beforeLastUpgrade(file));
  else rmSync(beforeLastUpgrade(file), { force: true });
}

/** The backups beside a database, the latest first. */
export const copiesOf = (file: string): string[] =>
  [beforeUpgrade(file), beforeLastUpgrade(file)].filter((copy) => existsSync(copy));

function reading<T>(file: string, read: (sqlite: SQLite.Database) => T): T {
  const sqlite = new SQLite(file, { readonly: true });
  try {
    return read(sqlite);
  } finally {
    sqlite.close();
  }
}

function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
