// The compiled site's exports for the publisher. Everything that reads content comes from here: a
// second copy of the recorder, imported from source, would record nothing.
import { createApp } from 'astro/app/entrypoint';
import { recordReads } from '../content/reads.ts';
import type { RenderCache } from '../content/render-cache.ts';

export { contentVersion, openContentDb } from '../content/content-db.ts';
export { pagePaths } from '../content/pages.ts';
export { answer, fingerprint, isTyped, recordOf } from '../content/queries.ts';
export { recordReads } from '../content/reads.ts';
export { RenderCache } from '../content/render-cache.ts';
export {
  applyChanges,
  contentRevision,
  deletedRecords,
  forgetDamagedHtml,
  missingContent,
  prepare,
  setRevision,
  storeHtml,
} from '../content/sync.ts';

type AppOptions = NonNullable<Parameters<ReturnType<typeof createApp>['render']>[1]>;
type RenderOptions = Pick<AppOptions, 'routeData' | 'prerenderedErrorPageFetch'> & {
  cache: RenderCache;
};

/**
 * The site as a function from a request to a page of the content. Errors within a page go to
 * `onError`: the response itself is an empty 500.
 */
export function createSite(onError: (reason: string) => void) {
  const app = createApp({ streaming: false });
  app.logger.setDestination({ write: ({ message }) => onError(message) });
  return {
    match: (request: Request) => app.match(request, true),
    async render(request: Request, { cache, ...options }: RenderOptions) {
      const { result, reads } = recordReads(() => app.render(request, options), cache);
      const response = await result;
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()), reads };
    },
  };
}
