import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToOwner } from '../files/owner.ts';

/** State of backups, kept beside the data: of a machine that is lost nobody asks. */
export interface BackupState {
  /** The last that was made, by whoever. */
  made?: { at: string; file: string; bytes: number };
  /** The last that was to be made by itself and was not; absent after one that was. */
  failed?: { at: string; reason: string };
  /** The last check of one: whether it was restored and compared, and is as it should be. */
  proved?: { at: string; file: string; passed: boolean; seconds: number; reason?: string };
  /** The last that passed one: kept, however old. */
  passed?: { file: string };
}

const fileIn = (dataDir: string) => join(dataDir, 'backups.json');

export function readBackupState(dataDir: string): BackupState {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as BackupState;
  } catch {
    // None yet, or spoilt: the next backup writes it anew.
    return {};
  }
}

export function noteBackups(dataDir: string, change: BackupState): void {
  const file = fileIn(dataDir);
  const temporary = `${file}.tmp`;
  mkdirSync(dataDir, { recursive: true });
  const { failed, ...known } = readBackupState(dataDir);
  // One that was made ends what was said of the one that was not.
  const passed = change.proved?.passed && { passed: { file: change.proved.file } };
  const state = { ...known, ...(failed && !change.made && { failed }), ...passed, ...change };
  writeFileSync(temporary, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  giveToOwner(dataDir, [temporary]);
  renameSync(temporary, file);
}
