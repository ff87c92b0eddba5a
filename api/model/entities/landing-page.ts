import { SUBJECT_KINDS } from '../catalogue/subject-kinds.ts';
import { entity } from '../kit/entity.ts';
import { choice, facets, flag, image, markdown, multiline, slug, text } from '../kit/field.ts';
import { paths } from '../routes/paths.ts';
import { scheduleFields } from './catalogue-fields.ts';

/**
 * A page for those who search for more than a list: its own text, and the records of one list that it is
 * about. Visitors see it while there are enough of them.
 */
export const landingPage = entity({
  name: 'landing-page',
  table: 'landing_pages',
  path: '/landing-pages',
  label: { one: 'Landing Page', many: 'Landing Pages' },
  module: 'landing-pages',
  id: ['title'],
  shownWhen: 'is_active',
  shownOn: 'travel',
  page: paths.landingPage,
  columns: ['title', 'catalogue', 'is_active'],
  searched: ['title', 'summary'],
  fields: {
    slug: slug({ label: 'Slug', hint: 'Made from the title when left empty', unique: true }),
    title: text({
      label: 'Title',
      hint: 'Umrah in Ramadan',
      max: 120,
      required: true,
      bilingual: true,
    }),
    summary: multiline({
      label: 'Summary',
      hint: 'Below the title, and in search engines',
      max: 300,
      required: true,
      bilingual: true,
    }),
    catalogue: choice({ label: 'List', options: SUBJECT_KINDS, default: 'tour-package' }),
    facets: facets({
      label: 'What it is about',
      hint: 'All of these at once. Choose from what the list has now',
    }),
    content: markdown({ label: 'Content', max: 20_000, required: true, bilingual: true }),
    cover_photo: image({ label: 'Cover photo' }),
    is_active: flag({ label: 'Active', default: true }),
    ...scheduleFields,
  },
});
