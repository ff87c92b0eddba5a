import { entity } from '../kit/entity.ts';
import { flag, integer, link, text } from '../kit/field.ts';
import { agencyRecord } from './agency-record.ts';

export const heroContent = entity({
  ...agencyRecord,
  name: 'hero-content',
  table: 'hero_content',
  path: '/site-management/hero-content',
  label: { one: 'Hero Content', many: 'Hero Content' },
  id: ['headline_en'],
  shownOn: 'home',
  singleActive: true,
  columns: ['headline_en', 'order', 'is_active'],
  searched: ['headline_en'],
  fields: {
    headline_en: text({ label: 'Headline', max: 120, required: true, bilingual: true }),
    subtitle_en: text({ label: 'Subtitle', max: 240, bilingual: true }),
    cta_text_en: text({ label: 'Button text', max: 40, bilingual: true }),
    cta_link: link({ label: 'Button link' }),
    order: integer({ label: 'Order', min: 1, max: 10_000, default: 1 }),
    is_active: flag({
      label: 'Active',
      hint: 'One is shown: switched on, it takes the place of the one that is shown now',
      default: true,
    }),
  },
});
