import {
  isBookable,
  SHARING_NAMES,
  YOUNGER,
  type Departure,
  type DepartureStatus,
} from '#model/catalogue/departures.ts';
import { withShareOff } from '#model/catalogue/offer-price.ts';
import { formatDays } from '#model/format/dates.ts';
import { hijriDay } from '#model/format/hijri.ts';
import { formatTaka } from '#model/format/money.ts';
import type { Locale } from '#model/kit/locales.ts';
import { asciiDigits } from '#model/text/digits.ts';
import { strings } from '../../i18n/index.ts';
import { inPageLanguage } from '../format/facts.ts';
import { asTyped, type Localised } from '../format/localised.ts';

/** A departure in the words of a page. */
interface DepartureRow {
  from: string;
  days: string;
  hijri: string | undefined;
  status: DepartureStatus;
  statusWords: string;
  isBookable: boolean;
  /** `was`: before an offer. */
  prices: { name: string; price: string; was: string | undefined }[];
  seats: Localised | undefined;
}

interface Shown {
  /** Beside days of the Hijri calendar. */
  hijri: boolean;
  /** The share off every price; null for none. */
  percentOff: number | null;
}

export const departureRows = (
  locale: Locale,
  departures: readonly Departure[],
  { hijri, percentOff }: Shown,
): DepartureRow[] => {
  const t = strings(locale).departures;
  return departures.map((departure) => {
    const { from, until, status, prices } = departure;
    return {
      from,
      days: formatDays(from, until, locale),
      hijri: hijri ? t.hijri(hijriDay(from), until === null ? null : hijriDay(until)) : undefined,
      status,
      statusWords: t.statuses[status],
      isBookable: isBookable(departure),
      prices: [...SHARING_NAMES, ...YOUNGER].flatMap((name) => {
        const price = prices[name];
        if (price === null || price === undefined) return [];
        const reduced = withShareOff(price, percentOff);
        const own = formatTaka(price, locale);
        return {
          name: t.prices[name],
          price: reduced === undefined ? own : formatTaka(reduced, locale),
          was: reduced === undefined ? undefined : own,
        };
      }),
      seats: isBookable(departure) ? seatsOf(locale, departure) : undefined,
    };
  });
};

const NUMBER = /^\d{1,5}$/;

/** A number is told in a sentence, anything else as it was typed. */
function seatsOf(locale: Locale, { seats, seats_bn }: Departure): Localised | undefined {
  const typed = (locale === 'bn' && seats_bn) || seats || seats_bn;
  if (!typed) return undefined;
  const digits = asciiDigits(typed.trim());
  return NUMBER.test(digits)
    ? inPageLanguage(strings(locale).departures.seats(Number(digits)))
    : asTyped(locale, typed);
}
