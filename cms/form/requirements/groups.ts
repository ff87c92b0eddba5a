import { isBlank } from '#model/text/blank.ts';
import type { Requirements } from '#model/kit/field-values.ts';
import { typedEntries, typedLine } from '../draft/typed-text.ts';

/** A heading with its list, one entry per line, while somebody types. */
export interface DraftGroup {
  /** React key, stable while groups are reordered. */
  key: number;
  heading: string;
  items: string;
}

/** A bare list is one group without a heading. */
export const groupsOf = (stored: Requirements | readonly string[] | null): DraftGroup[] =>
  Array.isArray(stored)
    ? [{ key: 0, heading: '', items: stored.join('\n') }]
    : Object.entries(stored ?? {}).map(([heading, items], key) => ({
        key,
        heading,
        items: items.join('\n'),
      }));

export const withGroup = (
  groups: readonly DraftGroup[],
  place = groups.length,
  { heading, items } = { heading: '', items: '' },
): DraftGroup[] => {
  const key = Math.max(-1, ...groups.map((each) => each.key)) + 1;
  return groups.toSpliced(place, 0, { key, heading, items });
};

/** Why groups cannot be stored. */
export type GroupsFault = { kind: 'no heading' } | { kind: 'same heading'; heading: string };

/** Stored form, without blanks; a single group without a heading becomes a bare list. */
export function storedGroups(
  groups: readonly DraftGroup[],
): { fault: GroupsFault } | { stored: Requirements | string[] | null } {
  const filled = groups
    .map(({ heading, items }) => ({
      heading: isBlank(heading) ? '' : typedLine(heading),
      items: typedEntries(items),
    }))
    .filter(({ heading, items }) => heading !== '' || items.length > 0);
  if (filled.length === 0) return { stored: null };
  if (filled.length === 1 && filled[0]!.heading === '') return { stored: filled[0]!.items };
  if (filled.some(({ heading }) => heading === '')) return { fault: { kind: 'no heading' } };
  const headings = filled.map(({ heading }) => heading);
  const repeated = headings.find((heading, place) => headings.indexOf(heading) !== place);
  if (repeated !== undefined) return { fault: { kind: 'same heading', heading: repeated } };
  return { stored: Object.fromEntries(filled.map(({ heading, items }) => [heading, items])) };
}
