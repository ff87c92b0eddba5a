import { EVERY, read } from './reads/reads.ts';

/** The search of the list covers all of them. */
export const visas = () => read('summaries', 'visa-service', EVERY, 0);
