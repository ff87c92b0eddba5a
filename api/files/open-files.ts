import type { Bucket } from '../bucket.ts';
import { ConfigError } from '../config-error.ts';
import { BucketFiles } from './bucket-files.ts';
import { FilesUnavailable } from './bucket-requests.ts';
import type { Files } from './files.ts';
import { FolderFiles } from './folder-files.ts';

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
