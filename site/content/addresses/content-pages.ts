import { detailEntities } from '#model/entities/index.ts';
import { namesPublished } from '#model/routes/paths.ts';
import { addressesOf } from './detail-pages.ts';
import { addressesOfPage } from './list-pages.ts';
import { narrowedPages } from './narrowed-pages.ts';

/** Pages that exist in every language and that everybody may find, without those of records. */
export const listedPages = (): string[] => [
  ...namesPublished('listed').flatMap(addressesOfPage),
  ...narrowedPages()
    .filter(({ isListed }) => isListed)
    .map(({ path }) => path),
];

/** The same with those of records: a redirect may lead to each. */
export const pagesWithContent = (): string[] => [
  ...listedPages(),
  ...narrowedPages()
    .filter(({ isListed }) => !isListed)
    .map(({ path }) => path),
  ...detailEntities.flatMap(({ name, page }) => addressesOf(name).map(page)),
];
