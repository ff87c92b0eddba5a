import type { Flight } from './reads/records.ts';
import { read } from './reads/reads.ts';

/** Whole records: an offer's notes stand on the list itself. */
export const flights = (): Flight[] =>
  read('ids', 'flight').flatMap((id) => read('record', 'flight', id) ?? []);
