import Type, { type TProperties, type TSchema } from 'typebox';
import {
  dayTwice,
  DEPARTURE_STATUSES,
  departureFault,
  MOST_DAYS,
  MOST_DEPARTURES,
  SEATS_MAX,
  SHARING_NAMES,
  YOUNGER,
  type Departure,
  type DepartureFault,
  type DeparturePrices,
  type Sharing,
} from '../catalogue/departures.ts';
import { isBlank } from '../text/blank.ts';
import { blank, nfc, oneLine } from '../text/characters.ts';
import { TRAVEL_YEAR } from './day-schema.ts';
import { MOST_TAKA, numberSchemas, toNumber } from './number-schema.ts';

const strict = { additionalProperties: false };
const day = () => Type.String({ format: 'date', maxLength: 10, pattern: TRAVEL_YEAR });
const price = numberSchemas({ min: 0, max: MOST_TAKA }, 'real');
const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);

const status = Type.Union(DEPARTURE_STATUSES.map((each) => Type.Literal(each)));

const pricesOf = (sharings: readonly Sharing[], each: TSchema) =>
  Type.Object(
    Object.fromEntries([...sharings, ...YOUNGER].map((name) => [name, Type.Optional(each)])),
    strict,
  );

const row = (properties: TProperties) => Type.Object(properties, strict);

/** Schema of the stored and answered form. */
export const storedDepartures = (sharings: readonly Sharing[]) =>
  Type.Array(
    row({
      from: day(),
      until: orNull(day()),
      status,
      prices: pricesOf(sharings, price.schema),
      seats: orNull(oneLine(SEATS_MAX)),
      seats_bn: orNull(oneLine(SEATS_MAX)),
    }),
    { maxItems: MOST_DEPARTURES },
  );

/** A departure as it may be sent: all but its first day and its prices may be left out. */
type GivenDeparture = Pick<Departure, 'from'> & {
  until?: string | null;
  status?: Departure['status'];
  prices: Record<string, unknown>;
  seats?: string | number | null;
  seats_bn?: string | number | null;
};

const seats = () =>
  Type.Optional(
    Type.Union([
      oneLine(SEATS_MAX),
      Type.Integer({ minimum: 0, maximum: 100_000 }),
      blank(SEATS_MAX),
      Type.Null(),
    ]),
  );

/** Schema of the form that a caller may send. */
export function givenDepartures(sharings: readonly Sharing[]) {
  const shape = row({
    from: day(),
    until: Type.Optional(orNull(day())),
    status: Type.Optional(status),
    prices: pricesOf(sharings, orNull(price.input)),
    seats: seats(),
    seats_bn: seats(),
  });
  const checked = Type.Refine(
    shape,
    (given) => departureFault(asChecked(given)) === undefined,
    (given) => faultTexts[departureFault(asChecked(given))!],
  );
  return Type.Refine(
    Type.Array(checked, { maxItems: MOST_DEPARTURES }),
    (given) => dayTwice(given as GivenDeparture[]) === undefined,
    (given) => `has two departures on ${dayTwice(given as GivenDeparture[])}`,
  );
}

const faultTexts: Readonly<Record<DepartureFault, string>> = {
  ends_before: 'must not end before it begins',
  too_long: `must end within ${MOST_DAYS} days of its beginning`,
  no_price: 'must have the price of an adult in a room at least',
};

const asChecked = (given: unknown) => {
  const { from, until = null, prices } = given as GivenDeparture;
  return { from, until, prices: prices as DeparturePrices };
};

/** The stored form: every property there and in one order, prices as numbers, and none that is empty. */
export function storedDeparture(given: unknown): Departure {
  const { from, until = null, status: stands = 'open', prices, ...left } = given as GivenDeparture;
  return {
    from,
    until,
    status: stands,
    prices: Object.fromEntries(
      [...SHARING_NAMES, ...YOUNGER].flatMap((name) =>
        (prices[name] ?? null) === null ? [] : [[name, toNumber(prices[name])]],
      ),
    ),
    seats: seatsText(left.seats),
    seats_bn: seatsText(left.seats_bn),
  };
}

const seatsText = (given: GivenDeparture['seats']): string | null =>
  given === null || given === undefined || isBlank(String(given))
    ? null
    : (nfc(String(given)) as string);
