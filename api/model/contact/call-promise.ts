import { dayInDhaka, wallTimeInDhaka } from '../format/dates.ts';
import type { Locale } from '../kit/locales.ts';
import { bengaliDigits } from '../text/digits.ts';

const TIME_ZONE = 'Asia/Dhaka';
const DAY_MS = 86_400_000;
/** From then on a weekday alone may be another than is meant. */
const A_WEEK = 7;

const formats = (tag: string) => ({
  weekday: new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: TIME_ZONE }),
  date: new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: TIME_ZONE }),
});
const en = formats('en-GB');
const bn = formats('bn-BD');

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
  en: ({ from, now }) => `We will call you ${dayInEnglish(from, now)} from ${timeOf(from)}.`,
  bn: ({ from, now }) =>
    `আমরা আপনাকে ${dayInBengali(from, now)} ${timeInBengali(timeOf(from))} পর ফোন করব।`,
};

/** The same of a weekday and a time, where nobody knows the day on which it is read. */
export const weekdayPromise: Readonly<Record<Locale, (weekday: number, time: string) => string>> = {
  en: (weekday, time) => `We will call you on ${en.weekday.format(dayOf(weekday))} from ${time}.`,
  bn: (weekday, time) =>
    `আমরা আপনাকে ${bn.weekday.format(dayOf(weekday))} ${timeInBengali(time)} পর ফোন করব।`,
};

/** A day that is this weekday; 0 is Sunday. */
const dayOf = (weekday: number) => new Date(Date.UTC(2026, 10, 22 + weekday, 6));

/** 10:30, in Dhaka. */
const timeOf = (moment: Date) => wallTimeInDhaka(moment.toISOString()).slice(11);

const daysBetween = (now: Date, from: Date) =>
  (Date.parse(dayInDhaka(from)) - Date.parse(dayInDhaka(now))) / DAY_MS;

function dayInEnglish(from: Date, now: Date): string {
  const days = daysBetween(now, from);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  const weekday = `on ${en.weekday.format(from)}`;
  return days < A_WEEK ? weekday : `${weekday}, ${en.date.format(from)},`;
}

function dayInBengali(from: Date, now: Date): string {
  const days = daysBetween(now, from);
  if (days === 0) return 'আজ';
  if (days === 1) return 'আগামীকাল';
  const weekday = bn.weekday.format(from);
  return days < A_WEEK ? weekday : `${weekday}, ${bn.date.format(from)},`;
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
