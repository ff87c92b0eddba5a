import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isTemporary } from '../../files/durable.ts';
import type { Files } from '../../files/files.ts';
import { uploadedFiles } from './stored.ts';

/** Widths in a bucket may be of an upload that another server is about to end. */
const GRACE_MS = 86_400_000;

/**
 * Deletes leftovers of uploads cut off by a crash: temporary files, and widths whose picture was
 * never renamed. Answers how many. Only before the server accepts uploads.
 */
export async function sweep(files: Files): Promise<number> {
  const temporary = (await readdir(files.folder)).filter(isTemporary);
  for (const name of temporary) await rm(join(files.folder, name), { force: true });
  return temporary.length + (files.isLocal ? await sweepTorn(files, new Date()) : 0);
}

/** Deletes widths whose picture was never stored. Answers how many. */
export async function sweepTorn(files: Files, now: Date): Promise<number> {
  const found = await uploadedFiles(files);
  const whole = new Set(found.filter(({ isVariant }) => !isVariant).map(({ stem }) => stem));
  const isOver = (modified: Date) => modified.getTime() <= now.getTime() - GRACE_MS;
  const torn = found.filter(
    ({ stem, modified }) => !whole.has(stem) && (files.isLocal || isOver(modified)),
  );
  if (torn.length > 0) await files.remove(torn.map(({ name }) => name));
  return torn.length;
}
