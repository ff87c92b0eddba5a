import { LOCALES } from '#model/locales.ts';
import { listPage, localPath, paths } from '#model/paths.ts';
import { sitemapShards } from './sitemap.ts';
import { tourIds, tourPages } from './tours.ts';

const pagesOf = (list: string, count: number) =>
  Array.from({ length: count }, (_, index) => listPage(list, index + 1));

/** Pages that exist in every language and that everybody may find, without those of records. */
export const listedPages = (): string[] => [paths.home, ...pagesOf(paths.tours, tourPages())];

/** The address of everything the site has now. */
export function pagePaths(): string[] {
  const inEveryLanguage = [paths.notFound, ...listedPages(), ...tourIds().map(paths.tour)];
  const once = [
    paths.robots,
    paths.sitemap,
    ...sitemapShards().map(({ name }) => paths.sitemapShard(name)),
  ];
  return [
    ...LOCALES.flatMap((locale) => inEveryLanguage.map((path) => localPath(locale, path))),
    ...once,
  ];
}
