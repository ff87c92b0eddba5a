import { entity } from '../kit/entity.ts';
import { flag, text } from '../kit/field.ts';

/** Tags and their labels on pages: the English name is also the key. */
export const tag = entity({
  name: 'tag',
  table: 'tags',
  path: '/site-management/tags',
  label: { one: 'Tag', many: 'Tags' },
  module: 'site-management',
  id: ['name'],
  shownWhen: 'is_active',
  shownOn: 'blog',
  page: null,
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
