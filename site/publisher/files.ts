import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Starts with a dot: no server of files serves those. */
export const temporaryName = () => `.${randomUUID()}.tmp`;

export const isTemporary = (name: string) => /^\.[0-9a-f-]{36}\.tmp$/.test(name);

/** A file that is on the disk, and has not got its name yet. */
export interface Staged {
  file: string;
  temporary: string;
}

/** Puts the bytes at the name, whole or not at all: temporary name, fsync, rename. */
export async function writeFileWhole(file: string, bytes: Buffer): Promise<void> {
  const staged = await stage(file, bytes);
  if (staged) await rename(staged.temporary, file);
}

/** Writes the bytes beside the name. Answers nothing where they are there already. */
export async function stage(file: string, bytes: Buffer): Promise<Staged | undefined> {
  if ((await contentOf(file))?.equals(bytes)) return undefined;
  const folder = dirname(file);
  const temporary = `${folder}/${temporaryName()}`;
  const handle = await openNew(temporary);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { file, temporary };
}

async function openNew(file: string) {
  try {
    return await open(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(dirname(file), { recursive: true });
    return open(file, 'wx');
  }
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
