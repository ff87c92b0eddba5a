import { entity } from '../kit/entity.ts';
import { choice, money, text } from '../kit/field.ts';
import { paths } from '../routes/paths.ts';
import { availabilityFields, packageFields, scheduleFields } from './catalogue-fields.ts';

export const umrahPackage = entity({
  name: 'umrah-package',
  table: 'umrah_packages',
  path: '/umrah-packages',
  label: { one: 'Umrah Package', many: 'Umrah Packages' },
  module: 'umrah',
  id: ['name'],
  shownWhen: 'is_available',
  shownOn: 'umrah',
  page: paths.umrahPackage,
  columns: ['name', 'package_type', 'price', 'is_available'],
  searched: ['name'],
  fields: {
    name: text({ label: 'Name', max: 120, required: true, bilingual: true }),
    package_type: choice({ label: 'Type', options: ['group', 'solo'], default: 'group' }),
    duration: text({ label: 'Duration', max: 80 }),
    price: money({ label: 'Price (৳)', required: true }),
    ...packageFields,
    ...availabilityFields,
    ...scheduleFields,
  },
});
