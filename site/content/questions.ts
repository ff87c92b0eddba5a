import { itemKey, type AskedKind } from '#model/catalogue/items.ts';
import { THE_AGENCY } from './store/facets.ts';
import type { Faq } from './reads/records.ts';
import { EVERY, read } from './reads/reads.ts';

/** Questions about an item or a landing page, in the order of staff. */
export const questionsAbout = (entity: AskedKind, id: string): Faq[] =>
  read('faceted', 'faq', itemKey(entity, id), EVERY, 0);

/** Questions about no item. */
export const generalQuestions = (): Faq[] => read('faceted', 'faq', THE_AGENCY, EVERY, 0);
