import type { Bucket } from '../bucket.ts';
import { ConfigError } from '../config-error.ts';
import { BucketFiles } from './bucket-files.ts';
import { FilesUnavailable } from './bucket-requests.ts';
import type { Staged } from './durable.ts';
import { FolderFiles } from './folder-files.ts';

export interface StoredFile {
  name: string;
  size: number;
  modified: Date;
}

/** Uploaded pictures and what is made from them. Names say what is in them: none ever changes. */
export interface Files {
  /** A folder of this machine: files are staged in it. */
  readonly folder: string;
  /** Whether they stay there: to put and to remove takes no longer than a rename. */
  readonly isLocal: boolean;
  /** Stores staged files, in order. A file is whole, or absent. */
  put: (staged: readonly Staged[]) => Promise<void>;
  /** Undefined where it is truly absent: every other failure is thrown. */
  read: (name: string) => Promise<Buffer | undefined>;
  stat: (name: string) => Promise<StoredFile | undefined>;
  /** Files whose name begins so. */
  list: (prefix?: string, isWanted?: (name: string) => boolean) => Promise<StoredFile[]>;
  /** Removes files, in order; one that is absent is no error. */
  remove: (names: readonly string[]) => Promise<void>;
}

export interface FilesPlace {
  uploadsDir: string;
  bucket?: Bucket | undefined;
}

export const openFiles = ({ uploadsDir, bucket }: FilesPlace): Files =>
  bucket ? new BucketFiles(uploadsDir, bucket) : new FolderFiles(uploadsDir);

/**
 * Throws ConfigError where the bucket refuses. One that is away is no reason not to start, unless it is
 * needed at once.
 */
export async function requireFiles(
  { uploadsDir, bucket }: FilesPlace,
  isNeeded = false,
): Promise<void> {
  if (!bucket) return;
  try {
    await new BucketFiles(uploadsDir, bucket).probe();
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
    const line = `FILES_URL ${bucket.place}: ${(error.cause as Error).message}`;
    if (error.isRefusal)
      throw new ConfigError(`${line}. Are bucket, S3_ENDPOINT, S3_REGION and key right?`);
    if (isNeeded) throw new ConfigError(line);
    console.error(line);
  }
}
