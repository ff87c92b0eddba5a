import type { Locale } from '../kit/locales.ts';

const TIME_ZONE = 'Asia/Dhaka';

/** en-GB, because en-BD puts the month first. */
export const formats = (
  options: Intl.DateTimeFormatOptions,
): Record<Locale, Intl.DateTimeFormat> => ({
  en: new Intl.DateTimeFormat('en-GB', { ...options, timeZone: TIME_ZONE }),
  bn: new Intl.DateTimeFormat('bn-BD', { ...options, timeZone: TIME_ZONE }),
});

const long = formats({ dateStyle: 'long' });

/** 20 November 2026 / ২০ নভেম্বর, ২০২৬: the date in Dhaka. */
export const formatDate = (iso: string, locale: Locale) => long[locale].format(new Date(iso));

/** 10 – 14 April 2027: days of a trip, 2027-04-10. */
export const formatDays = (from: string, until: string | null, locale: Locale) =>
  until === null || until === from
    ? formatDate(from, locale)
    : long[locale].formatRange(new Date(from), new Date(until));

const months = formats({ month: 'long', year: 'numeric' });

/** March 2027 / মার্চ ২০২৭, of 2027-03. */
export const formatMonth = (month: string, locale: Locale) =>
  months[locale].format(new Date(`${month}-01`));

const moments = formats({ dateStyle: 'long', timeStyle: 'short' });

/** Date and time in Dhaka. */
export const formatMoment = (iso: string, locale: Locale) => moments[locale].format(new Date(iso));

/** UTC+6: Bangladesh has no daylight saving time. */
const OFFSET_MS = 6 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Local time in Dhaka, without an offset: 2026-11-20T10:30. */
export const wallTimeInDhaka = (iso: string) =>
  new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16);

/** The day in Dhaka, as 2026-11-20. Not by Intl: the short date of a language differs from browser to browser. */
export const dayInDhaka = (moment: Date) => wallTimeInDhaka(moment.toISOString()).slice(0, 10);

/** Parses local time in Dhaka into an instant; undefined where it is invalid. */
export function momentInDhaka(wallTime: string): string | undefined {
  const shown = Date.parse(`${wallTime}Z`);
  return Number.isNaN(shown) ? undefined : new Date(shown - OFFSET_MS).toISOString();
}

/** The first moment of a day in Dhaka, 2026-11-20. */
export const midnightInDhaka = (day: string): string =>
  new Date(Date.parse(day) - OFFSET_MS).toISOString();

/** The moment at which a day in Dhaka is over. */
export const endOfDayInDhaka = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS - OFFSET_MS).toISOString();
