import { REVIEW_SOURCES } from '../agency/review-rules.ts';
import { entity } from '../kit/entity.ts';
import { choice, date, flag, integer, items, link, multiline, text } from '../kit/field.ts';
import { agencyRecord } from './agency-record.ts';

/** The words of a traveller, typed in by staff with where they were said. */
export const review = entity({
  ...agencyRecord,
  name: 'review',
  table: 'reviews',
  path: '/site-management/reviews',
  label: { one: 'Review', many: 'Reviews' },
  // A name in the id would outlive the wish to be shown by initials alone.
  id: 'random',
  shownOn: 'about',
  ordered: true,
  columns: ['name_en', 'said_on', 'source', 'is_active'],
  searched: ['name_en', 'text_en'],
  fields: {
    name_en: text({
      label: 'Name',
      hint: 'As agreed: R. A., Dhaka',
      max: 80,
      required: true,
      bilingual: true,
    }),
    text_en: multiline({
      label: 'What was said',
      hint: 'In the language it was said in; the other one may stay empty',
      max: 2_000,
      bilingual: true,
    }),
    said_on: date({ label: 'Said on', required: true }),
    source: choice({
      label: 'Where it was said',
      hint: 'Search engines are told of reviews that have this',
      options: REVIEW_SOURCES,
    }),
    source_url: link({ label: 'Link to it' }),
    rating: integer({
      label: 'Stars given there',
      hint: 'Only those that the traveller gave. None: leave it empty',
      min: 1,
      max: 5,
    }),
    about: items({ label: 'About', hint: 'On their pages. None: about the agency' }),
    has_consent: flag({
      label: 'The traveller agreed to be shown like this',
      default: false,
      visibility: 'staff',
    }),
    order: integer({ label: 'Order', min: 1, max: 10_000, default: 1 }),
    is_active: flag({ label: 'Active', default: true }),
  },
});
