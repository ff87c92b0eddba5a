/** From least to most: each may do what the ones before it may. */
export const ROLES = ['moderator', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

export const roleLabels: Readonly<Record<Role, string>> = {
  moderator: 'Moderator',
  super_admin: 'Super Admin',
};

/** Whether somebody with this role may do what `needed` may. */
export const hasRole = (role: Role, needed: Role) => role === needed || role === 'super_admin';

export const isAdmin = (role: Role) => role === 'super_admin';
