import { distance } from 'fastest-levenshtein';
import { slipsBetween } from './slips.ts';
import { consonantsOf } from './sound.ts';

export interface Heard {
  sound: string;
  consonants: string;
}

export const heard = (sound: string): Heard => ({ sound, consonants: consonantsOf(sound) });

/** Least likeness of other words where one is there as it is written. */
export const CLOSE = 0.75;
/** Below this a word was probably mistyped: it counts only where nothing fits as it is written. */
export const SURE = 0.68;
/** Below this the words are two: a guess from so little would answer any row of letters. */
const LEAST = 0.5;
/** Part of the letters from which on they are too many others, whatever the consonants. */
const OTHER_LETTERS = 0.5;

/** Slips that a word of so many consonants may have: short words are too much like one another. */
const slipsIn = (consonants: number) => (consonants < 4 ? 0 : consonants < 7 ? 1 : 2);

/** How likely somebody who typed one meant the other, or its beginning: 1 surely, 0 not at all. */
export function likeness(typed: Heard, word: Heard): number {
  if (typed.sound === word.sound) return 1;
  // Numbers are meant as they are.
  if (/\d/.test(typed.sound + word.sound)) return 0;
  const like = Math.max(
    ofSpelling(typed, word),
    ofBeginning(typed, word),
    ofEnding(typed, word),
    ofSlip(typed, word),
  );
  return like < LEAST ? 0 : like;
}

/** Other vowels: maleshia, malaysia. In a short word these tell words apart. */
function ofSpelling({ sound, consonants }: Heard, word: Heard): number {
  if (consonants !== word.consonants) return 0;
  const slips = distance(sound, word.sound);
  const longest = Math.max(sound.length, word.sound.length);
  if (slips >= longest * OTHER_LETTERS || (consonants.length < 3 && slips > 1)) return 0;
  return 0.96 - (consonants.length < 3 ? 0.13 * slips : 0.5 * (slips / longest));
}

/** A word that is still being typed: thai. */
function ofBeginning({ sound, consonants }: Heard, word: Heard): number {
  if (word.sound.startsWith(sound)) return 0.7 + 0.2 * (sound.length / word.sound.length);
  if (consonants.length < 3 || !word.consonants.startsWith(consonants)) return 0;
  const slips = distance(sound, word.sound.slice(0, sound.length));
  if (slips >= sound.length * OTHER_LETTERS) return 0;
  return 0.45 + 0.2 * (consonants.length / word.consonants.length);
}

/** An ending of grammar: থাইল্যান্ডের, visas. */
function ofEnding({ sound, consonants }: Heard, word: Heard): number {
  const more = sound.length - word.sound.length;
  if (word.sound.length >= 4 && more <= 3 && sound.startsWith(word.sound)) return 0.8;
  const isLonger =
    consonants.length - word.consonants.length === 1 && consonants.startsWith(word.consonants);
  return word.consonants.length >= 3 && isLonger && more > 0 && more <= 3 ? 0.7 : 0;
}

/** A letter too many, too few, another, or two that changed places. */
function ofSlip(typed: Heard, word: Heard): number {
  const allowed = slipsIn(typed.consonants.length);
  const slips = slipsBetween(typed.consonants, word.consonants);
  if (slips <= allowed && allowed > 0) {
    const letters = distance(typed.sound, word.sound) / Math.max(typed.sound.length, 1);
    return Math.max(0, 0.64 - 0.08 * slips - 0.2 * letters);
  }
  return typed.sound.length >= 4 && slipsBetween(typed.sound, word.sound) === 1 ? LEAST : 0;
}
