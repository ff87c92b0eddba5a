import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { eventually } from '../../api/testing/eventually.ts';

/** All files below a folder, with their bytes. */
export async function filesBelow(
  folder: string,
  isWanted = (_name: string) => true,
): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isWanted(entry.name));
  const read = files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    return [relative(folder, file), await readFile(file)] as const;
  });
  return new Map((await Promise.all(read)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Files made after publishing, and removed at any moment: nobody reads them here. */
const isPrecompressed = (name: string) => /\.(br|gz)$/.test(name);

/**
 * Files of a published folder, compressed ones apart, once no thread still renders what was published
 * meanwhile: it removes its temporary files at its end.
 */
export const siteFiles = (folder: string): Promise<Map<string, Buffer>> =>
  eventually(async () => {
    const files = await filesBelow(folder, (name) => !isPrecompressed(name));
    const temporary = [...files.keys()].find((name) => name.endsWith('.tmp'));
    if (temporary !== undefined) throw new Error(`A temporary file was left: ${temporary}`);
    return files;
  });

const isShareImage = (name: string) => /^share[\\/]/.test(name);

/**
 * Names of files that only one folder has or whose `seen` values differ, and the number compared.
 */
export async function compareFolders(
  published: string,
  built: string,
  seen = (bytes: Buffer) => bytes,
): Promise<{ differing: string[]; compared: number }> {
  const filesIn = (folder: string) => filesBelow(folder, (name) => !isPrecompressed(name));
  const [left, right] = await Promise.all([filesIn(published), filesIn(built)]);
  const names = [...new Set([...left.keys(), ...right.keys()])].filter(
    (name) => !isShareImage(name),
  );
  const differing = names.filter((name) => {
    const [one, other] = [left.get(name), right.get(name)];
    return !one || !other || !seen(one).equals(seen(other));
  });
  return { differing, compared: names.length };
}
