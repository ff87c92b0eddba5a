import { askingWords, kindWords } from '#model/search/kind-words.ts';
import { CLOSE, heard, likeness } from '#model/search/match.ts';
import { slipsBetween } from '#model/search/slips.ts';
import { soundOf } from '#model/search/sound.ts';
import { foldedWords } from '#model/text/fold.ts';

export interface Sought {
  query: string;
  chips: ReadonlySet<string>;
}

export interface Findable {
  /** As visa-search-terms.ts makes them. */
  words: string;
  places: string;
  chips: readonly string[];
}

/** How a word may be meant, from the surest to the least sure: the beginning of a name, a part of one, a place, … */
const AS_WRITTEN: readonly Reading[] = [
  (word, { words }) => `| ${words}`.includes(`| ${word}`),
  (word, { words }) => words.includes(word),
  (word, { places }) => ` ${places}`.includes(` ${word}`),
];
/** … a name that sounds so, a slip. */
const READINGS: readonly Reading[] = [
  ...AS_WRITTEN,
  (word, { words }) => wordsIn(words).some((each) => soundsLike(word, each)),
  (word, { words, places }) => wordsIn(`${words} ${places}`).some((each) => isMisspelt(word, each)),
];
type Reading = (word: string, visa: Findable) => boolean;

/** Words that are meant of every visa: Thailand visa price. */
const OF_ALL: ReadonlySet<string> = new Set(foldedWords(`${kindWords.visas} ${askingWords}`));

/** Words that may be meant of every visa, or be what one is found by: Thailand tourist visa from Dhaka. */
const OF_MOST: ReadonlySet<string> = new Set(
  foldedWords(
    'tourist tourism visit visitor visiting requirement requirements document documents papers ' +
      'application apply processing process time agency passport from bangladesh bangladeshi dhaka ' +
      'ট্যুরিস্ট টুরিস্ট ভিজিট পর্যটন ভ্রমণ ভিসার কাগজ কাগজপত্র ডকুমেন্ট আবেদন প্রসেসিং সময় এজেন্সি ' +
      'পাসপোর্ট থেকে বাংলাদেশ বাংলাদেশি বাংলাদেশী বাংলাদেশের বাংলাদেশিদের ঢাকা',
  ),
);

const wordsIn = (names: string) => names.split(/[ |]+/).filter(Boolean);

/**
 * The visas that are asked for, the surest first, otherwise as they stand: each word of the query
 * means something of the visa, and every chip fits. A word that may be meant of every visa is left out
 * where nothing fits as it is written; then a sound is thought of, and a slip where nothing sounds so.
 */
export function findVisas<V extends Findable>(visas: readonly V[], { query, chips }: Sought): V[] {
  const words = foldedWords(query).filter((word) => !OF_ALL.has(word));
  const fitting = visas.filter((visa) => [...chips].every((chip) => visa.chips.includes(chip)));
  const telling = words.filter((word) => !OF_MOST.has(word));
  const tries = [
    [words, AS_WRITTEN],
    [telling, AS_WRITTEN],
    [telling, READINGS.slice(0, -1)],
    [telling, READINGS],
  ] as const;
  for (const [asked, allowed] of tries) {
    const found = fitting
      .map((visa) => ({ visa, rank: rankOf(visa, asked, allowed) }))
      .filter(({ rank }) => rank >= 0);
    if (found.length > 0)
      return found.sort((one, other) => one.rank - other.rank).map(({ visa }) => visa);
  }
  return [];
}

/** How the least sure of the words is meant; -1 where one means nothing of this visa. */
function rankOf(visa: Findable, words: readonly string[], allowed: readonly Reading[]): number {
  const ranks = words.map((word) => allowed.findIndex((reading) => reading(word, visa)));
  return ranks.includes(-1) ? -1 : Math.max(0, ...ranks);
}

const soundsLike = (typed: string, word: string) =>
  likeness(heard(soundOf(typed)), heard(soundOf(word))) >= CLOSE;

/** Letters that may be wrong in a word of so many: short words are too much like one another. */
const slipsIn = (letters: number) => (letters < 5 ? 0 : letters < 8 ? 1 : 2);

/** Whether somebody who wrote `typed` may have meant `word`, or its beginning. Both are folded. */
function isMisspelt(typed: string, word: string): boolean {
  const allowed = slipsIn(typed.length);
  if (allowed === 0 || word.length < typed.length - allowed) return false;
  return [word, word.slice(0, typed.length)].some((each) => slipsBetween(typed, each) <= allowed);
}
