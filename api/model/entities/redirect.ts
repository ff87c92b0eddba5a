import { entity } from '../kit/entity.ts';
import { flag, path, text } from '../kit/field.ts';
import { agencyRecord } from './agency-record.ts';

/** An address that no page has any more, and the page to go on to: in every language. */
export const redirect = entity({
  ...agencyRecord,
  name: 'redirect',
  table: 'redirects',
  path: '/site-management/redirects',
  label: { one: 'Redirect', many: 'Redirects' },
  id: ['from_path'],
  shownOn: 'home',
  columns: ['from_path', 'to_path', 'is_active'],
  searched: ['from_path', 'to_path', 'note'],
  fields: {
    from_path: path({
      label: 'Old address',
      hint: 'Like /blog/old-title: for both languages',
      required: true,
      unique: true,
    }),
    to_path: path({ label: 'New address', hint: 'A page of this site', required: true }),
    note: text({ label: 'Note', hint: 'Printed on a flyer', max: 200, visibility: 'staff' }),
    is_active: flag({ label: 'Active', default: true }),
  },
});
