import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** More than a save needs. Random: a file system that compresses would take less for zeros. */
const TRIAL = randomBytes(64 * 1024);
const NO_ROOM = /^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG)/;
/** What SQLite says of a full disk where it fails to extend the shared memory or to sync a file. */
const PERHAPS_NO_ROOM = /^SQLITE_(IOERR|CANTOPEN)/;

export const codeOf = (error: unknown): string | undefined =>
  (error as { code?: string } | null)?.code;

/** Probe: writes a file, and removes it. Throws as a write there would. */
export function tryToFill(folder: string): void {
  const file = join(folder, '.trial.tmp');
  try {
    writeFileSync(file, TRIAL, { mode: 0o600 });
  } finally {
    rmSync(file, { force: true });
  }
}

/** Whether an error is that of a disk without room. Where its code may mean both, the disk is asked. */
export function isFull(error: unknown, folder: string): boolean {
  const code = codeOf(error) ?? '';
  if (NO_ROOM.test(code)) return true;
  if (!PERHAPS_NO_ROOM.test(code)) return false;
  try {
    tryToFill(folder);
    return false;
  } catch (refused) {
    return NO_ROOM.test(codeOf(refused) ?? '');
  }
}
