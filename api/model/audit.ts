/** What the audit log tells of: writes of records, and the ways a sign-in can end. */
export const AUDIT_ACTIONS = [
  'create',
  'change',
  'remove',
  'reorder',
  'rollback',
  'resume',
  'sign_in',
  'sign_in_failed',
  'sign_in_refused',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
