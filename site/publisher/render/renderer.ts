import { pageFile, paths } from '#model/routes/paths.ts';
import type { SiteModule } from '../compiled/site.ts';

/** A page that must not be published: its last version stays. */
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
  /** The queries that it made, each with the fingerprint of the answer. */
  reads: ReadonlyMap<string, string>;
}

/** Renders the page at a path; rejects with PageError. */
export type Render = (path: string) => Promise<RenderedPage>;

/** Renders pages one at a time, with a cache of its own. */
export function createRender(site: SiteModule, siteUrl: string): Render {
  /** Logged first for the page: Astro answers an empty 500 for some errors in a page, and throws others. */
  let reason = '';
  const app = site.createApp({ streaming: false });
  app.logger.setDestination({
    write: ({ message }) => void (reason ||= message.split('\n')[0]!),
  });
  const cache = new site.RenderCache();
  const home = new Request(`${siteUrl}/${pageFile(paths.home)}`);
  const failNoFetch = () => {
    throw new Error('A page must not be fetched while it is rendered');
  };
  return async (path) => {
    reason = '';
    // With `build.format: 'file'` a static build renders a page at the address of its file.
    const request = new Request(`${siteUrl}/${pageFile(path)}`);
    const { result, reads } = site.recordReads(async () => {
      // Doors of records match old addresses, too: these are behind the door of the home page.
      const door = site.newAddressOf(path) === undefined ? request : home;
      const routeData = app.match(door, true);
      if (!routeData) throw new PageError(path, 'the site has no such page');
      const options = { routeData, prerenderedErrorPageFetch: failNoFetch };
      const response = await app.render(request, options);
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    }, cache);
    const { status, bytes } = await result.catch((error: unknown) => {
      if (error instanceof PageError) throw error;
      throw new PageError(path, `it could not be rendered: ${reason || String(error)}`);
    });
    // Astro answers its own /404 with that status; in every other language it is a page like others.
    const isNotFoundPage = path.endsWith(paths.notFound) && status === 404;
    if (status !== 200 && !isNotFoundPage)
      throw new PageError(path, `it could not be rendered: ${reason || status}`);
    if (bytes.length === 0) throw new PageError(path, 'it came out empty');
    return { path, bytes, reads };
  };
}
