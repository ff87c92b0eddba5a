import { detailEntities } from '#model/entities/index.ts';
import { namesPublished } from '#model/routes/paths.ts';
import { addressesOf } from './detail-pages.ts';
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
