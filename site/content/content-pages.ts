import { detailEntities } from '#model/entities/index.ts';
import { namesPublished } from '#model/routes/paths.ts';
import { addressesOf } from './detail-pages.ts';
import { addressesOfPage } from './list-pages.ts';

/** Pages that exist in every language and that everybody may find, without those of records. */
export const listedPages = (): string[] => namesPublished('listed').flatMap(addressesOfPage);

/** The same with those of records: a redirect may lead to each. */
export const pagesWithContent = (): string[] => [
  ...listedPages(),
  ...detailEntities.flatMap(({ name, page }) => addressesOf(name).map(page)),
];
