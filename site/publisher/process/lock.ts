import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';

/** Longer than an orphan needs to exit: the next start finds the folder free. */
const PATIENCE_MS = 12_000;
const RETRY_MS = 100;

/**
 * Locks the folder for this publisher, and waits for one that is about to exit. The lock is a
 * transaction that stays open: the operating system releases it with the process, however that dies.
 * Returns how to release it; rejects where another keeps it.
 */
export async function lockFolder(siteDir: string, patienceMs = PATIENCE_MS): Promise<() => void> {
  const file = join(siteDir, 'publisher.lock');
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const lock = opened(file);
    try {
      // Without a journal on the disk, which a full one has no room for.
      lock.pragma('journal_mode = MEMORY');
      lock.exec('BEGIN EXCLUSIVE');
      return () => lock.close();
    } catch (cause) {
      lock.close();
      const { code } = cause as { code?: string };
      // It says nothing but that it is locked. A file that can be read, so as to find that, is not.
      if (code === 'SQLITE_NOTADB') truncateSync(file);
      else if (code !== 'SQLITE_BUSY') throw cause;
      if (performance.now() > giveUpAt)
        throw new Error(`Another publisher is at work in ${siteDir}`, { cause });
    }
    await pause(RETRY_MS);
  }
}

function opened(file: string): Database.Database {
  try {
    return new Database(file, { timeout: 0 });
  } catch (cause) {
    throw new Error(`${file} cannot be opened: ${(cause as Error).message}`, { cause });
  }
}
