import { asciiDigits } from '#model/text/digits.ts';

/** The days in one of each unit, and how staff write it, in either language. */
const UNITS: readonly [days: number, words: RegExp][] = [
  [1 / 24, /hours?|hrs?|ঘণ্টা|ঘন্টা/],
  [7, /weeks?|সপ্তাহ/],
  [30, /months?|মাস/],
  [1, /days?|দিন|কর্মদিবস|দিবস/],
];

/** The longest that a typed processing time may take: "4 to 7 working days" → 7. */
export function longestDays(typed: string | null | undefined): number | undefined {
  const text = asciiDigits(typed ?? '').toLowerCase();
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const unit = UNITS.find(([, words]) => words.test(text));
  if (!unit || numbers.length === 0) return undefined;
  return Math.max(...numbers) * unit[0];
}
