/** In ascending order: each role includes the ones before it. */
export const ROLES = ['translator', 'moderator', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

export const roleLabels: Readonly<Record<Role, string>> = {
  translator: 'Translator',
  moderator: 'Moderator',
  super_admin: 'Super Admin',
};

/** Whether the role includes `needed`. */
export const hasRole = (role: Role, needed: Role) => ROLES.indexOf(role) >= ROLES.indexOf(needed);

export const isAdmin = (role: Role) => role === 'super_admin';
