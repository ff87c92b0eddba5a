import { pageOf, pagesOf } from './list-pages.ts';
import type { Tour, TourCard } from './records.ts';
import { read } from './reads.ts';

const FEATURED_ON_HOME = 6;

export const tourIds = () => read<string[], 'ids'>('ids', 'tour-package') ?? [];

export const tour = (id: string) => read<Tour, 'record'>('record', 'tour-package', id);

export const featuredTours = () =>
  read<TourCard[], 'featured'>('featured', 'tour-package', FEATURED_ON_HOME) ?? [];

export const tourPages = () => pagesOf('tour-package');

export const tourPage = (page: number) => pageOf('tour-package', page);
