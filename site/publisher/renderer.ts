import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LOCALE, localeOfSegment } from '#model/locales.ts';
import { pageFile, paths } from '#model/paths.ts';
import type { Store } from '../content/store.ts';
import { isOf, type Form } from './blanks.ts';
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

/** What is known of a page that was made. */
export interface Made {
  path: string;
  reads: ReadonlyMap<string, string>;
  /** What of it are words of the agency; nothing where those are written into it for good. */
  form?: Form | undefined;
  /** Whether nothing else is new of it, and it read nothing else. */
  isRefilled?: boolean | undefined;
}

export interface RenderedPage extends Made {
  bytes: Buffer;
  /** The same as a character each and without what is put in last, where it is at hand. */
  letters?: string | undefined;
  /** Parts of it that are put in last, in the same way. */
  frames?: readonly string[] | undefined;
}

/** The same without its bytes: those are on the disk, or on their way there. */
export const noted = ({ path, reads, form, isRefilled }: Made): Made => ({
  path,
  reads,
  form,
  isRefilled,
});

export type SiteModule = typeof Entry;

/** The compiled site: one module, loaded once. */
export function loadSite(appDir: string): Promise<SiteModule> {
  return import(pathToFileURL(join(appDir, 'server', 'entry.mjs')).href) as Promise<SiteModule>;
}

/** What pages came by that were made before. */
export type Known = InstanceType<SiteModule['Known']>;

export interface Renderer {
  render: (path: string) => Promise<RenderedPage>;
  /** As a plain build makes the page, with what is `known` from other pages that were made so. */
  renderPlainly: (path: string, known: Known) => Promise<RenderedPage>;
  /**
   * The page that lies in the file, with the agency's words as they are now; nothing where it is not
   * that page, or another has to be made first.
   */
  refill: (path: string, file: Buffer, form: Form) => RenderedPage | undefined;
}

interface RendererOptions {
  site: SiteModule;
  store: Store;
  siteUrl: string;
}

/** Answers how a page is made; an error of any kind is thrown, never an error page. */
export function createRenderer({ site, store, siteUrl }: RendererOptions): Renderer {
  let reason = '';
  const app = site.createSite(store, (message) => {
    reason ||= message.split('\n')[0]!;
  });
  const failNoFetch = () => {
    throw new Error('A page must not be fetched while it is rendered');
  };
  const render = async (path: string, known: Known, isPlain: boolean) => {
    reason = '';
    // With `build.format: 'file'` a static build renders a page at the address of its file.
    const request = new Request(`${siteUrl}/${pageFile(path)}`);
    const routeData = app.match(request);
    if (!routeData) throw new PageError(path, 'the site has no such page');
    const rendering = app.render(request, {
      routeData,
      known,
      locale: localeOf(path),
      isPlain,
      prerenderedErrorPageFetch: failNoFetch,
    });
    const { status, bytes, letters, frames, reads, form } = await rendering.catch(
      (error: unknown) => {
        // For some pages Astro throws what it answers with an empty page for others.
        throw new PageError(path, `it could not be rendered: ${reason || String(error)}`);
      },
    );
    // Astro answers its own /404 with that status; in every other language it is a page like others.
    const isNotFoundPage = path.endsWith(paths.notFound) && status === 404;
    if (status !== 200 && !isNotFoundPage)
      throw new PageError(path, `it could not be rendered: ${reason || status}`);
    if (bytes.length === 0) throw new PageError(path, 'it came out empty');
    const isForm = form !== undefined && form.blanks.length > 0;
    return { path, bytes, letters, frames, reads, form: isForm ? form : undefined };
  };
  const kept = new site.Known();
  return {
    render: (path) => render(path, kept, false),
    renderPlainly: (path, known) => render(path, known, true),
    refill: (path, file, form) => {
      if (!isOf(form, file)) return undefined;
      try {
        const refilled = app.refill(file, form, localeOf(path));
        return refilled && { path, ...refilled, isRefilled: true };
      } catch (error) {
        throw new PageError(path, `it could not be filled in: ${String(error)}`);
      }
    },
  };
}

const localeOf = (path: string) => localeOfSegment(path.split('/')[1]) ?? DEFAULT_LOCALE;
