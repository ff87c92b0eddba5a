import { asciiDigits } from './digits.ts';

const MAX_LENGTH = 80;

const CONSONANTS: Readonly<Record<string, string>> = {
  ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', ঙ: 'ng',
  চ: 'ch', ছ: 'chh', জ: 'j', ঝ: 'jh', ঞ: 'n',
  ট: 't', ঠ: 'th', ড: 'd', ঢ: 'dh', ণ: 'n',
  ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n',
  প: 'p', ফ: 'f', ব: 'b', ভ: 'bh', ম: 'm',
  য: 'j', র: 'r', ল: 'l', শ: 'sh', ষ: 'sh', স: 's', হ: 'h', ৎ: 't',
  '\u09dc': 'r', '\u09dd': 'rh', '\u09df': 'y',
}; // oxfmt-ignore
const VOWELS: Readonly<Record<string, string>> = {
  অ: 'o', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', ঋ: 'ri', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou',
}; // oxfmt-ignore
const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'া': 'a', 'ি': 'i', 'ী': 'i', 'ু': 'u', 'ূ': 'u', 'ৃ': 'ri', 'ে': 'e', 'ৈ': 'oi', 'ো': 'o', 'ৌ': 'ou',
}; // oxfmt-ignore
const SIGNS: Readonly<Record<string, string>> = { 'ং': 'ng', 'ঃ': 'h', 'ঁ': '', '্': '' };
const HASANT = '্';

/** Lower case, other characters than Latin letters and digits as hyphens, none at the ends. */
function hyphenate(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** At most 80 characters, cut at a hyphen where there is one in the second half. */
function shorten(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug;
  const cut = slug.slice(0, MAX_LENGTH);
  const hyphen = cut.lastIndexOf('-');
  return (hyphen > MAX_LENGTH / 2 ? cut.slice(0, hyphen) : cut).replace(/-+$/, '');
}

/** Composes ড় ঢ় য় into one code point each, and two conjuncts by their sound. */
function compose(value: string): string {
  return asciiDigits(value.normalize('NFC'))
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replaceAll('ড\u09bc', '\u09dc')
    .replaceAll('ঢ\u09bc', '\u09dd')
    .replaceAll('য\u09bc', '\u09df')
    .replaceAll('ক্ষ', 'খ')
    .replaceAll('জ্ঞ', 'গ্য');
}

/** Bengali in Latin letters by its sound, inherent vowels included: কক্সবাজার → koksobajar. */
export function transliterate(value: string): string {
  const letters = [...compose(value)];
  let out = '';
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i]!;
    const consonant = CONSONANTS[letter];
    if (consonant === undefined) {
      out += VOWELS[letter] ?? VOWEL_SIGNS[letter] ?? SIGNS[letter] ?? letter;
      continue;
    }
    out += consonantSound(letters, i, consonant);
    const next = letters[i + 1];
    if (next === HASANT) i++;
    else if (next !== undefined && VOWEL_SIGNS[next] !== undefined)
      out += VOWEL_SIGNS[letters[++i]!];
    else if (hasInherentVowel(letters, i)) out += 'o';
  }
  return out;
}

/** য after a hasant is the y of the ya-phala; ব after an initial sibilant or দ is a w. */
function consonantSound(letters: string[], i: number, plain: string): string {
  if (letters[i - 1] !== HASANT) return plain;
  if (letters[i] === 'য') return 'y';
  const startsWord = !/[\u0980-\u09ff]/.test(letters[i - 3] ?? ' ');
  return letters[i] === 'ব' && startsWord && /[সশদ]/.test(letters[i - 2] ?? '') ? 'w' : plain;
}

/** The inherent vowel, spoken and not written: before another consonant, and after a conjunct. */
function hasInherentVowel(letters: string[], i: number): boolean {
  const next = letters[i + 1];
  const beforeConsonant =
    next !== undefined && (CONSONANTS[next] !== undefined || /[ংঃঁ]/.test(next));
  return beforeConsonant || (letters[i - 1] === HASANT && letters[i] !== 'য');
}

/**
 * A slug for a title: from its Latin letters, else its transliterated Bengali, else `fallback`;
 * digits alone are not enough. At most 80 characters.
 */
export function slugify(title: string, fallback: string): string {
  const candidates = [title, transliterate(title)].map((each) => shorten(hyphenate(each)));
  return candidates.find((each) => /[a-z]/.test(each)) ?? fallback;
}

/** `slug`, or `slug-2`, `-3`, … for the first that is not taken. */
export function uniqueSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : `-${n}`;
    const candidate = slug.slice(0, MAX_LENGTH - suffix.length).replace(/-+$/, '') + suffix;
    if (!isTaken(candidate)) return candidate;
  }
}
