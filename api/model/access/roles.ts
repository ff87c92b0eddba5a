/** In ascending order: each role includes the ones before it. */
export const ROLES = ['moderator', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

export const roleLabels: Readonly<Record<Role, string>> = {
  moderator: 'Moderator',
  super_admin: 'Super Admin',
};

/** Whether the role includes `needed`. */
export const hasRole = (role: Role, needed: Role) => role === needed || role === 'super_admin';

export const isAdmin = (role: Role) => role === 'super_admin';
