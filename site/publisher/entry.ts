// What the compiled site offers to the publisher. Everything that reads content comes from here: a
// second copy of the recorder would record nothing.
import { createApp } from 'astro/app/entrypoint';

export { pagePaths } from '../content/pages.ts';
export { recordReads } from '../content/reads.ts';
export { ask, fingerprint, isTyped, openStore } from '../content/store.ts';

/**
 * The site as a function from a request to a page. What goes wrong in a page is told to `onError`:
 * the answer itself is an empty 500.
 */
export function createSite(onError: (reason: string) => void) {
  const app = createApp({ streaming: false });
  // As a static build does; server output would put the policy into a header.
  if (app.manifest.csp) app.manifest.csp.cspDestination = 'meta';
  app.logger.setDestination({ write: ({ message }) => onError(message) });
  return app;
}
