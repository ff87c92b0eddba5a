import { parentPort, workerData } from 'node:worker_threads';
import { differingPages } from './compare.ts';
import { openSite, type ThreadOptions } from './render-thread.ts';

const options = workerData as ThreadOptions;
const { render } = await openSite(options);

parentPort?.on('message', async (paths: string[]) => {
  const { releaseDir } = options;
  // What cannot be rendered ends the thread, which is told to whoever waits for it.
  parentPort?.postMessage(await differingPages(paths, { render, releaseDir }));
});
