import { ASKED_KINDS } from '../catalogue/items.ts';
import { entity } from '../kit/entity.ts';
import { flag, integer, items, multiline, text } from '../kit/field.ts';
import { agencyRecord } from './agency-record.ts';

/** A question that visitors ask again and again, with its answer: of an item, or of the agency. */
export const faq = entity({
  ...agencyRecord,
  name: 'faq',
  table: 'faqs',
  path: '/site-management/faqs',
  label: { one: 'Question', many: 'Questions' },
  id: ['question_en'],
  shownOn: 'faq',
  ordered: true,
  columns: ['question_en', 'is_active'],
  searched: ['question_en', 'answer_en'],
  fields: {
    question_en: text({ label: 'Question', max: 200, required: true, bilingual: true }),
    answer_en: multiline({ label: 'Answer', max: 2_000, required: true, bilingual: true }),
    about: items({
      label: 'About',
      hint: 'On their pages. None: on the page of questions',
      kinds: ASKED_KINDS,
    }),
    order: integer({ label: 'Order', min: 1, max: 10_000, default: 1 }),
    is_active: flag({ label: 'Active', default: true }),
  },
});
