import { isPastDeparture } from '#model/catalogue/departures.ts';
import type { DraftDeparture } from './departures-codec.ts';

const DAY_MS = 86_400_000;
/** A copy is a week later: most agencies leave on the same weekday. */
const COPY_DAYS = 7;

type Rows = readonly DraftDeparture[];

const EMPTY: DraftDeparture = {
  from: '',
  until: '',
  status: 'open',
  seats: '',
  seats_bn: '',
  prices: {},
};

export const added = (rows: Rows): DraftDeparture[] => [...rows, EMPTY];

/** A copy behind the departure, with its length and prices, on the first free day a week or more later. */
export function duplicated(rows: Rows, place: number): DraftDeparture[] {
  const row = rows[place]!;
  const taken = new Set(rows.map(({ from }) => from));
  let days = COPY_DAYS;
  while (taken.has(shifted(row.from, days)) && row.from !== '') days += COPY_DAYS;
  const copy: DraftDeparture = {
    ...row,
    from: shifted(row.from, days),
    until: shifted(row.until, days),
    status: 'open',
    seats: '',
    seats_bn: '',
  };
  return rows.toSpliced(place + 1, 0, copy);
}

export const without = (rows: Rows, places: readonly number[]): DraftDeparture[] =>
  rows.filter((_row, place) => !places.includes(place));

/** Departures with those that were removed from an earlier version of them, at their places there. */
export const putBack = (rows: Rows, before: Rows, places: readonly number[]): DraftDeparture[] =>
  places.reduce((now, place) => now.toSpliced(place, 0, before[place]!), [...rows]);

export const changed = (
  rows: Rows,
  place: number,
  part: Partial<DraftDeparture>,
): DraftDeparture[] => rows.with(place, { ...rows[place]!, ...part });

/** Departures that visitors do not see any more. */
export const pastPlaces = (rows: Rows, today: string): number[] =>
  rows.flatMap((row, place) => (isPast(row, today) ? [place] : []));

export const isPast = (row: DraftDeparture, today: string) =>
  row.from !== '' && isPastDeparture(row, today);

/** A day later by so many; an empty or unfinished one stays. */
function shifted(day: string, days: number): string {
  const moment = Date.parse(day);
  return Number.isNaN(moment) ? day : new Date(moment + days * DAY_MS).toISOString().slice(0, 10);
}
