import { asciiDigits } from '#model/text/digits.ts';

/** The days in one of each unit, and how staff write it, in either language. */
const UNITS: readonly [days: number, words: string][] = [
  [1 / 24, 'hours?|hrs?|ঘণ্টা|ঘন্টা'],
  [7, 'weeks?|সপ্তাহ'],
  [30, 'months?|মাস'],
  [1, 'days?|দিন|দিবস'],
];

/** A number, and the unit that comes next: 15 days of `15 working days, urgent in 48 hours`. */
const PART = new RegExp(
  `(\\d+)(?=.*?(?:${UNITS.map(([, words]) => `(${words})`).join('|')}))`,
  'gs',
);
const SAME_DAY = /same[\s-]day|একই দিন/;

/** The longest that a typed processing time may take: "4 to 7 working days" → 7. */
export function longestDays(typed: string | null | undefined): number | undefined {
  const text = asciiDigits(typed ?? '').toLowerCase();
  const parts = [...text.matchAll(PART)].map(
    ([, count, ...units]) => Number(count) * UNITS[units.findIndex(Boolean)]![0],
  );
  if (parts.length === 0) return SAME_DAY.test(text) ? 1 : undefined;
  return Math.max(...parts);
}
