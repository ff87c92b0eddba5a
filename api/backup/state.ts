import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToOwner } from '../owner.ts';

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

/** By folder, while it has no room for the file: this process alone knows then. */
const unwritten = new Map<string, BackupState>();

export function readBackupState(dataDir: string): BackupState {
  const known = unwritten.get(dataDir);
  if (known) return known;
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as BackupState;
  } catch {
    // None yet, or spoilt: the next backup writes it anew.
    return {};
  }
}

/** Answers whether it was written: a full disk keeps nobody from making backups on another. */
export function noteBackups(dataDir: string, change: BackupState): boolean {
  const file = fileIn(dataDir);
  const temporary = `${file}.tmp`;
  const { failed, ...known } = readBackupState(dataDir);
  // One that was made ends what was said of the one that was not.
  const passed = change.proved?.passed && { passed: { file: change.proved.file } };
  const state = { ...known, ...(failed && !change.made && { failed }), ...passed, ...change };
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(temporary, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
    giveToOwner(dataDir, [temporary]);
    renameSync(temporary, file);
    unwritten.delete(dataDir);
    return true;
  } catch {
    unwritten.set(dataDir, state);
    return false;
  }
}
