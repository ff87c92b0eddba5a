import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isTemporary } from './durable.ts';
import { uploadedFiles } from './folder.ts';

/**
 * Takes away what an upload leaves that was cut off by a crash: temporary files, and widths whose
 * picture never got its name. Answers how many. Only for a server that takes no uploads yet.
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
