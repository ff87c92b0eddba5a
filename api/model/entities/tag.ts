import { entity } from '../kit/entity.ts';
import { flag, text } from '../kit/field.ts';
import { agencyRecord } from './agency-record.ts';

/** Tags and their labels on pages: the English name is also the key. */
export const tag = entity({
  ...agencyRecord,
  name: 'tag',
  table: 'tags',
  path: '/site-management/tags',
  label: { one: 'Tag', many: 'Tags' },
  id: ['name'],
  shownOn: 'blog',
  columns: ['name', 'is_active'],
  searched: ['name'],
  fields: {
    name: text({
      label: 'Name',
      hint: 'The tag itself, in a spelling that pages show',
      max: 60,
      required: true,
      bilingual: true,
    }),
    is_active: flag({ label: 'Active', default: true }),
  },
});
