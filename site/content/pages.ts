import { LOCALES } from '#model/locales.ts';
import { listPage, localPath, paths } from '#model/paths.ts';
import { tourIds, tourPages } from './tours.ts';
import { umrahIds, umrahPages } from './umrah.ts';
import { visaIds } from './visas.ts';

const count = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

/** The address of every page the site has now, in both languages. */
export function pagePaths(): string[] {
  const english = [
    paths.home,
    paths.notFound,
    ...count(tourPages()).map((page) => listPage(paths.tours, page)),
    ...tourIds().map(paths.tour),
    paths.visas,
    ...visaIds().map(paths.visa),
    paths.flights,
    ...count(umrahPages()).map((page) => listPage(paths.umrah, page)),
    ...umrahIds().map(paths.umrahPackage),
  ];
  return LOCALES.flatMap((locale) => english.map((path) => localPath(locale, path)));
}
