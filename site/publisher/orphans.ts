import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pageFile } from '#model/paths.ts';
import { removeFile } from './files.ts';

/**
 * Removes what a publish that was cut off may have left: pages that are none of the site's any
 * more, and files that never got their name.
 */
export async function removeOrphans(releaseDir: string, pages: readonly string[]): Promise<void> {
  const expected = new Set(pages.map(pageFile));
  for (const entry of await readdir(releaseDir, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = relative(releaseDir, file).split(sep).join('/');
    const isPage = name.endsWith('.html') && !expected.has(name);
    const isTemporary = entry.name.startsWith('.') && entry.name.endsWith('.tmp');
    if (isPage || isTemporary) await removeFile(file);
  }
}
