import { read } from './reads/reads.ts';

const FEATURED_ON_HOME = 6;

export const featuredTours = () => read('featured', 'tour-package', FEATURED_ON_HOME);
