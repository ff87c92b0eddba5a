import { parentPort, workerData } from 'node:worker_threads';
import { storedRevision } from '../content/fill.ts';
import type { MadeAhead } from './ahead.ts';
import { stage } from './files.ts';
import { check, fileOf } from './gates.ts';
import { openSite, type ThreadOptions } from './render-thread.ts';

const options = workerData as ThreadOptions;
const { releaseDir } = options;
const { site, store, render } = await openSite(options);
let known = { revision: -1, pages: new Set<string>() };

/** Every page there is; what comes or goes comes with a revision. */
function allPages(): ReadonlySet<string> {
  const revision = storedRevision(store);
  if (revision !== known.revision) known = { revision, pages: new Set(site.pagePaths()) };
  return known.pages;
}

async function made(path: string, pages: ReadonlySet<string>): Promise<MadeAhead | undefined> {
  try {
    const page = await render(path);
    check(page, { releaseDir, pages, isTyped: (href) => site.isTyped(store, href) });
    const staged = await stage(fileOf(releaseDir, path), page.bytes);
    return { path, reads: page.reads, staged: staged && { ...staged, path } };
  } catch {
    // It is made again where a fault has consequences.
    return undefined;
  }
}

parentPort?.on('message', async (paths: string[]) => {
  const pages: MadeAhead[] = [];
  // All of them from one state of the content.
  store.exec('BEGIN');
  const all = allPages();
  for (const path of paths) {
    const page = await made(path, all);
    if (page) pages.push(page);
  }
  store.exec('COMMIT');
  parentPort?.postMessage(pages);
});
