import { parentPort, workerData } from 'node:worker_threads';
import { differs } from './compare.ts';
import { openSite, type ThreadOptions } from './render-thread.ts';

const options = workerData as ThreadOptions;
const { releaseDir } = options;
const { site, renderer } = await openSite(options);
const how = { renderer, releaseDir, known: new site.Known() };

parentPort?.on('message', async (paths: string[]) => {
  const differing: string[] = [];
  // What cannot be rendered ends the thread, which is told to whoever waits for it.
  for (const path of paths) if (await differs(path, how)) differing.push(path);
  parentPort?.postMessage(differing);
});
