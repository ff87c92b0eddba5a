import type { Column } from '#model/kit/entity.ts';
import { isSame, type FormValues } from '../draft/draft.ts';

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
