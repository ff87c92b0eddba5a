import { dayInDhaka, formats, wallTimeInDhaka } from '../format/dates.ts';
import type { Locale } from '../kit/locales.ts';
import { timeWords, weekdayWords } from './hours-words.ts';

const DAY_MS = 86_400_000;
/** From then on a weekday alone may be another than is meant. */
const A_WEEK = 7;

const weekdays = formats({ weekday: 'long' });
const dates = formats({ day: 'numeric', month: 'long' });

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
  en: (weekday, time) => `We will call you on ${weekdayWords('en', weekday)} from ${time}.`,
  bn: (weekday, time) =>
    `আমরা আপনাকে ${weekdayWords('bn', weekday)} ${timeInBengali(time)} পর ফোন করব।`,
};

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

/** সকাল ১০টার, সকাল ১০টা ৩০ মিনিটের. */
const timeInBengali = (time: string) => timeWords.bn(time) + (time.endsWith(':00') ? 'র' : 'ের');
