import { entity } from '../kit/entity.ts';
import { choice, flag, image, integer, text } from '../kit/field.ts';
import { agencyRecord } from './agency-record.ts';

export const GRADIENTS = [
  'Sunset',
  'Fire',
  'Ocean',
  'Forest',
  'Nature',
  'Mystical',
  'Galaxy',
  'Sunrise',
] as const;

export const heroScene = entity({
  ...agencyRecord,
  name: 'hero-scene',
  table: 'hero_scenes',
  path: '/site-management/hero-scenes',
  label: { one: 'Hero Scene', many: 'Hero Scenes' },
  id: ['name'],
  shownOn: 'home',
  ordered: true,
  columns: ['name', 'order', 'is_active'],
  searched: ['name'],
  fields: {
    name: text({ label: 'Name', max: 60, required: true, bilingual: true }),
    image_url: image({ label: 'Image', required: true }),
    gradient_class: choice({ label: 'Gradient', options: GRADIENTS }),
    order: integer({ label: 'Order', min: 1, max: 10_000, default: 1 }),
    is_active: flag({ label: 'Active', default: true }),
  },
});
