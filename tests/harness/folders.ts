import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file below a folder, or every one that is wanted by its name, with its bytes. */
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

/** Compressed twins stand beside what is published, share images elsewhere: made once it is live. */
const isMadeLater = (name: string) => /\.(br|gz)$|^share[\\/]/.test(name);

/**
 * The names of files that one folder lacks or that differ in what is `seen` of them, and how many were
 * compared.
 */
export async function compareFolders(
  published: string,
  built: string,
  seen = (bytes: Buffer) => bytes,
): Promise<{ differing: string[]; compared: number }> {
  const [left, right] = await Promise.all([filesBelow(published), filesBelow(built)]);
  const names = [...new Set([...left.keys(), ...right.keys()])].filter(
    (name) => !isMadeLater(name),
  );
  const differing = names.filter((name) => {
    const [one, other] = [left.get(name), right.get(name)];
    return !one || !other || !seen(one).equals(seen(other));
  });
  return { differing, compared: names.length };
}
