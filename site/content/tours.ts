import { read } from './reads/reads.ts';
import { FEATURED } from './store/facets.ts';

const ON_HOME = 6;

export const featuredTours = () => read('faceted', 'tour-package', FEATURED, ON_HOME, 0);
