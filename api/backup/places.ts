import { basename, dirname } from 'node:path';
import type { Bucket } from '../bucket.ts';
import { BucketPlace } from './bucket-place.ts';
import { FolderPlace } from './folder-place.ts';
import type { BackupPlace, StoredBackup } from './place.ts';

/** A folder, or a prefix of a bucket. */
export type BackupLocation = string | Bucket;

export const openBackups = (location: BackupLocation): BackupPlace =>
  typeof location === 'string' ? new FolderPlace(location) : new BucketPlace(location);

export const backupFile = (file: string): StoredBackup => ({
  place: new FolderPlace(dirname(file)),
  name: basename(file),
});
