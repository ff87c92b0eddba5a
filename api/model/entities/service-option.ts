import { entity } from '../kit/entity.ts';
import { choice, flag, integer, text } from '../kit/field.ts';
import { agencyRecord } from './agency-record.ts';

export const SERVICE_ICONS = [
  'MapPin',
  'Plane',
  'Building',
  'Star',
  'Shield',
  'Passport',
  'Calendar',
  'Camera',
  'Heart',
  'Globe',
  'Compass',
  'Zap',
] as const;

export const serviceOption = entity({
  ...agencyRecord,
  name: 'service-option',
  table: 'service_options',
  path: '/site-management/service-options',
  label: { one: 'Service Option', many: 'Service Options' },
  id: ['name_en'],
  shownOn: 'home',
  ordered: true,
  columns: ['name_en', 'icon', 'order', 'is_active'],
  searched: ['name_en'],
  fields: {
    name_en: text({ label: 'Name', max: 60, required: true, bilingual: true }),
    description_en: text({ label: 'Description', max: 300, bilingual: true }),
    icon: choice({ label: 'Icon', options: SERVICE_ICONS, default: 'Compass' }),
    order: integer({ label: 'Order', min: 1, max: 10_000, default: 1 }),
    is_active: flag({ label: 'Active', default: true }),
  },
});
