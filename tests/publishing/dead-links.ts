import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pageFile, paths } from '#model/paths.ts';
import { linksOf } from './crawler.ts';

/** Lists and pages of tours, in both languages. */
const FOLDERS = ['', 'tours', 'bn', 'bn/tours'];
/** What goes together is gone together by then. */
const A_MOMENT_MS = 50;

/**
 * Looks at a folder that is written to, until it is to end: pages that lead to a tour that is not there,
 * and are there still a moment later. One that goes itself is no visitor's any more.
 */
export async function deadLinks(siteDir: string, end: AbortSignal) {
  const dead = new Set<string>();
  let looks = 0;
  while (!end.aborted)
    for (const folder of FOLDERS)
      for (const name of await readdir(join(siteDir, folder))) {
        if (!name.endsWith('.html')) continue;
        const file = join(siteDir, folder, name);
        looks++;
        for (const path of await deadLinksOf(siteDir, file)) {
          // It may have gone, or been replaced, between the two looks.
          const again = await deadLinksOf(siteDir, file);
          await wait(A_MOMENT_MS);
          if (again.includes(path) && existsSync(file)) dead.add(`${folder}/${name} → ${path}`);
        }
      }
  return { looks, dead: [...dead] };
}

async function deadLinksOf(siteDir: string, file: string): Promise<string[]> {
  const links = linksOf(await readFile(file, 'utf8').catch(() => ''));
  return [...links].filter(
    (path) => path.includes(`${paths.tours}/`) && !existsSync(join(siteDir, pageFile(path))),
  );
}
