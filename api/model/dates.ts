import type { Locale } from './locales.ts';

const TIME_ZONE = 'Asia/Dhaka';

/** en-GB, because en-BD puts the month first. */
const long: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: TIME_ZONE }),
  bn: new Intl.DateTimeFormat('bn-BD', { dateStyle: 'long', timeZone: TIME_ZONE }),
};

/** 20 November 2026 / ২০ নভেম্বর, ২০২৬, as the day is in Dhaka. */
export const formatDate = (iso: string, locale: Locale) => long[locale].format(new Date(iso));

const moments: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }),
  bn: new Intl.DateTimeFormat('bn-BD', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }),
};

/** The day and the time of day, as they are in Dhaka. */
export const formatMoment = (iso: string, locale: Locale) => moments[locale].format(new Date(iso));

/** The day in Dhaka, as 2026-11-20. */
export const dayInDhaka = (moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TIME_ZONE }).format(moment);

/** Bangladesh keeps one time all year. */
const OFFSET_MS = 6 * 60 * 60 * 1000;

/** What a clock on a wall in Dhaka shows at this moment: 2026-11-20T10:30. */
export const wallTimeInDhaka = (iso: string) =>
  new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16);

/** The moment at which a clock on a wall in Dhaka shows this; nothing where it never does. */
export function momentInDhaka(wallTime: string): string | undefined {
  const shown = Date.parse(`${wallTime}Z`);
  return Number.isNaN(shown) ? undefined : new Date(shown - OFFSET_MS).toISOString();
}
