import { entity } from '../entity.ts';
import { flag, text } from '../field.ts';

/** What records are tagged with, by its English name, and what Bengali pages say in its place. */
export const tag = entity({
  name: 'tag',
  table: 'tags',
  path: '/site-management/tags',
  label: { one: 'Tag', many: 'Tags' },
  id: ['name'],
  shownWhen: 'is_active',
  columns: ['name', 'is_active'],
  searched: ['name'],
  fields: {
    name: text({
      label: 'Name',
      hint: 'As it is typed where records are tagged',
      max: 60,
      required: true,
      bilingual: true,
    }),
    is_active: flag({ label: 'Active', default: true }),
  },
});
