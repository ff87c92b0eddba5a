import { weekdayPromise } from '#model/contact/call-promise.ts';
import { WEEKDAYS, type WorkingHours } from '#model/contact/working-hours.ts';
import type { Locale } from '#model/kit/locales.ts';

/** When somebody will call who wrote outside working hours, by the weekday that the address names. */
export const weekPromises = (locale: Locale, hours: WorkingHours | null) =>
  WEEKDAYS.flatMap((id, weekday) => {
    const from = hours?.week[id]?.split('-')[0];
    return from === undefined ? [] : [{ id, text: weekdayPromise[locale](weekday, from) }];
  });
