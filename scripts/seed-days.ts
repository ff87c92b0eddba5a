import { dayInDhaka, momentInDhaka } from '#model/format/dates.ts';
import { hijriDay } from '#model/format/hijri.ts';

const DAY_MS = 86_400_000;
const RAMADAN = 9;
/** A year of the Hijri calendar, and a day for the one that is cut off. */
const LONGEST_YEAR = 356;

/**
 * A reference to a day to come: `day:21`, `ramadan:3`, and so many days after either, `ramadan:3+13`;
 * with `T00:00`, to the midnight in Dhaka that begins it.
 */
const DAY_REFERENCE = /^(day|ramadan):(-?\d+)(?:\+(\d+))?(T00:00)?$/;

type Base = 'day' | 'ramadan';

const bases: Readonly<Record<Base, (today: string, count: number) => string>> = {
  day: daysAfter,
  /** The next day of that number in a Ramadan. */
  ramadan: (today, count) => {
    for (let days = 1; days <= LONGEST_YEAR; days++) {
      const day = daysAfter(today, days);
      const hijri = hijriDay(day);
      if (hijri.month === RAMADAN && hijri.day === count) return day;
    }
    throw new Error(`No Ramadan has a day ${count}`);
  },
};

/** The day or moment that a text of the demo refers to, seen from `now`, so that a demo is never of the past; any other text stays. */
export function withDay(text: string, now: Date): string {
  const [, base, count, more = '0', time] = DAY_REFERENCE.exec(text) ?? [];
  if (base === undefined) return text;
  const day = daysAfter(bases[base as Base](dayInDhaka(now), Number(count)), Number(more));
  return time === undefined ? day : momentInDhaka(day + time)!;
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
