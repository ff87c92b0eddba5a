import { entity } from '../kit/entity.ts';
import { image, markdown, money, requirements, tags, text } from '../kit/field.ts';
import { paths } from '../routes/paths.ts';
import { availabilityFields, listLines, scheduleFields, termsFields } from './catalogue-fields.ts';

export const visaService = entity({
  name: 'visa-service',
  table: 'visa_services',
  path: '/visa-services',
  label: { one: 'Visa Service', many: 'Visa Services' },
  module: 'visa',
  id: ['country_name'],
  shownWhen: 'is_available',
  shownOn: 'visas',
  page: paths.visa,
  columns: ['country_name', 'duration', 'charge', 'is_available'],
  searched: ['country_name', 'tags'],
  fields: {
    country_name: text({ label: 'Country', max: 80, required: true, bilingual: true }),
    country_flag: image({ label: 'Country flag' }),
    cover_photo: image({ label: 'Cover photo' }),
    duration: text({ label: 'Length of stay', max: 80, bilingual: true }),
    charge: money({ label: 'Service charge (৳)' }),
    processing_time: text({ label: 'Processing time', max: 80, bilingual: true }),
    inclusions: listLines('Inclusions'),
    visa_details: markdown({ label: 'Visa details', max: 20_000, bilingual: true }),
    requirements: requirements({
      label: 'Requirements',
      bilingual: true,
      bareHeading: 'Requirements',
    }),
    ...termsFields,
    tags: tags({ label: 'Tags' }),
    ...availabilityFields,
    ...scheduleFields,
  },
});
