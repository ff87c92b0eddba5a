import { asciiDigits } from '../text/digits.ts';

const PART = /(\d{1,3})[\s-]*(days?|nights?|weeks?|months?|[dn](?![a-z])|দিন|রাত|সপ্তাহ|মাস)/giu;

/** The days of a number of each unit, by its first letter: a night lies between two days. */
const DAYS: Readonly<Record<string, (count: number) => number>> = {
  d: (count) => count,
  দ: (count) => count,
  n: (count) => count + 1,
  র: (count) => count + 1,
  w: (count) => count * 7,
  স: (count) => count * 7,
  m: (count) => count * 30,
  ম: (count) => count * 30,
};

/**
 * How many days a duration as staff typed it takes: 4 of `3 nights 4 days`; a bare number is one of days.
 * Null where that cannot be told.
 */
export function tripDays(duration: string | null): number | null {
  const text = asciiDigits((duration ?? '').trim());
  if (/^\d{1,3}$/.test(text)) return Number(text) || null;
  const parts = [...text.matchAll(PART)].map(([, count, unit]) => ({
    count: Number(count),
    unit: unit![0]!.toLowerCase(),
  }));
  // Nights alone are those of one place after another; beside days they are the same time again.
  if (parts.length > 0 && parts.every(({ unit }) => unit === 'n' || unit === 'র'))
    return parts.reduce((days, { count }) => days + count, 1);
  return Math.max(0, ...parts.map(({ count, unit }) => DAYS[unit]!(count))) || null;
}
