import { asciiDigits } from './digits.ts';

/** Zero-width spaces, joiners, direction marks: they differ by keyboard, not to the eye. */
const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g;
const LATIN_ACCENTS = /[\u0300-\u036f]/g;
const APOSTROPHES = /['’‘ʼ]/g;
const NUKTA_AND_CHANDRABINDU = /[\u09bc\u0981]/g;

/** Letters that sound alike and are often interchanged. */
const ALIKE: Readonly<Record<string, string>> = {
  ঈ: 'ই', 'ী': 'ি', ঊ: 'উ', 'ূ': 'ু', শ: 'স', ষ: 'স', ণ: 'ন', ৎ: 'ত্',
}; // oxfmt-ignore
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

/**
 * Normalises a text for comparison and search, in both languages: common spelling variants become
 * equal. Fold both sides; the result is never shown.
 */
export function fold(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(LATIN_ACCENTS, '')
    .replace(APOSTROPHES, '')
    .replace(NUKTA_AND_CHANDRABINDU, '')
    .replace(ALIKE_LETTERS, (letter) => ALIKE[letter]!);
  return asciiDigits(letters).replace(/\s+/g, ' ').trim();
}

/** The folded search words. */
export const foldedWords = (text: string): string[] => fold(text).split(' ').filter(Boolean);
