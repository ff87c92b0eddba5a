import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { pageFile } from '#model/routes/paths.ts';

/** Starts with a dot: no server of files serves those. */
export const temporaryName = () => `.${randomUUID()}.tmp`;

/** The path of a page's file in a release. */
export const fileOf = (releaseDir: string, path: string) => join(releaseDir, pageFile(path));

export const isTemporary = (name: string) => /^\.[0-9a-f-]{36}\.tmp$/.test(name);

/** Names of the files in a folder and in those below it, with slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
}

/** A copy of a folder may lose the fraction of a file's time. */
const TIME_ERROR_MS = 1.5;

/** Whether two times of files, in ms, are one. */
export const isSameTime = (one: number, other: number) => Math.abs(one - other) < TIME_ERROR_MS;

/** Puts the bytes at the name, whole or not at all: temporary name, fsync, rename. */
export async function writeFileWhole(file: string, bytes: Buffer): Promise<void> {
  const temporary = await stage(file, bytes);
  // A full folder takes no other name.
  if (temporary !== undefined) wholeOrNone(temporary, () => renameSync(temporary, file));
}

/**
 * Writes the bytes beside the name, and answers the file. Writes nothing where they are there already,
 * and leaves nothing where that fails. Only the wait for the disk is left to the pool: any other call
 * takes longer to hand over than to make, and would stand in line behind whatever is compressed there.
 */
export async function stage(file: string, bytes: Buffer): Promise<string | undefined> {
  if (isThere(file, bytes)) return undefined;
  const temporary = join(dirname(file), temporaryName());
  mkdirSync(dirname(file), { recursive: true });
  const opened = openSync(temporary, 'wx');
  try {
    writeFileSync(opened, bytes);
    await synced(opened);
  } catch (error) {
    removeFile(temporary);
    throw error;
  } finally {
    closeSync(opened);
  }
  return temporary;
}

/** Most texts that are others have another length: only one of the same is read. */
const isThere = (file: string, bytes: Buffer) =>
  statSync(file, { throwIfNoEntry: false })?.size === bytes.length &&
  contentOf(file)?.equals(bytes) === true;

const synced = promisify(fsync);

/** Writes a new file. Where that fails, nothing of it stays. */
export const writeSynced = (file: string, bytes: Buffer) =>
  wholeOrNone(file, () => writeFileSync(file, bytes, { flag: 'wx', flush: true }));

function wholeOrNone(file: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    removeFile(file);
    throw error;
  }
}

export const removeFile = (file: string) => rmSync(file, { force: true });

const REMOVED_AT_ONCE = 50;

/** Removes files when there is time. What is left where the process ends meanwhile is swept up later. */
export function removeInTurn(files: readonly string[]): void {
  for (const file of files.slice(0, REMOVED_AT_ONCE)) removeFile(file);
  if (files.length > REMOVED_AT_ONCE)
    setImmediate(() => removeInTurn(files.slice(REMOVED_AT_ONCE)));
}

export const isNothing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Reads a file into a buffer as far as that has room. Answers how many bytes: 0 where there is none. */
export function readInto(buffer: Buffer, file: string): number {
  const opened = ifThere(() => openSync(file, 'r'));
  if (opened === undefined) return 0;
  try {
    return readSync(opened, buffer);
  } finally {
    closeSync(opened);
  }
}

/** The bytes of a file; undefined where there is none. */
export const contentOf = (file: string) => ifThere(() => readFileSync(file));

function ifThere<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (isNothing(error)) return undefined;
    throw error;
  }
}
