import { dayInDhaka, formats, wallTimeInDhaka } from '../format/dates.ts';
import type { Locale } from '../kit/locales.ts';
import { bengaliDigits } from '../text/digits.ts';

const DAY_MS = 86_400_000;
/** From then on a weekday alone may be another than is meant. */
const A_WEEK = 7;

const weekdays = formats({ weekday: 'long' });
const dates = formats({ day: 'numeric', month: 'long' });

/** Parts of the day by the hour at which they end. */
const PARTS: readonly (readonly [end: number, name: string])[] = [
  [4, 'রাত'],
  [6, 'ভোর'],
  [12, 'সকাল'],
  [15, 'দুপুর'],
  [18, 'বিকেল'],
  [20, 'সন্ধ্যা'],
  [24, 'রাত'],
];

interface Promised {
  from: Date;
  now: Date;
}

/** When somebody will call, in words. */
export const callPromise: Readonly<Record<Locale, (promised: Promised) => string>> = {
  en: (promised) => {
    const day = dayInWords(promised, 'en', `on ${weekdays.en.format(promised.from)}`);
    return `We will call you ${day} from ${timeOf(promised.from)}.`;
  },
  bn: (promised) => {
    const day = dayInWords(promised, 'bn', weekdays.bn.format(promised.from));
    return `আমরা আপনাকে ${day} ${timeInBengali(timeOf(promised.from))} পর ফোন করব।`;
  },
};

/** The same of a weekday and a time, where nobody knows the day on which it is read. */
export const weekdayPromise: Readonly<Record<Locale, (weekday: number, time: string) => string>> = {
  en: (weekday, time) => `We will call you on ${weekdays.en.format(dayOf(weekday))} from ${time}.`,
  bn: (weekday, time) =>
    `আমরা আপনাকে ${weekdays.bn.format(dayOf(weekday))} ${timeInBengali(time)} পর ফোন করব।`,
};

/** A day that is this weekday; 0 is Sunday. */
const dayOf = (weekday: number) => new Date(Date.UTC(2026, 10, 22 + weekday, 6));

/** 10:30, in Dhaka. */
const timeOf = (moment: Date) => wallTimeInDhaka(moment.toISOString()).slice(11);

const daysBetween = (now: Date, from: Date) =>
  (Date.parse(dayInDhaka(from)) - Date.parse(dayInDhaka(now))) / DAY_MS;

const soon: Readonly<Record<Locale, readonly [today: string, tomorrow: string]>> = {
  en: ['today', 'tomorrow'],
  bn: ['আজ', 'আগামীকাল'],
};

/** The day in words; `weekday` as it stands in the sentence. */
function dayInWords({ from, now }: Promised, locale: Locale, weekday: string): string {
  const days = daysBetween(now, from);
  return (
    soon[locale][days] ?? (days < A_WEEK ? weekday : `${weekday}, ${dates[locale].format(from)},`)
  );
}

/** সকাল ১০টার, সকাল ১০টা ৩০ মিনিটের: clocks of twelve hours, by the part of the day. */
function timeInBengali(time: string): string {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const [, part] = PARTS.find(([end]) => hour < end)!;
  const twelve = bengaliDigits(String(hour % 12 || 12));
  return minute === 0
    ? `${part} ${twelve}টার`
    : `${part} ${twelve}টা ${bengaliDigits(String(minute))} মিনিটের`;
}
