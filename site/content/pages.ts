import { LOCALES } from '#model/kit/locales.ts';
import { listPage, localPath, paths } from '#model/routes/paths.ts';
import { blogPages, postAddresses } from './blog.ts';
import { sitemapShards } from './sitemap.ts';
import { tourIds, tourPages } from './tours.ts';
import { umrahIds, umrahPages } from './umrah.ts';
import { visaIds } from './visas.ts';

const pagesOf = (list: string, count: number) =>
  Array.from({ length: count }, (_, index) => listPage(list, index + 1));

/** Pages that exist in every language and that everybody may find, without those of records. */
export const listedPages = (): string[] => [
  paths.home,
  paths.about,
  paths.contact,
  paths.visas,
  paths.flights,
  ...pagesOf(paths.tours, tourPages()),
  ...pagesOf(paths.umrah, umrahPages()),
  ...pagesOf(paths.blog, blogPages()),
];

/** The address of everything the site has now. */
export function pagePaths(): string[] {
  const inEveryLanguage = [
    paths.notFound,
    ...listedPages(),
    paths.thankYou,
    paths.notSent,
    paths.offline,
    ...tourIds().map(paths.tour),
    ...visaIds().map(paths.visa),
    ...umrahIds().map(paths.umrahPackage),
    ...postAddresses().map(paths.post),
    paths.feed,
  ];
  const once = [
    paths.robots,
    paths.manifest,
    paths.sitemap,
    ...sitemapShards().map(({ name }) => paths.sitemapShard(name)),
  ];
  return [
    // What one page of a record asked, the one in the other language asks at once again.
    ...inEveryLanguage.flatMap((path) => LOCALES.map((locale) => localPath(locale, path))),
    ...once,
  ];
}
