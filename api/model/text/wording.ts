/** Marks, white space and what is invisible: their change is none of meaning. A per cent sign is. */
const MARKS = '(?:(?!%)[\\p{P}\\p{Z}\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}`|>~^´¨¯])+';
/** Between two digits marks tell numbers apart: 3.5 is not 35. A comma there only groups them. */
const BETWEEN_DIGITS = new RegExp(`(?<=\\p{Nd})${MARKS}(?=\\p{Nd})`, 'gu');
const GROUPING = /(?<=\p{Nd}),(?=\p{Nd})/gu;
const ALL_MARKS = new RegExp(MARKS, 'gu');
/** Stands for marks between digits, and is none itself. */
const APART = '\u{1D7CB}';

/** Wording of a text, without what changes no meaning: two texts of one wording say the same. */
export const wordingOf = (text: string): string =>
  text.normalize('NFC').replace(GROUPING, '').replace(BETWEEN_DIGITS, APART).replace(ALL_MARKS, '');

/** The wording of a value of any kind: of its texts, in their structure. */
export function wordingIn(value: unknown): unknown {
  if (typeof value === 'string') return wordingOf(value);
  if (Array.isArray(value)) return value.map(wordingIn);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.entries(value)
    .map(([name, each]) => [wordingOf(name), wordingIn(each)] as const)
    .filter(([, each]) => each !== null && each !== '');
}

/** Whether two values say the same. */
export const saysSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(wordingIn(one)) === JSON.stringify(wordingIn(other));
