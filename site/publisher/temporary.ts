import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isTemporary, removeFile } from './files.ts';

/** Removes files that never got their name, because the publisher died over them. */
export async function removeTemporaryFiles(releaseDir: string): Promise<void> {
  for (const entry of await readdir(releaseDir, { withFileTypes: true, recursive: true }))
    if (isTemporary(entry.name)) removeFile(join(entry.parentPath, entry.name));
}
