import { ApiError } from './api-error.ts';
import type { SharedDraft } from './drafts.ts';

/** The record was saved in the meantime: by somebody else, or by the same person in another tab. */
export interface Conflict {
  current: Record<string, unknown> & { id: string; revision: number };
  changedBy: string | null;
  /** The account of whoever changed it. */
  changedById: string | null;
  /** Of a save or publish of a draft: as it is stored; null where it is gone. */
  draft?: SharedDraft | null;
  /** The fields that were published anew since the draft began; none: the draft itself is another. */
  contested?: readonly string[];
}

/** The conflict in a 409 that carries the current record; undefined for any other error. */
export function conflictIn(error: unknown): Conflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { detail } = (error.body ?? {}) as { detail?: unknown };
  if (detail === null || typeof detail !== 'object' || !('current' in detail)) return undefined;
  const { current, changed_by, changed_by_id, draft, contested } = detail as Conflict & {
    changed_by?: string;
    changed_by_id?: string;
  };
  const ofDraft = draft === undefined ? {} : { draft, contested: contested ?? [] };
  const by = { changedBy: changed_by ?? null, changedById: changed_by_id ?? null };
  return { current, ...by, ...ofDraft };
}
