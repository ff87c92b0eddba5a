import { StartError } from '../start-error.ts';

/** A backup that is not what it should be, or has no place to go: nothing was touched. */
export class BackupRefused extends StartError {
  override name = 'BackupRefused';
}

/** Without a folder for temporary files no backup is tried out: it may well be a good one. */
export function refuseTemporary(cause: Error): never {
  throw new BackupRefused(`No backup was tried out: TMPDIR cannot be used (${cause.message}).`, {
    cause,
  });
}
