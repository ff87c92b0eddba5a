import { PAGE_SIZE, pageCount } from '#model/routes/paths.ts';
import type { Card } from './records.ts';
import { read } from './reads.ts';

/** The lists that continue on further pages. */
type ListName = 'tour-package' | 'umrah-package';

export interface ListPage<N extends ListName> {
  cards: Card<N>[];
  pages: number;
}

export const pagesOf = (entity: ListName) => pageCount(read<number, 'count'>('count', entity) ?? 0);

/** The cards on one page of a list, counted from 1; nothing beyond the last page. */
export function pageOf<N extends ListName>(entity: N, page: number): ListPage<N> | undefined {
  const pages = pagesOf(entity);
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  const offset = (page - 1) * PAGE_SIZE;
  return {
    cards: read<Card<N>[], 'summaries'>('summaries', entity, PAGE_SIZE, offset) ?? [],
    pages,
  };
}
