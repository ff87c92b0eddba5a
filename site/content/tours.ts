import type { TourCard } from './records.ts';
import { read } from './reads.ts';

const FEATURED_ON_HOME = 6;

export const featuredTours = () =>
  read<TourCard[], 'featured'>('featured', 'tour-package', FEATURED_ON_HOME) ?? [];
