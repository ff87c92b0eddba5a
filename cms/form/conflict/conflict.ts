import type { Column } from '#model/kit/entity.ts';
import { ApiError } from '../../client/api-error.ts';
import type { SharedDraft } from '../../client/drafts.ts';
import { isSame, type FormValues, type Row } from '../draft/draft.ts';

/** The record was saved in the meantime: by somebody else, or by the same person in another tab. */
export interface Conflict {
  current: Row & { id: string; revision: number };
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

export type Side = 'mine' | 'theirs';

/** A field with different values in both versions. */
export interface Difference {
  column: Column;
  changedBy: Side | 'both';
}

interface Versions {
  /** Common ancestor of both versions. */
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
}

/** Every field that is not the same in both versions. */
export function differences(
  columns: readonly Column[],
  { base, mine, theirs }: Versions,
): Difference[] {
  return columns
    .filter(({ name }) => !isSame(mine[name], theirs[name]))
    .map((column) => {
      const [byMe, byThem] = [mine, theirs].map(
        (version) => !isSame(version[column.name], base[column.name]),
      );
      return { column, changedBy: byMe && byThem ? 'both' : byMe ? 'mine' : 'theirs' };
    });
}

/** Default of the merge: the side that changed the field, and the user's own if both did. */
export const proposed = ({ changedBy }: Difference): Side =>
  changedBy === 'theirs' ? 'theirs' : 'mine';

/** The merge: their version, with the user's values in the fields where those were chosen. */
export function mergedValues(
  found: readonly Difference[],
  chosen: Readonly<Record<string, Side>>,
  { mine, theirs }: Pick<Versions, 'mine' | 'theirs'>,
): FormValues {
  const own = found
    .filter((each) => (chosen[each.column.name] ?? proposed(each)) === 'mine')
    .map(({ column: { name } }) => [name, mine[name]!]);
  return { ...theirs, ...Object.fromEntries(own) };
}
