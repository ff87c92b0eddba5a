import type { Visa, VisaCard } from './records.ts';
import { read } from './reads.ts';

/** No limit, as SQLite has it: the search of the list covers all of them. */
const EVERY = -1;

export const visaIds = () => read<string[], 'ids'>('ids', 'visa-service') ?? [];

export const visa = (id: string) => read<Visa, 'record'>('record', 'visa-service', id);

export const visas = () =>
  read<VisaCard[], 'summaries'>('summaries', 'visa-service', EVERY, 0) ?? [];
