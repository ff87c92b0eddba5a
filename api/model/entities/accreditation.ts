import { entity } from '../kit/entity.ts';
import { flag, integer, link, moment, text } from '../kit/field.ts';
import { agencyRecord } from './agency-record.ts';

/** A licence, registration or membership that visitors can look up; one that expired is not shown. */
export const accreditation = entity({
  ...agencyRecord,
  name: 'accreditation',
  table: 'accreditations',
  path: '/site-management/accreditations',
  label: { one: 'Accreditation', many: 'Accreditations' },
  id: ['name_en'],
  shownOn: 'about',
  ordered: true,
  columns: ['name_en', 'number', 'unpublish_at', 'is_active'],
  searched: ['name_en', 'number'],
  fields: {
    name_en: text({ label: 'Name', max: 120, required: true, bilingual: true }),
    number: text({ label: 'Number', hint: '0001234', max: 60, required: true }),
    issuer_en: text({ label: 'Issued by', max: 120, bilingual: true }),
    register_url: link({ label: 'Official list', hint: 'Where visitors can look the number up' }),
    publish_at: moment({
      label: 'Valid from',
      hint: 'Time in Dhaka. Leave empty to show it at once',
      visibility: 'staff',
    }),
    unpublish_at: moment({
      label: 'Valid until',
      hint: 'Time in Dhaka. From then on visitors do not see it',
    }),
    order: integer({ label: 'Order', min: 1, max: 10_000, default: 1 }),
    is_active: flag({ label: 'Active', default: true }),
  },
});
