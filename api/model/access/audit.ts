/** Actions in the audit log: writes, what becomes of the trash and of drafts, schedules that came due, and outcomes of a sign-in. */
export const AUDIT_ACTIONS = [
  'create',
  'change',
  'remove',
  'restore',
  'purge',
  'save_draft',
  'publish_draft',
  'discard_draft',
  'reorder',
  'confirm_translation',
  'skip_translation',
  'rollback',
  'resume',
  'publish',
  'take_down',
  'sign_in',
  'sign_in_failed',
  'sign_in_refused',
  'sign_out',
  'password_refused',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
