import { dayInDhaka } from '../format/dates.ts';

const DAY_MS = 86_400_000;

/** Ways to share a room, and how many sleep in it. */
export const SHARINGS = { single: 1, twin: 2, triple: 3, quad: 4, quint: 5 } as const;
export type Sharing = keyof typeof SHARINGS;
export const SHARING_NAMES = Object.keys(SHARINGS) as Sharing[];

/** Travellers who sleep in the room of others, or in nobody's bed. */
export const YOUNGER = ['child_with_bed', 'child_without_bed', 'infant'] as const;
export type Younger = (typeof YOUNGER)[number];

/** A price a person in taka: of an adult by the room, and of those who are younger. */
export type DeparturePrices = Partial<Record<Sharing | Younger, number | null>>;

export const DEPARTURE_STATUSES = [
  'open',
  'few_seats',
  'guaranteed',
  'sold_out',
  'cancelled',
] as const;
export type DepartureStatus = (typeof DEPARTURE_STATUSES)[number];

/** Whether a date of this status can be asked for. */
const BOOKABLE: Readonly<Record<DepartureStatus, boolean>> = {
  open: true,
  few_seats: true,
  guaranteed: true,
  sold_out: false,
  cancelled: false,
};

/** One date of a tour or package. */
export interface Departure {
  /** The first day, 2027-03-26. */
  from: string;
  /** The last day; null where only the first is known. */
  until: string | null;
  status: DepartureStatus;
  prices: DeparturePrices;
  /** Seats left, as staff typed it; nothing is counted. */
  seats: string | null;
  seats_bn: string | null;
}

export const isBookable = ({ status }: Pick<Departure, 'status'>): boolean => BOOKABLE[status];

/** A departure is past from the midnight in Dhaka that ends its first day. */
export const isPastDeparture = ({ from }: Pick<Departure, 'from'>, today: string): boolean =>
  from < today;

/** Departures that are not past at a moment. */
export function departuresAt<D extends Pick<Departure, 'from'>>(
  departures: readonly D[],
  now: Date,
): D[] {
  const today = dayInDhaka(now);
  return departures.filter((departure) => !isPastDeparture(departure, today));
}

/** The first departure that can be booked, of those in their order that are not past. */
export const nextBookable = <D extends Pick<Departure, 'status'>>(
  departures: readonly D[],
): D | undefined => departures.find(isBookable);

/** Adult prices of a departure, the most in a room last. */
export const adultPrices = ({ prices }: Pick<Departure, 'prices'>): [Sharing, number][] =>
  SHARING_NAMES.flatMap((sharing) => {
    const price = prices[sharing];
    return price === null || price === undefined ? [] : [[sharing, price] as [Sharing, number]];
  });

/** The lowest price of an adult. */
export const lowestPrice = (departure: Pick<Departure, 'prices'>): number =>
  Math.min(...adultPrices(departure).map(([, price]) => price));

/** More of them are past ones that nobody removed. */
export const MOST_DEPARTURES = 60;
/** Length of what staff type of the seats left. */
export const SEATS_MAX = 40;
/** A longer one has a wrong year. */
export const MOST_DAYS = 120;

export const DEPARTURE_FAULTS = ['ends_before', 'too_long', 'no_price'] as const;
export type DepartureFault = (typeof DEPARTURE_FAULTS)[number];

const faultChecks: Readonly<Record<DepartureFault, (given: Checked) => boolean>> = {
  ends_before: (given) => daysOf(given) < 1,
  too_long: (given) => daysOf(given) > MOST_DAYS,
  no_price: (given) => adultPrices(given).length === 0,
};
type Checked = Pick<Departure, 'from' | 'until' | 'prices'>;

const daysOf = ({ from, until }: Checked) =>
  until === null ? 1 : Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1;

/** Why a departure cannot be stored; undefined where it can. */
export const departureFault = (given: Checked): DepartureFault | undefined =>
  DEPARTURE_FAULTS.find((fault) => faultChecks[fault](given));

/** The first day on which two departures begin. */
export function dayTwice(departures: readonly Pick<Departure, 'from'>[]): string | undefined {
  const days = departures.map(({ from }) => from);
  return days.find((day, place) => days.indexOf(day) !== place);
}
