import { paths } from '#model/paths.ts';

/** The pages that the site has so far. Menus and cards leave out what is not in here. */
const built: ReadonlySet<string> = new Set([
  paths.home,
  paths.tours,
  paths.about,
  paths.contact,
  paths.blog,
  paths.visas,
  paths.flights,
  paths.umrah,
]);

export const isBuilt = (path: string) => built.has(path);
