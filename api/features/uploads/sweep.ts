import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isTemporary } from './durable.ts';
import { uploadedFiles } from './folder.ts';

/**
 * Deletes leftovers of uploads cut off by a crash: temporary files, and widths whose picture was
 * never renamed. Answers how many. Only before the server accepts uploads.
 */
export async function sweep(uploadsDir: string): Promise<number> {
  const temporary = (await readdir(uploadsDir)).filter(isTemporary);
  const files = await uploadedFiles(uploadsDir);
  const whole = new Set(files.filter(({ isVariant }) => !isVariant).map(({ stem }) => stem));
  const torn = files.filter(({ isVariant, stem }) => isVariant && !whole.has(stem));
  const leftovers = [...temporary, ...torn.map(({ name }) => name)];
  for (const name of leftovers) await rm(join(uploadsDir, name), { force: true });
  return leftovers.length;
}
