import { SHARINGS, type Sharing } from '../catalogue/departures.ts';
import { formatDate } from '../format/dates.ts';

/** The date of a tour or package that a visitor asks about, and how they would share a room. */
export interface AskedDeparture {
  departure: string | null;
  sharing: Sharing | null;
}

/** For staff: 26 March 2027, 3 in a room. */
export function departureInWords({ departure, sharing }: AskedDeparture): string | null {
  const parts = [
    departure === null ? [] : formatDate(departure, 'en'),
    sharing === null ? [] : `${SHARINGS[sharing]} in a room`,
  ].flat();
  return parts.length === 0 ? null : parts.join(', ');
}
