import { isBlank } from '#model/text/blank.ts';
import { fold } from '#model/text/fold.ts';
import { distinctTags, tagKey } from '#model/catalogue/tag-key.ts';
import { typedLine } from '../draft/typed-text.ts';

/** A tag as the table of tags has it. */
export interface NamedTag {
  name: string;
  name_bn: string | null;
}

/** A tag's name on Bengali pages; undefined where the table of tags has none. */
export function bengaliOf(named: readonly NamedTag[], tag: string): string | undefined {
  const key = tagKey(tag);
  return named.find(({ name, name_bn }) => name_bn && tagKey(name) === key)?.name_bn ?? undefined;
}

/** Tags that Bengali pages show as they are typed: in English. */
export const withoutBengali = (named: readonly NamedTag[], tags: readonly string[]) =>
  tags.filter((tag) => !/[\u0980-\u09ff]/.test(tag) && bengaliOf(named, tag) === undefined);

/** `tags` with what was typed added: trimmed, never empty, never twice. */
export function withTag(tags: readonly string[], typed: string): string[] {
  const tag = typedLine(typed);
  return isBlank(tag) ? [...tags] : distinctTags([...tags, tag]);
}

/** Text without a comma, but for those of a number. */
const BETWEEN_COMMAS = /(?:[\d০-৯],(?=[\d০-৯])|[^,])+/g;

/** `tags` with all that was typed: commas part them. */
export const withTyped = (tags: readonly string[], typed: string): string[] =>
  (typed.match(BETWEEN_COMMAS) ?? []).reduce<string[]>(withTag, [...tags]);

const MOST_SUGGESTED = 8;

/**
 * Tags that match the typed text, in either script, and are not chosen yet: the most used first. A
 * tag that records spell otherwise than the table is suggested in their spelling.
 */
export function suggestedTags(
  used: readonly (readonly string[])[],
  named: readonly NamedTag[],
  current: readonly string[],
  typed: string,
): string[] {
  const uses = new Map<string, number>();
  for (const tag of used.flat()) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const spelled = new Set([...uses.keys()].map(tagKey));
  for (const { name } of named) if (!spelled.has(tagKey(name))) uses.set(name, 0);
  const wanted = fold(typed);
  const currentKeys = new Set(current.map(tagKey));
  const fits = (tag: string) =>
    [tag, bengaliOf(named, tag) ?? ''].some((name) => fold(name).includes(wanted));
  return [...uses]
    .filter(([tag]) => !currentKeys.has(tagKey(tag)) && fits(tag))
    .toSorted(([a, n], [b, m]) => m - n || a.localeCompare(b, 'en'))
    .slice(0, MOST_SUGGESTED)
    .map(([tag]) => tag);
}
