import { entity } from '../kit/entity.ts';
import { decimal, email, flag, phone, social, text } from '../kit/field.ts';

export const contactInfo = entity({
  name: 'contact-info',
  table: 'contact_info',
  path: '/site-management/contact-info',
  label: { one: 'Contact Info', many: 'Contact Info' },
  module: 'site-management',
  id: ['company_name'],
  shownWhen: 'is_active',
  shownOn: 'home',
  page: null,
  singleActive: true,
  columns: ['company_name', 'phone', 'email', 'is_active'],
  searched: ['company_name'],
  fields: {
    company_name: text({ label: 'Company name', max: 80, required: true, bilingual: true }),
    tagline_en: text({ label: 'Tagline', max: 160, bilingual: true }),
    address_en: text({ label: 'Address', max: 240, bilingual: true }),
    phone: phone({ label: 'Phone', company: true }),
    phone_display_bn: phone({ label: 'Phone as shown in Bengali', asTyped: true, company: true }),
    email: email({ label: 'E-mail' }),
    working_hours_en: text({ label: 'Working hours', max: 160, bilingual: true }),
    social_links: social({ label: 'Social links' }),
    latitude: decimal({ label: 'Latitude', min: -90, max: 90 }),
    longitude: decimal({ label: 'Longitude', min: -180, max: 180 }),
    is_active: flag({ label: 'Active', default: true }),
  },
});
