import { ApiError } from '../client/api-error.ts';
import type { Row } from './draft.ts';

/** Somebody else saved the record in the meantime. */
export interface Conflict {
  current: Row & { revision: number };
  changedBy: string | null;
}

/** The conflict that a refused save tells of, if that is why it was refused. */
export function conflictIn(error: unknown): Conflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { detail } = (error.body ?? {}) as { detail?: unknown };
  if (detail === null || typeof detail !== 'object' || !('current' in detail)) return undefined;
  const { current, changed_by } = detail as { current: Conflict['current']; changed_by?: string };
  return { current, changedBy: changed_by ?? null };
}
