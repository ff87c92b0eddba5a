import type { Flight } from './reads/records.ts';
import { EVERY, read } from './reads/reads.ts';

/** Whole records: an offer's notes stand on the list itself. */
export const flights = (): Flight[] =>
  read('summaries', 'flight', EVERY, 0).flatMap(({ id }) => read('record', 'flight', id) ?? []);
