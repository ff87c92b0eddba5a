import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Entry from './entry.ts';

export type SiteModule = typeof Entry;

/** Imports the compiled site: once per thread. */
export function loadSite(appDir: string): Promise<SiteModule> {
  return import(pathToFileURL(join(appDir, 'server', 'entry.mjs')).href) as Promise<SiteModule>;
}
