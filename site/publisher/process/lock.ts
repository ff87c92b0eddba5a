import { accessSync, constants, existsSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';

/** Longer than an orphan needs to exit: the next start finds the folder free. */
const PATIENCE_MS = 12_000;
const RETRY_MS = 100;

/**
 * Locks a folder for this publisher, and waits for one that is about to exit. Returns how to release
 * it; rejects where another keeps it.
 */
export async function lockFolder(siteDir: string): Promise<() => void> {
  const file = join(siteDir, 'publisher.lock');
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const unlock = lockFile(file);
    if (unlock) return unlock;
    if (performance.now() > giveUpAt) throw new Error(`Another publisher is at work in ${siteDir}`);
    await pause(RETRY_MS);
  }
}

/**
 * Locks a file for this process by a transaction that stays open: the operating system releases it with
 * the process, however that dies. Returns how to release it, and undefined where another keeps it.
 */
export function lockFile(file: string): (() => void) | undefined {
  const lock = opened(file);
  try {
    // Without a journal on the disk, which a full one has no room for.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    const { code } = error as { code?: string };
    if (code === 'SQLITE_BUSY') return undefined;
    if (code !== 'SQLITE_NOTADB') throw error;
    // Nothing is lost: a lock file holds nothing, and one that could be read is not locked.
    truncateSync(file);
    return undefined;
  }
}

function opened(file: string): Database.Database {
  try {
    // A file of another account SQLite only reads, and so locks for nobody.
    if (existsSync(file)) accessSync(file, constants.W_OK);
    return new Database(file, { timeout: 0 });
  } catch (cause) {
    throw new Error(`${file} cannot be opened: ${(cause as Error).message}`, { cause });
  }
}
