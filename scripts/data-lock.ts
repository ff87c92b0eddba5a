import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { StartError } from '../api/start-error.ts';
import { pause } from './supervise.ts';

/** Longer than a start that was told to end needs for that. */
const PATIENCE_MS = 12_000;
const RETRY_MS = 100;

/**
 * Locks the data folder for this start, before it listens, and waits for one that is about to end. The
 * lock is a transaction that stays open: the operating system releases it with the process, however
 * that dies. Throws StartError, with the process that keeps it, or where it cannot be opened.
 */
export async function lockData(
  dataDir: string,
  stop: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<() => void> {
  const file = join(dataDir, 'start.lock');
  const owner = join(dataDir, 'start.pid');
  for (let waited = 0; ; waited += RETRY_MS) {
    const lock = opened(file);
    try {
      // Without a journal on the disk, which a full one has no room for.
      lock.pragma('journal_mode = MEMORY');
      lock.exec('BEGIN EXCLUSIVE');
      noteOwner(owner);
      return () => lock.close();
    } catch (cause) {
      lock.close();
      const { code } = cause as { code?: string };
      // It says nothing but that it is locked.
      if (code === 'SQLITE_NOTADB') truncateSync(file);
      else if (code !== 'SQLITE_BUSY') throw cause;
      if (stop.aborted || waited >= patienceMs)
        throw new StartError(`Another start (process ${nameIn(owner)}) is at work in ${dataDir}`, {
          cause,
        });
    }
    if (waited === 0) console.info(`Waiting for process ${nameIn(owner)} to leave ${dataDir} …`);
    await pause(RETRY_MS, stop);
  }
}

function opened(file: string): SQLite.Database {
  try {
    return new SQLite(file, { timeout: 0 });
  } catch (cause) {
    // SQLite says no more: mostly it is of another account, which started the server once.
    const reason = (cause as Error).message;
    throw new StartError(`DATA_DIR cannot be written: ${file} (${reason})`, { cause });
  }
}

/** A courtesy to the next start: where it cannot be written, that names nobody. */
function noteOwner(owner: string): void {
  try {
    // Removed first: the file may be of another account, and names another process.
    rmSync(owner, { force: true });
    writeFileSync(owner, `${process.pid}\n`);
  } catch {
    // The lock is what counts.
  }
}

function nameIn(owner: string): string {
  try {
    return readFileSync(owner, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
