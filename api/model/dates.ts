import type { Locale } from './locales.ts';

const TIME_ZONE = 'Asia/Dhaka';

/** en-GB, because en-BD puts the month first. */
const long: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: TIME_ZONE }),
  bn: new Intl.DateTimeFormat('bn-BD', { dateStyle: 'long', timeZone: TIME_ZONE }),
};

/** 20 November 2026 / ২০ নভেম্বর, ২০২৬, as the day is in Dhaka. */
export const formatDate = (iso: string, locale: Locale) => long[locale].format(new Date(iso));
