import { fold } from '../text/fold.ts';
import { transliterate } from '../text/slug.ts';

/** Bengali spellings of one open vowel, as in ব্যাংকক, অ্যাডভেঞ্চার, which Latin writes as an a. */
const OPEN_VOWEL: readonly (readonly [RegExp, string])[] = [
  [/[অএ]্যা/g, 'আ'],
  [/্যা/g, 'া'],
];

/**
 * Latin spellings of one sound, applied in this order: aspiration is not heard in a Latin spelling,
 * nor are v and bh, z and j, s and sh told apart.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/bh|v/g, 'b'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/sch/g, 's'],
  [/ch+/g, 'C'],
  [/c(?=[eiy])|sh/g, 's'],
  [/c/g, 'k'],
  [/z|jh/g, 'j'],
  [/([gkdt])h/g, '$1'],
  [/C/g, 'c'],
  [/(?!^)h/g, ''],
  [/w/g, 'u'],
  [/y/g, 'i'],
  [/ngg?(?!e)/g, 'n'],
  [/m(?=[bpf])/g, 'n'],
  [/([a-z])\1+/g, '$1'],
];

const VOWELS = /[aeiou]/g;

/** Splits folded text at what is neither a letter nor a digit. Hyphens stay within a word. */
const SEPARATORS = /[^\p{L}\p{M}\p{N}-]+/u;
/** Vowels alone are mostly particles: the Bengali ও, an article. */
const SHORTEST = 2;
/** The article is no name, nor part of one: The States as one word would begin as a test does. */
const ARTICLE = /^the$/i;

/**
 * A word by its sound, in Latin letters: থাইল্যান্ড, thailand and tailand are one. Both the index and
 * what is searched for go through here.
 */
export function soundOf(word: string): string {
  const open = replaced(word.normalize('NFC'), OPEN_VOWEL);
  const latin = fold(transliterate(open)).replace(/[^a-z0-9]/g, '');
  return replaced(latin, SPELLINGS);
}

const replaced = (text: string, table: readonly (readonly [RegExp, string])[]) =>
  table.reduce((each, [spelling, sound]) => each.replace(spelling, sound), text);

/** Consonants that became neighbours without their vowels, and those that Latin is ambiguous about. */
const BARE: readonly (readonly [RegExp, string])[] = [
  [/j/g, 'g'],
  [/m(?=[bpf])/g, 'n'],
  [/([a-z])\1+/g, '$1'],
];

/** The consonants of a word, and an `a` for a vowel that it begins with: left in every spelling. */
export function consonantsOf(sound: string): string {
  const first = /^[aeiou]/.test(sound) ? 'a' : sound.slice(0, 1);
  return replaced(first + sound.slice(1).replace(VOWELS, ''), BARE);
}

/** Dots of an abbreviation, as in U.S.A. */
const DOTS = /\b([a-z])\.(?=[a-z]\b)/gi;

/** The sounds of a text's words, in their order; those of a hyphenated word, and its own. */
export function soundsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .replace(DOTS, '$1')
    .split(SEPARATORS)
    .filter((word) => !ARTICLE.test(word))
    .flatMap((word) => {
      const parts = word.split('-').filter(Boolean);
      return parts.length > 1 ? [...parts, parts.join('')] : parts;
    })
    .map(soundOf)
    .filter((sound) => sound.length >= SHORTEST || /^\d/.test(sound));
}
