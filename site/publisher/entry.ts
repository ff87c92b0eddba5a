// What the compiled site offers to the publisher. Everything that reads content comes from here: a
// second copy of the recorder would record nothing.
import { createApp } from 'astro/app/entrypoint';
import { withHand } from './handing.ts';
import { sitePolicy } from './site-policy.ts';

export { pagePaths } from '../content/pages.ts';
export { recordReads } from '../content/reads.ts';
export { ask, fingerprint, isTyped, openStore } from '../content/store.ts';

type AppOptions = NonNullable<Parameters<ReturnType<typeof createApp>['render']>[1]>;
/** `keeps`: whether parts of other pages that were made before are taken as they are. */
type RenderOptions = Pick<AppOptions, 'routeData' | 'prerenderedErrorPageFetch'> & {
  keeps: boolean;
};

/**
 * The site as a function from a request to a page. What goes wrong in a page is told to `onError`:
 * the answer itself is an empty 500.
 */
export function createSite(onError: (reason: string) => void) {
  const app = createApp({ streaming: false });
  app.logger.setDestination({ write: ({ message }) => onError(message) });
  const policy = sitePolicy(app.manifest);
  // Astro would hash the same styles anew for every page.
  app.manifest.shouldInjectCspMetaTags = false;
  return {
    match: (request: Request) => app.match(request, true),
    /** A page's status and its bytes, and those of an HTML page once more, as a character each. */
    async render(request: Request, { keeps, ...options }: RenderOptions) {
      let letters: string | undefined;
      const take = (page: string) => {
        letters = page;
      };
      const response = await withHand((handed) =>
        app.render(request, { ...options, locals: { policy, keeps, handed, take } }),
      );
      const { status } = response;
      if (letters !== undefined) return { status, letters, bytes: Buffer.from(letters, 'latin1') };
      return { status, letters, bytes: Buffer.from(await response.arrayBuffer()) };
    },
  };
}
