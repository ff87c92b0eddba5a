import { PAGE_SIZE, pageCount } from '#model/paths.ts';
import type { Card } from './records.ts';
import { read } from './store.ts';

/** The lists that continue on further pages. */
type PagedName = 'tour-package' | 'umrah-package';

export interface ListPage<N extends PagedName> {
  cards: Card<N>[];
  pages: number;
}

export const pagesOf = (entity: PagedName) =>
  pageCount(read<number, 'count'>('count', entity) ?? 0);

/** The cards on one page of a list, counted from 1; nothing beyond the last page. */
export function pageOf<N extends PagedName>(entity: N, page: number): ListPage<N> | undefined {
  const pages = pagesOf(entity);
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  const offset = (page - 1) * PAGE_SIZE;
  return { cards: read<Card<N>[], 'cards'>('cards', entity, PAGE_SIZE, offset) ?? [], pages };
}
