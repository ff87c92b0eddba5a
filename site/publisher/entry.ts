// What the compiled site offers to the publisher. Everything that reads content comes from here: a
// second copy of the recorder would record nothing, and a second copy of what records are would be read
// anew.
import type { Locale } from '#model/locales.ts';
import { createApp } from 'astro/app/entrypoint';
import './astro-global.ts';
import type { Known } from '../content/known.ts';
import { recordReads } from '../content/reads.ts';
import { contentMark, type Store } from '../content/store.ts';
import type { Form } from './blanks.ts';
import { Fillings } from './fillings.ts';
import { withHand } from './handing.ts';
import { InlineStyles } from './inline-styles.ts';
import { sitePolicy } from './site-policy.ts';

export {
  applyChanges,
  convertTexts,
  forgetContent,
  gone,
  keepHtml,
  missingContent,
  noteRevision,
  sorted,
  storedRevision,
} from '../content/fill.ts';
export { Known } from '../content/known.ts';
export { pagePaths } from '../content/pages.ts';
export { recordReads } from '../content/reads.ts';
export { ask, contentMark, fingerprint, isTyped, openStore } from '../content/store.ts';

type AppOptions = NonNullable<Parameters<ReturnType<typeof createApp>['render']>[1]>;
type RenderOptions = Pick<AppOptions, 'routeData' | 'prerenderedErrorPageFetch'> & {
  /** What other pages came by, to be taken as it is. */
  known: Known;
  locale: Locale;
  /** Whether the agency's words are written at once, as a plain build does. */
  isPlain: boolean;
};

/**
 * The site as a function from a request to a page out of the store. What goes wrong in a page is told
 * to `onError`: the answer itself is an empty 500.
 */
export function createSite(store: Store, onError: (reason: string) => void) {
  const app = createApp({ streaming: false });
  app.logger.setDestination({ write: ({ message }) => onError(message) });
  const styles = new InlineStyles(app.manifest);
  const policy = sitePolicy(app.manifest, styles.hashes.values());
  // Astro would hash the same styles anew for every page.
  app.manifest.shouldInjectCspMetaTags = false;
  const fillings = new Fillings(store);

  return {
    match: (request: Request) => app.match(request, true),
    /**
     * A page's status, what it read and its bytes; of an HTML page the same as a character each and
     * without what is put in last, and the form that it is.
     */
    async render(request: Request, { known, locale, isPlain, ...options }: RenderOptions) {
      let letters: string | undefined;
      const take = (page: string) => {
        letters = page;
      };
      const { parts } = known;
      const { result: response, reads } = await recordReads(
        () =>
          withHand(async (handed) => {
            const locals: Partial<App.Locals> = {
              policy,
              hashes: styles.hashes,
              parts,
              handed,
              take,
            };
            try {
              return await app.render(request, { ...options, locals });
            } finally {
              // Astro has an accessor of its own in each request's options, and those live until the
              // collector goes through everything: without this, the page would as well.
              locals.handed = locals.take = undefined;
            }
          }),
        {
          known: known.answers(contentMark(store)),
          later: isPlain ? undefined : fillings.later,
        },
      );
      const { status } = response;
      if (letters !== undefined)
        return { status, reads, letters, ...fillings.fillIn(letters, locale, styles.in(letters)) };
      return {
        status,
        reads,
        letters,
        frames: undefined,
        bytes: Buffer.from(await response.arrayBuffer()),
        form: undefined,
      };
    },
    refill: (page: Buffer, form: Form, locale: Locale) => fillings.refill(page, form, locale),
  };
}
