import { PAGE_SIZE, pageCount } from '#model/paths.ts';
import type { Tour, TourCard } from './records.ts';
import { read } from './store.ts';

const FEATURED_ON_HOME = 6;

export const tourIds = () => read<string[], 'ids'>('ids', 'tour-package') ?? [];

export const tour = (id: string) => read<Tour, 'record'>('record', 'tour-package', id);

export const featuredTours = () =>
  read<TourCard[], 'featured'>('featured', 'tour-package', FEATURED_ON_HOME) ?? [];

export const tourPages = () => pageCount(read<number, 'count'>('count', 'tour-package') ?? 0);

/** The tours on one page of the list, counted from 1; nothing beyond the last page. */
export function tourPage(page: number): { cards: TourCard[]; pages: number } | undefined {
  const pages = tourPages();
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  const offset = (page - 1) * PAGE_SIZE;
  const cards = read<TourCard[], 'cards'>('cards', 'tour-package', PAGE_SIZE, offset) ?? [];
  return { cards, pages };
}
