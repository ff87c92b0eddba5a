import {
  SHARINGS,
  type DepartureStatus,
  type Sharing,
  type Younger,
} from '#model/catalogue/departures.ts';
import { formatDays } from '#model/format/dates.ts';
import type { DraftDeparture } from './departures-codec.ts';

export const statusWords: Readonly<Record<DepartureStatus, string>> = {
  open: 'Open',
  few_seats: 'Few seats',
  guaranteed: 'Guaranteed',
  sold_out: 'Sold out',
  cancelled: 'Cancelled',
};

const youngerWords: Readonly<Record<Younger, string>> = {
  child_with_bed: 'Child with bed',
  child_without_bed: 'Child without bed',
  infant: 'Infant',
};

/** "Adult, 3 in a room" */
export const priceWords = (name: string): string =>
  name in SHARINGS
    ? `Adult, ${SHARINGS[name as Sharing]} in a room`
    : (youngerWords[name as Younger] ?? name);

/** The days of a departure; what is not given yet is left out. */
export function daysInWords({ from, until }: Pick<DraftDeparture, 'from' | 'until'>): string {
  if (!isDay(from)) return '…';
  return formatDays(from, isDay(until) && until > from ? until : null, 'en');
}

/** Its days, or its place while its first day is not given. */
export const departureTitle = (row: DraftDeparture, place: number): string =>
  row.from === '' ? `Departure ${place + 1}` : daysInWords(row);

const isDay = (day: string) => !Number.isNaN(Date.parse(day));

/** A departure in one line. */
export const departureText = (row: DraftDeparture): string =>
  [
    `${daysInWords(row)}: ${statusWords[row.status]}`,
    ...Object.entries(row.prices)
      .filter(([, price]) => price !== '')
      .map(([name, price]) => `${priceWords(name)} ৳${price}`),
    row.seats && `Seats: ${row.seats}`,
    row.seats_bn,
  ]
    .filter(Boolean)
    .join('; ');
