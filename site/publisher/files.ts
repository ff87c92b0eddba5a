import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Starts with a dot: no server of files serves those. */
export const temporaryName = () => `.${randomUUID()}.tmp`;

export const isTemporary = (name: string) => /^\.[0-9a-f-]{36}\.tmp$/.test(name);

/**
 * Puts the bytes at the name, whole or not at all: temporary name, fsync, rename. Answers false,
 * with the file untouched, where they are there already. `beforeChange` runs ahead of the rename.
 */
export async function writeFileWhole(
  file: string,
  bytes: Buffer,
  beforeChange?: () => Promise<void>,
): Promise<boolean> {
  if ((await contentOf(file))?.equals(bytes)) return false;
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = `${folder}/${temporaryName()}`;
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await beforeChange?.();
  await rename(temporary, file);
  return true;
}

export const removeFile = (file: string) => rm(file, { force: true });

export async function contentOf(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
