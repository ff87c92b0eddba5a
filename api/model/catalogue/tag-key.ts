import { fold } from '../text/fold.ts';

/** The key shared by spellings of one tag: `Middle East`, `middle-east`. */
export const tagKey = (tag: string): string => fold(tag.replaceAll('-', ' '));
