import {
  filtersOf,
  isPaged,
  PAGED,
  type FilterName,
  type PagedName,
} from '#model/catalogue/filters.ts';
import { ENOUGH, facet, partsOf } from '#model/catalogue/narrowing.ts';
import { entityNamed } from '#model/entities/index.ts';
import { listPages, narrowedList, PAGE_SIZE, pageCount, paths } from '#model/routes/paths.ts';
import { landingPageAbout } from '../landing-pages.ts';
import type { LandingPageCard } from '../reads/records.ts';
import { read } from '../reads/reads.ts';

/** The facets that records of a kind have, each with how many have it. */
export const facetCountsOf = (entity: PagedName) =>
  read('facets', entity, JSON.stringify(filtersOf(entity)));

/** A part of a list that has pages of its own. */
export interface Part {
  filter: FilterName;
  value: string;
  /** The records in it. */
  count: number;
  /** Whether it belongs in the sitemap and in indexes: not where a landing page says more about it. */
  isListed: boolean;
  landing: LandingPageCard | undefined;
}

/** The parts of a list, by the order of their filters; none that is empty. */
export function partsOfList(entity: PagedName): Part[] {
  const all = facetCountsOf(entity).map(([of, count]) => ({ ...partsOf(of), count }));
  return PAGED[entity].flatMap((filter) =>
    all
      .filter((each) => each.filter === filter)
      .map(({ value, count }) => {
        const landing = landingPageAbout(entity, facet(filter, value));
        return { filter, value, count, isListed: count >= ENOUGH && !landing, landing };
      }),
  );
}

/** The last parts of the addresses of a part's pages: `thailand`, then `thailand/page/2`, … */
const addressesOf = ({ value, count }: Part) => listPages(value, pageCount(count));

export const partAddresses = (entity: PagedName): string[] =>
  partsOfList(entity).flatMap(addressesOf);

/** The pages of every part of every list. */
export const narrowedPages = (): { path: string; isListed: boolean }[] =>
  Object.keys(PAGED)
    .filter(isPaged)
    .flatMap((entity) => {
      const list = paths[entityNamed(entity).shownOn];
      return partsOfList(entity).flatMap((part) =>
        addressesOf(part).map((address) => ({
          path: narrowedList(list, address),
          isListed: part.isListed,
        })),
      );
    });

/** The page at the last part of an address; undefined where no record is on it. */
export function partAt<N extends PagedName>(entity: N, address: string) {
  const part = partsOfList(entity).find((each) => addressesOf(each).includes(address));
  if (!part) return undefined;
  const addresses = addressesOf(part);
  const page = addresses.indexOf(address) + 1;
  const of = facet(part.filter, part.value);
  const cards = read('faceted', entity, of, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return { part, cards, page, pages: addresses.length };
}
