import {
  adultPrices,
  isBookable,
  SHARING_NAMES,
  type Departure,
  type Sharing,
} from '#model/catalogue/departures.ts';
import { formatDays } from '#model/format/dates.ts';
import type { Locale } from '#model/kit/locales.ts';

/** Dates of an item that can be asked about, and the rooms that any of them has. */
export interface Choices {
  dates: { day: string; words: string }[];
  rooms: Sharing[];
}

/** Undefined where no date can be asked about. */
export function choicesOf(locale: Locale, departures: readonly Departure[]): Choices | undefined {
  const bookable = departures.filter(isBookable);
  if (bookable.length === 0) return undefined;
  const sold = new Set(bookable.flatMap((each) => adultPrices(each).map(([sharing]) => sharing)));
  return {
    dates: bookable.map(({ from, until }) => ({
      day: from,
      words: formatDays(from, until, locale),
    })),
    rooms: SHARING_NAMES.filter((sharing) => sold.has(sharing)),
  };
}
