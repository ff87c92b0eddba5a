import { detailEntities } from '#model/entities/index.ts';
import { LOCALES } from '#model/kit/locales.ts';
import { localPath, namesPublished, paths } from '#model/routes/paths.ts';
import { addressesOf } from './detail-pages.ts';
import { addressesOfPage } from './list-pages.ts';
import { sitemapShards } from './sitemap.ts';

/** Pages that exist in every language and that everybody may find, without those of records. */
export const listedPages = (): string[] => namesPublished('listed').flatMap(addressesOfPage);

/** The address of everything the site has now. */
export function pagePaths(): string[] {
  const inEveryLanguage = [
    ...namesPublished('unlisted').map((name) => paths[name]),
    ...listedPages(),
    ...detailEntities.flatMap(({ name, page }) => addressesOf(name).map(page)),
  ];
  return [
    // Both languages of a page in a row: the second makes the queries of the first, which are cached.
    ...inEveryLanguage.flatMap((path) => LOCALES.map((locale) => localPath(locale, path))),
    ...namesPublished('once').map((name) => paths[name]),
    ...sitemapShards().map(({ name }) => paths.sitemapShard(name)),
  ];
}
