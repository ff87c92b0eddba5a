import { closeSync, existsSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localPath, pageFile, paths } from '#model/routes/paths.ts';
import { isWhole, linksOf } from '../crawler.ts';

/** Pages that link to records that come and go. */
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
 * Polls the lists in the folder itself, hundreds of times a second: the gap between two renames is
 * shorter than a visitor's request. A link is broken where its file is missing and the list,
 * checked after that, is still the same file.
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

/** Reads bytes and identity by one file descriptor, in case of a concurrent rename. */
function readOpened(file: string): { identity: string; html: string } {
  const opened = openSync(file, 'r');
  try {
    return { identity: identityOf(fstatSync(opened)), html: readFileSync(opened).toString() };
  } finally {
    closeSync(opened);
  }
}

const identityOf = ({ ino, mtimeMs }: { ino: number; mtimeMs: number }) => `${ino} ${mtimeMs}`;
