import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pageFile, paths } from '#model/routes/paths.ts';
import { linksOf } from './crawler.ts';

/** Lists and pages of tours, in both languages. */
const FOLDERS = ['', 'tours', 'bn', 'bn/tours'];
/** Grace period: what is removed together is gone within it. */
const A_MOMENT_MS = 50;
/** Between two looks at every page. */
const BETWEEN_MS = 100;
/** A page of the same removal may be held up longer on a busy machine, as long as it goes, too. */
const REMOVAL_MS = 1_000;

/**
 * Polls a folder that is being written to until `end`: finds pages that link to a missing tour, and
 * still do a moment later. A page that is removed itself does not count.
 */
export async function deadLinks(siteDir: string, end: AbortSignal) {
  const dead = new Set<string>();
  let looks = 0;
  while (!end.aborted) {
    for (const folder of FOLDERS)
      for (const name of await readdir(join(siteDir, folder))) {
        if (!name.endsWith('.html')) continue;
        const file = join(siteDir, folder, name);
        looks++;
        for (const path of await deadLinksOf(siteDir, file)) {
          // Re-check: the page may have been removed or replaced meanwhile.
          const again = await deadLinksOf(siteDir, file);
          await wait(A_MOMENT_MS);
          if (again.includes(path) && !(await isRemovedSoon(file)))
            dead.add(`${folder}/${name} → ${path}`);
        }
      }
    // The processor is the publisher's.
    await wait(BETWEEN_MS);
  }
  return { looks, dead: [...dead] };
}

async function isRemovedSoon(file: string): Promise<boolean> {
  for (let waited = 0; existsSync(file); waited += A_MOMENT_MS) {
    if (waited >= REMOVAL_MS) return false;
    await wait(A_MOMENT_MS);
  }
  return true;
}

const deadLinksOf = async (siteDir: string, file: string): Promise<string[]> =>
  (await tourLinksOf(file)).filter((path) => !existsSync(join(siteDir, pageFile(path))));

/** Links to tours by file, with what tells one version of it from another. */
const read = new Map<string, { version: string; links: string[] }>();

async function tourLinksOf(file: string): Promise<string[]> {
  const stats = statSync(file, { throwIfNoEntry: false });
  const version = `${stats?.ino} ${stats?.mtimeMs}`;
  const known = read.get(file);
  if (known?.version === version) return known.links;
  const all = linksOf(await readFile(file, 'utf8').catch(() => ''));
  const links = [...all].filter((path) => path.includes(`${paths.tours}/`));
  read.set(file, { version, links });
  return links;
}
