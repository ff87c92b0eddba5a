import { localPath, paths } from '#model/routes/paths.ts';
import { storedPath } from '#model/routes/own-path.ts';
import { pagePaths } from '../../../site/content/addresses/pages.ts';
import { recordAt } from '../../../site/content/addresses/detail-pages.ts';
import { newAddressOf } from '../../../site/content/addresses/redirects.ts';
import { EVERY, read, recordReads, RenderCache } from '../../../site/content/reads/reads.ts';
import { related } from '../../../site/content/related.ts';
import { applyChanges, applyRecords } from '../../../site/content/store/apply-changes.ts';
import type { Render } from '../../../site/publisher/render/renderer.ts';
import type { SiteModule } from '../../../site/publisher/compiled/site.ts';

/** Shown on the home page. */
const FIRST = 3;
const tourPage = ({ id }: { id: string }) => `${paths.tours}/${id}`;

/** The pages that one leads to, in its language: the lists, and tours like it. */
function linksOf(page: string): string[] {
  if (page === paths.home)
    return [paths.tours, ...read('summaries', 'tour-package', FIRST, 0).map(tourPage)];
  if (page === paths.tours)
    return [paths.home, ...read('summaries', 'tour-package', EVERY, 0).map(tourPage)];
  const [, id] = /^\/tours\/([^/]+)$/.exec(page) ?? [];
  const tour = id === undefined ? null : recordAt('tour-package', id);
  if (!tour) return [];
  return [
    paths.tours,
    ...related({ entity: 'tour-package', id: tour.id }, 'tour-package').map(tourPage),
  ];
}

/** Names every tour, as a sitemap and a server's list of addresses do. */
export const LIST = paths.sitemap;

const linksTo = (addresses: readonly string[]) =>
  addresses.map((href) => `<a href="${href}">x</a>`).join('');

function htmlOf(path: string): string {
  if (path === LIST) {
    const tours = read('summaries', 'tour-package', EVERY, 0).map(tourPage);
    return `<list>${linksTo(tours)}</list>\n`;
  }
  if (/\.\w+$/.test(path)) return '<list></list>\n';
  const page = storedPath(path);
  const [own, other] =
    path === localPath('bn', page) ? (['bn', 'en'] as const) : (['en', 'bn'] as const);
  const links = [localPath(other, page), ...linksOf(page).map((each) => localPath(own, each))];
  return `<!DOCTYPE html><html lang="${own}"><head><title>x</title></head><body><header></header><main><h1>${path}</h1>${linksTo(links)}</main><footer></footer></body></html>\n`;
}

/** Renders pages that have little more than links, by the reads by which the product chooses them. */
export function smallRender(): Render {
  const cache = new RenderCache();
  return async (path) => {
    const { result, reads } = recordReads(() => htmlOf(path), cache);
    return { path, bytes: Buffer.from(result), reads };
  };
}

/** The product's content, without what only its pages show. */
export const smallSite = {
  applyChanges,
  applyRecords,
  newAddressOf,
  pagePaths,
  recordReads,
  RenderCache,
  prepare: async (_db, valid) => ({ valid: [...valid], faults: new Map(), html: new Map() }),
  storeHtml: () => undefined,
} satisfies Partial<SiteModule>;
