import { read } from './reads/reads.ts';

/** No limit, as SQLite has it: the search of the list covers all of them. */
const EVERY = -1;

export const visas = () => read('summaries', 'visa-service', EVERY, 0);
