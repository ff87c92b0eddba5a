import { backupsIn } from '../api/backup/kept.ts';
import type { BackupPlace, StoredBackup } from '../api/backup/place.ts';
import { openBackups } from '../api/backup/places.ts';
import { BackupRefused } from '../api/backup/refused.ts';
import { readBackupPlace } from '../api/config.ts';
import { typedPath } from './command-line.ts';

interface Typed {
  place: BackupPlace;
  /** Empty where a place was typed, which ends with a slash. */
  name: string;
}

/** A backup, or a place of backups, by its path or its address in a bucket. */
export function typedBackup(typed: string): Typed {
  // A bucket by itself is a place, whether or not a slash is behind it.
  const address = typed.startsWith('s3:')
    ? typed.replace(/^s3:\/\/[^/]+$/, '$&/')
    : typedPath(typed) + (typed.endsWith('/') ? '/' : '');
  const end = address.lastIndexOf('/');
  const location = readBackupPlace(process.env, address.slice(0, end) || '/');
  return { place: openBackups(location), name: address.slice(end + 1) };
}

/** The backup itself; of a place the latest that the server made there. Throws BackupRefused. */
export async function latestOf({ place, name }: Typed): Promise<StoredBackup> {
  if (name !== '') return { place, name };
  const [latest] = await backupsIn(place, new Date());
  if (latest === undefined)
    throw new BackupRefused(`There is no backup in ${place.addressOf('')}.`);
  return { place, name: latest };
}

export const notNoted = (dataDir: string): string =>
  `${dataDir} cannot be written: the dashboard of the CMS does not tell of this.`;
