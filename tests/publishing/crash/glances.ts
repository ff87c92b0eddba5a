import { closeSync, existsSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localPath, pageFile, paths } from '#model/paths.ts';
import { isWhole, linksOf } from '../crawler.ts';

/** Pages that lead to what comes and goes. */
const LISTS = [paths.tours, paths.blog, paths.home].flatMap((path) => [
  pageFile(path),
  pageFile(localPath('bn', path)),
]);
const BETWEEN_MS = 5;

interface Glances {
  count: number;
  torn: Set<string>;
  broken: Set<string>;
}

/**
 * Looks at the lists in the folder itself, hundreds of times a second: between two renames there is
 * less time than a visitor needs to follow one link. A link counts as broken where its file is not
 * there and the list, looked at again after that, is still the very file that was read.
 */
export async function glanceAtLists(siteDir: string, stop: AbortSignal): Promise<Glances> {
  const release = await realpath(siteDir);
  const seen: Glances = { count: 0, torn: new Set(), broken: new Set() };
  while (!stop.aborted) {
    const list = LISTS[seen.count++ % LISTS.length]!;
    const { identity, html } = readOpened(join(release, list));
    if (!isWhole(html)) seen.torn.add(list);
    for (const path of linksOf(html)) {
      if (existsSync(join(release, pageFile(path)))) continue;
      if (identityOf(statSync(join(release, list))) === identity)
        seen.broken.add(`${list} → ${path}`);
    }
    await wait(BETWEEN_MS);
  }
  return seen;
}

/** The bytes and the identity of one file, whatever gets its name meanwhile. */
function readOpened(file: string): { identity: string; html: string } {
  const opened = openSync(file, 'r');
  try {
    return { identity: identityOf(fstatSync(opened)), html: readFileSync(opened).toString() };
  } finally {
    closeSync(opened);
  }
}

const identityOf = ({ ino, mtimeMs }: { ino: number; mtimeMs: number }) => `${ino} ${mtimeMs}`;
