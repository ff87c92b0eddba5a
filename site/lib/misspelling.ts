import { distance } from 'fastest-levenshtein';

/** Letters that may be wrong in a word of so many: short words are too much like one another. */
const slipsIn = (letters: number) => (letters < 5 ? 0 : letters < 8 ? 1 : 2);

/** Whether somebody who wrote `typed` may have meant `word`, or its beginning. Both are folded. */
export function isMisspelt(typed: string, word: string): boolean {
  const allowed = slipsIn(typed.length);
  if (allowed === 0 || word.length < typed.length - allowed) return false;
  return [word, word.slice(0, typed.length)].some((each) => {
    const slips = distance(typed, each);
    return slips <= allowed || (slips === 2 && isSwapped(typed, each));
  });
}

/** Two letters that changed places are one slip. */
const isSwapped = (one: string, other: string) =>
  one.length === other.length && [...one].toSorted().join('') === [...other].toSorted().join('');
