import { detailEntities, type DetailName, type EntityNamed } from '#model/entities/index.ts';
import { listPages, PAGE_SIZE, pageCount, paths, type PageName } from '#model/routes/paths.ts';
import { comparisonPages } from '../comparison.ts';
import type { Card } from '../reads/records.ts';
import { read } from '../reads/reads.ts';

/** The lists that continue on further pages; the search of visas covers all of them on one. */
type ListName = Exclude<DetailName, 'visa-service'>;
export type PagedList = EntityNamed<ListName>['shownOn'];
export type ListCard = { [N in ListName]: Card<N> }[ListName];

export const pagesOf = (entity: ListName) => pageCount(read('count', entity));

/** The addresses of a page that shows a list, or of any other. */
export function addressesOfPage(page: PageName): string[] {
  if (page === 'compare') return listPages(paths[page], comparisonPages());
  const list = detailEntities.find(({ shownOn }) => shownOn === page);
  if (!list || list.name === 'visa-service') return [paths[page]];
  return listPages(paths[page], pagesOf(list.name));
}

/** The cards on one page of a list, and how many are on all; undefined beyond the last page. */
export function pageOf<N extends ListName>(entity: N, page: number) {
  const total = read('count', entity);
  const pages = pageCount(total);
  if (page > pages) return undefined;
  const cards = read('summaries', entity, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return { cards, pages, total };
}
