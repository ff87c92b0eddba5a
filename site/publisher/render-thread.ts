import { constants as system, setPriority } from 'node:os';
import { createRenderer, loadSite } from './renderer.ts';

/** What a thread needs to render pages by itself, from what is committed. */
export interface ThreadOptions {
  appDir: string;
  siteUrl: string;
  stateFile: string;
  releaseDir: string;
}

/** For a thread that steps back for whoever makes what was just saved. */
export async function openSite({ appDir, siteUrl, stateFile }: ThreadOptions) {
  // There a thread has a priority of its own; elsewhere it would be that of the whole process.
  if (process.platform === 'linux') setPriority(0, system.priority.PRIORITY_BELOW_NORMAL);
  const site = await loadSite(appDir);
  const store = site.openStore(stateFile);
  return { site, store, renderer: createRenderer({ site, store, siteUrl }) };
}
