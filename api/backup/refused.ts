import { StartError } from '../start-error.ts';

/** A backup that is not what it should be, or has no place to go: nothing was touched. */
export class BackupRefused extends StartError {
  override name = 'BackupRefused';
}
