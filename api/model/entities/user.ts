import { entity } from '../kit/entity.ts';
import { choice, email, flag, text } from '../kit/field.ts';
import { ROLES } from '../access/roles.ts';

/**
 * Staff accounts. The password's hash and the token version are columns of the
 * table and no part of the entity, so that no answer can carry them.
 */
export const user = entity({
  name: 'user',
  table: 'users',
  path: '/users',
  label: { one: 'Staff Member', many: 'Staff Members' },
  module: 'staff',
  id: 'random',
  shownWhen: null,
  shownOn: null,
  page: null,
  columns: ['full_name', 'email', 'role', 'is_active'],
  searched: ['full_name', 'email'],
  fields: {
    full_name: text({ label: 'Full name', max: 120, required: true }),
    email: email({ label: 'E-mail', required: true, unique: true }),
    role: choice({ label: 'Role', options: ROLES, default: 'moderator' }),
    is_active: flag({ label: 'Active', default: true }),
    is_default_admin: flag({ label: 'Default administrator', default: false }),
  },
});
