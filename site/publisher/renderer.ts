import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageFile, paths } from '#model/paths.ts';
import type { Store } from '../content/store.ts';
import type * as Entry from './entry.ts';

/** A page that must not be published; the site stays as it was. */
export class PageError extends Error {
  override name = 'PageError';
  readonly path: string;
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.path = path;
  }
}

export interface RenderedPage {
  path: string;
  bytes: Buffer;
  /** The same as a character each and without its styles, where it is at hand. */
  letters?: string | undefined;
  reads: ReadonlyMap<string, string>;
}

export type SiteModule = typeof Entry;

/** The compiled site: one module, loaded once. */
export function loadSite(appDir: string): Promise<SiteModule> {
  return import(pathToFileURL(join(appDir, 'server', 'entry.mjs')).href) as Promise<SiteModule>;
}

/** What pages came by that were made before. */
export type Known = InstanceType<SiteModule['Known']>;

/** `known` from other pages, in place of what is kept from page to page. */
export type Render = (path: string, known?: Known) => Promise<RenderedPage>;

interface RendererOptions {
  site: SiteModule;
  store: Store;
  siteUrl: string;
}

/** Answers how a page is rendered; an error of any kind is thrown, never an error page. */
export function createRenderer({ site, store, siteUrl }: RendererOptions): Render {
  let reason = '';
  const app = site.createSite(store, (message) => {
    reason ||= message.split('\n')[0]!;
  });
  const failNoFetch = () => {
    throw new Error('A page must not be fetched while it is rendered');
  };
  const kept = new site.Known();
  return async (path, known = kept) => {
    reason = '';
    // With `build.format: 'file'` a static build renders a page at the address of its file.
    const request = new Request(`${siteUrl}/${pageFile(path)}`);
    const routeData = app.match(request);
    if (!routeData) throw new PageError(path, 'the site has no such page');
    const options = { routeData, known, prerenderedErrorPageFetch: failNoFetch };
    const { status, bytes, letters, reads } = await app.render(request, options);
    // Astro answers its own /404 with that status; in every other language it is a page like others.
    const isNotFoundPage = path.endsWith(paths.notFound) && status === 404;
    if (status !== 200 && !isNotFoundPage)
      throw new PageError(path, `it could not be rendered: ${reason || status}`);
    if (bytes.length === 0) throw new PageError(path, 'it came out empty');
    return { path, bytes, letters, reads };
  };
}
