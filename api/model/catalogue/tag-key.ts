import { fold } from '../text/fold.ts';

/** The key shared by spellings of one tag: `Middle East`, `middle-east`. */
export const tagKey = (tag: string): string => fold(tag.replaceAll('-', ' '));

/** Each tag once, as it is spelled first: capitals make no other tag. */
export const distinctTags = (tags: readonly string[]): string[] => {
  const spelled = new Map<string, string>();
  for (const tag of tags) if (!spelled.has(tag.toLowerCase())) spelled.set(tag.toLowerCase(), tag);
  return [...spelled.values()];
};
