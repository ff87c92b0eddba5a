import type { MarkdownPool } from '../content/markdown-pool.ts';
import type { Query, Store } from '../content/store.ts';
import type { Ahead, MadeAhead } from './ahead.ts';
import type { Backlog } from './backlog.ts';
import type { Blanks } from './blanks.ts';
import { contentOf } from './files.ts';
import { check, checkSize, fileOf } from './gates.ts';
import type { History } from './history.ts';
import type { Journal } from './journal.ts';
import type { Leaving } from './leaving.ts';
import type { PageIndex } from './page-index.ts';
import type { ThreadOptions } from './render-thread.ts';
import type { RenderedPage, Renderer, SiteModule } from './renderer.ts';
import type { ShareImages } from './share-images.ts';
import type { Twins } from './twins.ts';

/** Everything that publishing works with. */
export interface Workshop {
  site: SiteModule;
  store: Store;
  index: PageIndex;
  history: History;
  backlog: Backlog;
  leaving: Leaving;
  blanks: Blanks;
  renderer: Renderer;
  ahead: Ahead;
  markdown: MarkdownPool;
  twins: Twins;
  shareImages: ShareImages;
  releaseDir: string;
  /** What threads that render need. */
  threads: ThreadOptions;
  journal: Journal;
  clock: () => Date;
}

export type Maker = Pick<Workshop, 'site' | 'store' | 'blanks' | 'renderer' | 'releaseDir'>;

/** Makes a page and looks at it; throws PageError where it must not be published. */
export async function make(
  maker: Maker,
  path: string,
  pages: ReadonlySet<string>,
): Promise<RenderedPage> {
  return refill(maker, path) ?? makeWhole(maker, path, pages);
}

/** The same, whatever of it is there already. */
export async function makeWhole(
  { renderer, site, store, releaseDir }: Maker,
  path: string,
  pages: ReadonlySet<string>,
): Promise<RenderedPage> {
  const page = await renderer.render(path);
  check(page, { releaseDir, pages, isTyped: (href) => site.isTyped(store, href) });
  return page;
}

/**
 * The page, where nothing is new of it but what fills it. What it leads to is what it led to, or what
 * staff typed.
 */
function refill({ renderer, blanks, releaseDir }: Maker, path: string): RenderedPage | undefined {
  const form = blanks.of(path);
  const file = form && contentOf(fileOf(releaseDir, path));
  const page = file && renderer.refill(path, file, form);
  if (page) checkSize(page);
  return page;
}

/**
 * Says of a page that was made ahead whether what it read is still so. Where the content is another
 * by now, each question is asked once for all pages of a step.
 */
export function stillSo({ site, store, blanks }: Workshop) {
  const current = site.contentMark(store);
  const answers = new Map<string, string>();
  const answer = (query: string) => {
    let known = answers.get(query);
    if (known === undefined) {
      known = site.fingerprint(site.ask(store, JSON.parse(query) as Query));
      answers.set(query, known);
    }
    return known;
  };
  return ({ path, mark, reads, isRefilled }: MadeAhead) =>
    mark === current ||
    // What it read beside them is told by its form: that is forgotten where anything else is another.
    ((!isRefilled || blanks.has(path)) &&
      [...reads].every(([query, fingerprint]) => answer(query) === fingerprint));
}

/** Runs the work between a savepoint and its end; `keep` false undoes it. */
export async function trial<T>(
  store: Store,
  work: () => Promise<{ result: T; keep: boolean }>,
): Promise<T> {
  store.exec('SAVEPOINT trial');
  let keep = false;
  try {
    const outcome = await work();
    keep = outcome.keep;
    return outcome.result;
  } finally {
    if (!keep) store.exec('ROLLBACK TO trial');
    store.exec('RELEASE trial');
  }
}
