import {
  DEPARTURE_STATUSES,
  departureFault,
  MOST_DAYS,
  MOST_DEPARTURES,
  SEATS_MAX,
  type Departure,
  type DepartureFault,
  type DepartureStatus,
} from '#model/catalogue/departures.ts';
import { formatDate } from '#model/format/dates.ts';
import { MOST_TAKA } from '#model/kit/number-schema.ts';
import { fits } from '#model/text/characters.ts';
import { isBlank } from '#model/text/blank.ts';
import { InputFault, type Codec } from '../draft/input-fault.ts';
import { hasDottedThousands, numberIn, plainNumber } from '../draft/plain-number.ts';
import { typedLine } from '../draft/typed-text.ts';

/** A departure while somebody types. */
export interface DraftDeparture {
  from: string;
  until: string;
  status: DepartureStatus;
  seats: string;
  seats_bn: string;
  prices: Record<string, string>;
}

/** The control of a departure that is to be mended: a text of it, or the name of a price. */
export interface RowFault {
  place: number;
  control: string;
  message: string;
}

/** Draft value: a row for each departure. */
export const departures: Codec<Departure[], DraftDeparture[]> = {
  format: (value) => (value ?? []).map(draftOf),
  parse: (draft) => {
    const [fault] = rowFaults(draft);
    if (fault) throw new InputFault(`Departure ${fault.place + 1}: ${fault.message}`);
    if (draft.length > MOST_DEPARTURES)
      throw new InputFault(`At most ${MOST_DEPARTURES} departures: remove those that are past`);
    return draft.length === 0 ? null : draft.map(departureOf);
  },
};

/** Whether something is a departure as somebody typed it. */
export function isDraftDeparture(entry: unknown): entry is DraftDeparture {
  const { prices, status, ...texts } = (entry ?? {}) as Record<string, unknown>;
  return (
    ['from', 'until', 'seats', 'seats_bn'].every((name) => typeof texts[name] === 'string') &&
    DEPARTURE_STATUSES.some((each) => each === status) &&
    typeof prices === 'object' &&
    prices !== null &&
    Object.values(prices).every((price) => typeof price === 'string')
  );
}

const draftOf = ({ from, until, status, seats, seats_bn, prices }: Departure): DraftDeparture => ({
  from,
  until: until ?? '',
  status,
  seats: seats ?? '',
  seats_bn: seats_bn ?? '',
  prices: Object.fromEntries(
    Object.entries(prices).map(([name, price]) => [name, price === null ? '' : String(price)]),
  ),
});

const departureOf = ({
  from,
  until,
  status,
  seats,
  seats_bn,
  prices,
}: DraftDeparture): Departure => ({
  from,
  until: until || null,
  status,
  prices: Object.fromEntries(
    Object.entries(prices).flatMap(([name, typed]) => {
      const price = priceOf(typed);
      return price === null ? [] : [[name, price]];
    }),
  ),
  seats: textOf(seats),
  seats_bn: textOf(seats_bn),
});

const textOf = (typed: string) => (isBlank(typed) ? null : typedLine(typed));

/** Digits of either script, with commas and the currency; NaN for anything else. */
export function priceOf(typed: string): number | null {
  const digits = plainNumber(typed);
  if (digits === '') return null;
  return hasDottedThousands(digits) ? NaN : numberIn(digits);
}

/** Whether an adult pays less than the price that the page names as the lowest. */
export function isBelow(
  { prices }: DraftDeparture,
  { from, sharings }: { from: string; sharings: readonly string[] },
): boolean {
  const lowest = priceOf(from);
  return (
    lowest !== null && sharings.some((name) => (priceOf(prices[name] ?? '') ?? Infinity) < lowest)
  );
}

const faultTexts: Readonly<Record<DepartureFault, string>> = {
  ends_before: 'it ends before it begins',
  too_long: `it ends more than ${MOST_DAYS} days after it begins`,
  no_price: 'give the price of an adult',
};
/** The control of whichever price of an adult stands first. */
export const FIRST_PRICE = 'first price';

const controls: Readonly<Record<DepartureFault, string>> = {
  ends_before: 'until',
  too_long: 'until',
  no_price: FIRST_PRICE,
};

/** Faults to mend: one for each row at most, in the order of the rows. */
export function rowFaults(draft: readonly DraftDeparture[]): RowFault[] {
  return draft.flatMap((row, place) => {
    const found = faultIn(row) ?? faultBeside(draft, place);
    return found ? [{ place, ...found }] : [];
  });
}

type Found = Omit<RowFault, 'place'>;
const SEATS = ['seats', 'seats_bn'] as const;

function faultIn(row: DraftDeparture): Found | undefined {
  if (!isDay(row.from)) return { control: 'from', message: 'give its first day' };
  if (row.until !== '' && !isDay(row.until))
    return { control: 'until', message: 'its last day is no date' };
  const wrong = Object.entries(row.prices).find(([, typed]) => !isPrice(typed));
  if (wrong)
    return { control: wrong[0], message: `“${wrong[1].slice(0, 20)}” is no price, like 26500` };
  const long = SEATS.find((name) => !fits(SEATS_MAX, row[name].trim()));
  if (long)
    return { control: long, message: `seats left may have at most ${SEATS_MAX} characters` };
  const fault = departureFault(departureOf(row));
  return fault && { control: controls[fault], message: faultTexts[fault] };
}

/** Of the later of two that begin on the same day. */
function faultBeside(draft: readonly DraftDeparture[], place: number): Found | undefined {
  const { from } = draft[place]!;
  return draft.slice(0, place).some((other) => other.from === from)
    ? { control: 'from', message: `another one begins on ${formatDate(from, 'en')}, too` }
    : undefined;
}

const isDay = (typed: string) =>
  /^2[01]\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed));

function isPrice(typed: string): boolean {
  const price = priceOf(typed);
  return price === null || (price >= 0 && price <= MOST_TAKA);
}
