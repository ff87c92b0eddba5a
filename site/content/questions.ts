import { itemKey, type AskedKind } from '#model/catalogue/items.ts';
import { THE_AGENCY } from './store/facets.ts';
import type { Faq } from './reads/records.ts';
import { read } from './reads/reads.ts';

/** Of one item. */
const ON_ITEM = 12;
const ON_PAGE = 100;

/** Questions about an item or a landing page, in the order of staff. */
export const questionsAbout = (entity: AskedKind, id: string): Faq[] =>
  read('faceted', 'faq', itemKey(entity, id), ON_ITEM, 0);

/** Questions about no item. */
export const generalQuestions = (): Faq[] => read('faceted', 'faq', THE_AGENCY, ON_PAGE, 0);
