import { detailEntities, type DetailName, type EntityNamed } from '#model/entities/index.ts';
import { listPages, PAGE_SIZE, pageCount, paths, type PageName } from '#model/routes/paths.ts';
import { comparisonPages } from '../comparison.ts';
import type { Card } from '../reads/records.ts';
import { read } from '../reads/reads.ts';

/** The lists that continue on further pages; the search of visas covers all of them on one. */
type ListName = Exclude<DetailName, 'visa-service'>;
export type PagedList = EntityNamed<ListName>['shownOn'];
export type ListCard = { [N in ListName]: Card<N> }[ListName];

export interface ListPage<N extends ListName> {
  cards: Card<N>[];
  pages: number;
  /** How many records are on all of them. */
  total: number;
}

const totalOf = (entity: ListName) => read('count', entity);

export const pagesOf = (entity: ListName) => pageCount(totalOf(entity));

/** The addresses of a page that shows a list, or of any other. */
export function addressesOfPage(page: PageName): string[] {
  if (page === 'compare') return listPages(paths[page], comparisonPages());
  const list = detailEntities.find(({ shownOn }) => shownOn === page);
  if (!list || list.name === 'visa-service') return [paths[page]];
  return listPages(paths[page], pagesOf(list.name));
}

/** The cards on one page of a list, counted from 1; nothing beyond the last page. */
export function pageOf<N extends ListName>(entity: N, page: number): ListPage<N> | undefined {
  const pages = pagesOf(entity);
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  const offset = (page - 1) * PAGE_SIZE;
  return {
    cards: read('summaries', entity, PAGE_SIZE, offset),
    pages,
    total: totalOf(entity),
  };
}
