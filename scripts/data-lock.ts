import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToOwner } from '../api/owner.ts';
import { StartError } from '../api/start-error.ts';
import { lockFile } from '../site/publisher/process/lock.ts';
import { pause } from './supervise.ts';

/** Longer than a start that was told to end needs for that. */
const PATIENCE_MS = 12_000;
const RETRY_MS = 100;

/**
 * Locks the data folder for this start, before it listens, and waits for one that is about to end. Throws
 * StartError, with the process that keeps it, or where it cannot be opened.
 */
export async function lockData(
  dataDir: string,
  stop: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<() => void> {
  const owner = join(dataDir, 'start.pid');
  const lock = join(dataDir, 'start.lock');
  for (let waited = 0; ; waited += RETRY_MS) {
    const unlock = lockAt(lock);
    if (unlock) {
      noteOwner(owner);
      giveToOwner(dataDir, [lock]);
      return unlock;
    }
    if (stop.aborted || waited >= patienceMs)
      throw new StartError(`Another start (process ${nameIn(owner)}) is at work in ${dataDir}`);
    if (waited === 0) console.info(`Waiting for process ${nameIn(owner)} to leave ${dataDir} …`);
    await pause(RETRY_MS, stop);
  }
}

/** SQLite says no more than the reason: mostly the file is of another account, which started the server once. */
function lockAt(lock: string): ReturnType<typeof lockFile> {
  try {
    return lockFile(lock);
  } catch (cause) {
    throw new StartError(`DATA_DIR cannot be written: ${(cause as Error).message}`, { cause });
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
