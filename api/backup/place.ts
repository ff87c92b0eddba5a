/** Backups of one folder, or below one prefix of a bucket. */
export interface BackupPlace {
  /** Of a backup: as an operator types it. */
  addressOf: (name: string) => string;
  /** Makes the place, where it can be made. */
  prepare: () => Promise<void>;
  has: (name: string) => Promise<boolean>;
  /** Stores bytes under a name: all of them, durably, or nothing. Answers how many. */
  write: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<number>;
  read: (name: string) => AsyncIterable<Uint8Array>;
  /** Names that begin so. */
  names: (prefix: string) => Promise<string[]>;
  remove: (name: string) => Promise<void>;
  /** Removes what a write that was cut off has left under such a name. */
  sweep: (isOurs: (name: string) => boolean) => Promise<void>;
}

export interface StoredBackup {
  place: BackupPlace;
  name: string;
}

export const addressOf = ({ place, name }: StoredBackup): string => place.addressOf(name);
