import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultOf } from './faults.ts';

/** More than a save needs. Random: a file system that compresses would take less for zeros. */
const TRIAL = randomBytes(64 * 1024);

/** Probe: writes a file, and removes it. Throws as a write there would. */
export function tryToFill(folder: string): void {
  const file = join(folder, '.trial.tmp');
  try {
    writeFileSync(file, TRIAL, { mode: 0o600 });
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Whether an error is that of a disk of this machine without room. The disk is asked where SQLite says
 * the same of one that fails, as it does where it cannot extend the shared memory or sync a file.
 */
export function isFull(error: unknown, folder: string): boolean {
  const fault = faultOf(error);
  if (fault !== 'away') return fault === 'full';
  try {
    tryToFill(folder);
    return false;
  } catch (refused) {
    return faultOf(refused) === 'full';
  }
}
