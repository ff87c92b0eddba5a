import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ENOUGH, type MadeAhead } from './ahead.ts';
import { Blanks } from './blanks.ts';
import { openSite, type ThreadOptions } from './render-thread.ts';
import { noted } from './renderer.ts';
import { Staging } from './staging.ts';
import { make as makePage } from './workshop.ts';

const options = workerData as ThreadOptions;
const { releaseDir } = options;
const { site, store, renderer } = await openSite(options);
const maker = { site, store, renderer, releaseDir, blanks: new Blanks(store) };
let known = { revision: -1, pages: new Set<string>() };

/** Every page there is; what comes or goes comes with a revision. */
function allPages(): ReadonlySet<string> {
  const revision = site.storedRevision(store);
  if (revision !== known.revision) known = { revision, pages: new Set(site.pagePaths()) };
  return known.pages;
}

/** How many times something was asked for, and how many of those nobody wants any more. */
let [asked, spare] = [0, 0];

/** Pages of one state of the content, and what goes to the disk of them meanwhile. */
async function make(wanted: readonly string[], turn: number) {
  // It may have been said meanwhile that nobody wants them.
  await setImmediate();
  const paths = turn > spare ? wanted : [];
  const staging = new Staging(releaseDir);
  const pages: Omit<MadeAhead, 'staged'>[] = [];
  store.exec('BEGIN');
  const mark = site.contentMark(store);
  const all = allPages();
  for (const path of paths)
    try {
      const page = await makePage(maker, path, all);
      pages.push({ ...noted(page), mark });
      await staging.add(page);
    } catch {
      // It is made again where a fault has consequences.
    }
  store.exec('COMMIT');
  return { pages, staging };
}

async function onDisk({ pages, staging }: Awaited<ReturnType<typeof make>>): Promise<MadeAhead[]> {
  try {
    const files = new Map((await staging.all()).map((staged) => [staged.path, staged]));
    return pages.map((page) => ({ ...page, staged: files.get(page.path) }));
  } catch {
    return [];
  }
}

let making: Promise<unknown> = Promise.resolve();
let told: Promise<unknown> = Promise.resolve();

// While some go to the disk, the next are made; they are told of in the order of asking.
parentPort?.on('message', (paths: string[] | typeof ENOUGH) => {
  if (paths === ENOUGH) {
    spare = asked;
    return;
  }
  const turn = ++asked;
  const made = making.then(() => make(paths, turn));
  making = made;
  told = told.then(async () => parentPort?.postMessage(await onDisk(await made)));
});
