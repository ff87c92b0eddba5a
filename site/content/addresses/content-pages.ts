import { detailEntities, placeOf } from '#model/entities/index.ts';
import { namesPublished, paths } from '#model/routes/paths.ts';
import { addressesOf, recordAt } from './detail-pages.ts';
import { addressesOfPage } from './list-pages.ts';
import { narrowedPages } from './narrowed-pages.ts';

const wholeLists = () => namesPublished('listed').flatMap(addressesOfPage);

/** Pages that exist in every language and that everybody may find, without those of records. */
export const listedPages = (): string[] => [
  ...wholeLists(),
  ...narrowedPages()
    .filter(({ isListed }) => isListed)
    .map(({ path }) => path),
];

/** The same with those of records, and of parts that are too small: a redirect may lead to each. */
export const pagesWithContent = (): string[] => [
  ...wholeLists(),
  ...narrowedPages().map(({ path }) => path),
  ...detailEntities.flatMap(({ name, page }) => addressesOf(name).map(page)),
];

/** Whether there is a page at an English address. Asks for its record alone, not for all there are. */
export function isThere(path: string): boolean {
  if (namesPublished('listed').some((name) => paths[name] === path)) return true;
  const place = placeOf(path);
  if (place && recordAt(place.entity.name, place.address)) return true;
  return narrowedPages().some((page) => page.path === path);
}
