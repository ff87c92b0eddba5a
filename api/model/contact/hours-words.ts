import { formatDays, formats } from '../format/dates.ts';
import type { Locale } from '../kit/locales.ts';
import { bengaliDigits } from '../text/digits.ts';
import { isAlways, WEEKDAYS, type WorkingHours } from './working-hours.ts';

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

const hourAndMinute = (time: string) => {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return { hour: hour % 24, minute };
};

/** 18:30 in words: 6:30 PM, সন্ধ্যা ৬টা ৩০ মিনিট; clocks of twelve hours. */
export const timeWords: Readonly<Record<Locale, (time: string) => string>> = {
  en: (time) => {
    const { hour, minute } = hourAndMinute(time);
    return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  },
  bn: (time) => {
    const { hour, minute } = hourAndMinute(time);
    const [, part] = PARTS.find(([end]) => hour < end)!;
    const words = `${part} ${hour % 12 || 12}টা${minute === 0 ? '' : ` ${minute} মিনিট`}`;
    return bengaliDigits(words);
  },
};

const weekdays = formats({ weekday: 'long' });
/** The name of a weekday; 0 is Sunday. */
export const weekdayWords = (locale: Locale, weekday: number): string =>
  weekdays[locale].format(Date.UTC(2026, 10, 22 + weekday, 6));

interface Words {
  everyDay: string;
  to: string;
  allDay: string;
  ramadan: (days: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    everyDay: 'Every day',
    to: 'to',
    allDay: 'all day',
    ramadan: (days) => `In Ramadan (${days})`,
  },
  bn: {
    everyDay: 'প্রতিদিন',
    to: 'থেকে',
    allDay: 'সারা দিন',
    ramadan: (days) => `রমজানে (${days})`,
  },
};

/** Working hours in a line, "Sunday to Thursday, 10:00 AM to 6:00 PM"; undefined where they have no limits. */
export function hoursWords(locale: Locale, hours: WorkingHours | null): string | undefined {
  if (isAlways(hours)) return undefined;
  const t = words[locale];
  const spanWords = (span: string) => {
    const [from, until] = span.split('-') as [string, string];
    if (from === '00:00' && until === '24:00') return t.allDay;
    return `${timeWords[locale](from)} ${t.to} ${timeWords[locale](until)}`;
  };
  const week = spansOf(hours).map(({ first, last, span }) => {
    const days = [...new Set([first, last])].map((day) => weekdayWords(locale, day % 7));
    const name = last - first === WEEKDAYS.length - 1 ? t.everyDay : days.join(` ${t.to} `);
    return `${name}, ${spanWords(span)}`;
  });
  const { ramadan } = hours;
  if (ramadan) {
    const days = formatDays(ramadan.from, ramadan.until, locale);
    week.push(`${t.ramadan(days)}, ${spanWords(ramadan.hours)}`);
  }
  return week.join('; ');
}

interface Spans {
  first: number;
  /** 7 and more: in the next week. */
  last: number;
  span: string;
}

/** Days in a row with the same hours, from a day on that differs from the day before. */
function spansOf({ week }: WorkingHours): Spans[] {
  const spanOn = (day: number) => week[WEEKDAYS[day % 7]!];
  const start = Math.max(
    0,
    WEEKDAYS.findIndex((_, day) => spanOn(day) !== spanOn(day + 6)),
  );
  const found: Spans[] = [];
  for (let day = start; day < start + WEEKDAYS.length; day++) {
    const span = spanOn(day);
    const before = found.at(-1);
    if (span === undefined) continue;
    if (before?.last === day - 1 && before.span === span) before.last = day;
    else found.push({ first: day, last: day, span });
  }
  return found;
}
