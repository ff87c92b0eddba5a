import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Made after publishing: precompressed files, images that pages are shared with, and brochures. */
const MADE_LATER = /\.(br|gz)$|^share[\\/]|[\\/]brochure\.pdf$/;

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => !MADE_LATER.test(name));
}

export interface Compared {
  files: number;
  /** Files that one folder alone has, or whose bytes differ. */
  differing: string[];
}

/** Compares the pages of two published folders, byte for byte. */
export async function foldersCompared(one: string, other: string): Promise<Compared> {
  const names = [...new Set([...(await namesIn(one)), ...(await namesIn(other))])].toSorted();
  const differing: string[] = [];
  for (const name of names) {
    const [left, right] = [join(one, name), join(other, name)];
    const isSame =
      existsSync(left) && existsSync(right) && (await readFile(left)).equals(await readFile(right));
    if (!isSame) differing.push(name);
  }
  return { files: names.length, differing };
}
