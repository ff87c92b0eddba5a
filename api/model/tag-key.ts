import { fold } from './fold.ts';

/** What two spellings of one tag have in common: `Middle East`, `middle-east`. */
export const tagKey = (tag: string): string => fold(tag.replaceAll('-', ' '));
