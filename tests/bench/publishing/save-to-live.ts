import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../../harness/product.ts';
import type { Edit } from './edits.ts';

const DEADLINE_MS = 120_000;

/** Milliseconds from the API's answer to new bytes at the paths that the web server reads. */
export async function saveToLive(
  product: Product,
  { files, save }: Pick<Edit, 'files' | 'save'>,
  n: number,
): Promise<number> {
  const names = files(n).map((file) => join(product.siteDir, file));
  const before = names.map(identity);
  await save(n);
  const answered = performance.now();
  for (const [index, name] of names.entries())
    while (identity(name) === before[index]) {
      if (performance.now() > answered + DEADLINE_MS) throw new Error(`${name} did not change`);
      // Yields the CPU to the measured processes.
      await wait(1);
    }
  const live = performance.now() - answered;
  await product.live();
  return live;
}

/** Inode and mtime: every write renames a new file to the path. */
function identity(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs}` : '';
}
