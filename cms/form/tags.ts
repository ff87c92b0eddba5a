import { fold } from '#model/fold.ts';

/** `tags` with what was typed added: trimmed, never empty, never twice. */
export function withTag(tags: readonly string[], typed: string): string[] {
  const tag = typed.normalize('NFC').trim();
  return tag === '' || tags.includes(tag) ? [...tags] : [...tags, tag];
}

const MOST_SUGGESTED = 8;

/** Tags in use that fit what is typed and are not there yet, the most used first. */
export function suggestedTags(
  used: readonly (readonly string[])[],
  held: readonly string[],
  typed: string,
): string[] {
  const uses = new Map<string, number>();
  for (const tag of used.flat()) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const wanted = fold(typed);
  return [...uses]
    .filter(([tag]) => !held.includes(tag) && fold(tag).includes(wanted))
    .toSorted(([a, n], [b, m]) => m - n || a.localeCompare(b))
    .slice(0, MOST_SUGGESTED)
    .map(([tag]) => tag);
}
