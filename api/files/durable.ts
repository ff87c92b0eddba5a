import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A fsynced temporary file, before its rename. */
export interface Staged {
  temporary: string;
  file: string;
}

const TEMPORARY = /^\..+\.tmp$/;

export const isTemporary = (name: string) => TEMPORARY.test(name);

/** A temporary name beside `file`, never served, and removed by the sweep. */
export const temporaryName = (file: string) =>
  join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`);

/** Writes and fsyncs a temporary file; leaves none where that fails. */
export async function stage(file: string, data: Buffer): Promise<Staged> {
  const temporary = temporaryName(file);
  try {
    await using handle = await open(temporary, 'wx');
    await handle.writeFile(data);
    await handle.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return { temporary, file };
}

/** Renames the files of one folder, in order: all of them, or none where one fails. */
export async function place(staged: readonly Staged[]): Promise<void> {
  const fresh: string[] = [];
  try {
    for (const { temporary, file } of staged) {
      if (!existsSync(file)) fresh.push(file);
      await rename(temporary, file);
    }
    for (const folder of new Set(staged.map(({ file }) => dirname(file)))) await sync(folder);
  } catch (error) {
    // Rollback in reverse order: the name that pages use is removed before its widths.
    for (const file of fresh.toReversed()) await rm(file, { force: true });
    throw error;
  }
}

export async function discard(staged: readonly Staged[]): Promise<void> {
  for (const { temporary } of staged) await rm(temporary, { force: true });
}

/** Fsyncs a file, or a folder: a rename is durable only after that. */
export async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}
