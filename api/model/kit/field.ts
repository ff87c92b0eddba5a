import Type, { type TSchema } from 'typebox';
import {
  EMAIL,
  MANY_LINES,
  nfc,
  nfcDeep,
  nfcList,
  oneLine,
  seen,
  textOf,
  VISIBLE,
} from '../text/characters.ts';
import { asciiDigits } from '../text/digits.ts';
import { OWN_PATH_MAX, OWN_PATH_PATTERN, storedPath } from '../routes/own-path.ts';
import { RESERVED_ADDRESSES } from '../routes/reserved-addresses.ts';
import { storedEmail } from '../contact/email-address.ts';
import { isCompanyPhone, isPhone, plainPhone } from '../contact/phone-number.ts';
import { IMAGE, LINK } from './address-schema.ts';
import type { Itinerary, Requirements, SocialLinks } from './field-values.ts';
import { ITEM_KEY_MAX, ITEM_KINDS, itemKeyPattern, type AskedKind } from '../catalogue/items.ts';
import { distinctTags } from '../catalogue/tag-key.ts';
import { FACET_MAX, FACET_PATTERN } from '../catalogue/subject-kinds.ts';
import { MOST_DEPARTURES, type Departure, type Sharing } from '../catalogue/departures.ts';
import type { WorkingHours } from '../contact/working-hours.ts';
import { calendarDay, givenDay, MEANT_YEAR } from './day-schema.ts';
import { givenDepartures, storedDeparture, storedDepartures } from './departures-schema.ts';
import { givenHours, storedHours, storedWorkingHours } from './hours-schema.ts';
import { givenItinerary, storedDay, storedItinerary } from './itinerary-schema.ts';
import { make, type Common } from './make-field.ts';
import { MOST_TAKA, numberSchemas, toNumber, type Limits } from './number-schema.ts';
import { givenPhone, storedPhone } from './phone-schema.ts';
import { givenSocial, storedLinks, storedSocial } from './social-schema.ts';
import { givenRequirements, storedRequirements } from './requirements-schema.ts';

type TextOptions = Common<string> & { max: number };

export const text = <const O extends TextOptions>(options: O) =>
  make('text', options, {
    schema: oneLine(options.max),
    normalise: nfc,
    max: options.max,
  });

const manyLines = <K extends 'multiline' | 'markdown', const O extends TextOptions>(
  kind: K,
  options: O,
) =>
  make<K, O>(kind, options, {
    schema: options.required
      ? seen(textOf(options.max, `^${VISIBLE}${MANY_LINES}$`))
      : textOf(options.max, `^${MANY_LINES}$`),
    normalise: nfc,
    max: options.max,
  });

export const multiline = <const O extends TextOptions>(options: O) =>
  manyLines('multiline', options);
export const markdown = <const O extends TextOptions>(options: O) => manyLines('markdown', options);

const number = <K extends 'money' | 'decimal' | 'integer', const O extends NumberOptions>(
  kind: K,
  options: O,
  storage: 'integer' | 'real',
) =>
  make<K, O>(kind, options, {
    ...numberSchemas(options, storage),
    normalise: toNumber,
    storage,
  });
type NumberOptions = Common<number> & Limits;

/** A price in taka; 0 is a price. */
export const money = <const O extends Common<number>>(options: O) =>
  number('money', { ...options, min: 0, max: MOST_TAKA }, 'real');
export const decimal = <const O extends NumberOptions>(options: O) =>
  number('decimal', options, 'real');
export const integer = <const O extends NumberOptions>(options: O) =>
  number('integer', options, 'integer');

export const flag = <const O extends Common<boolean> & { default: boolean }>(options: O) =>
  make('flag', options, { schema: Type.Boolean(), storage: 'boolean' });

export const choice = <const O extends Common<string> & { options: readonly string[] }>(
  options: O & { default?: O['options'][number] },
) =>
  make<'choice', O, O['options'][number]>('choice', options, {
    schema: Type.Union(options.options.map((option) => Type.Literal(option))),
    options: options.options,
  });

type ListOptions = Omit<Common<never[]>, 'default' | 'required'> & {
  items: number;
  max: number;
  options?: readonly string[];
};

const stringList = <
  K extends 'lines' | 'tags' | 'images' | 'items' | 'facets',
  const O extends ListOptions,
>(
  kind: K,
  options: O,
  item: TSchema,
  normalise: (value: unknown) => unknown,
  given = item,
) => {
  const withDefault = { ...options, default: [] as never[] };
  return make<K, O & { default: never[] }>(kind, withDefault, {
    schema: Type.Array(item, { maxItems: options.items }),
    input: Type.Array(given, { maxItems: options.items }),
    storage: 'json',
    normalise,
    max: options.items,
    ...(options.options && { options: options.options }),
  });
};

const once = (value: unknown) => [...new Set(value as string[])];

/** A list of lines, in the order typed. */
export const lines = <const O extends ListOptions>(options: O) =>
  stringList('lines', options, oneLine(options.max), nfcList);

/** Short labels; trimmed, and repeated ones dropped. */
export const tags = <const O extends Omit<ListOptions, 'items' | 'max'>>(options: O) =>
  stringList('tags', { ...options, items: 12, max: 30 }, oneLine(30), (value) =>
    distinctTags(nfcList(value) as string[]),
  );

/** Keys of what the record is about: items, or records of these kinds; repeated ones dropped. */
export const items = <
  const O extends Omit<ListOptions, 'items' | 'max'> & { kinds?: readonly AskedKind[] },
>(
  options: O,
) => {
  const kinds = options.kinds ?? ITEM_KINDS;
  const key = Type.String({ maxLength: ITEM_KEY_MAX, pattern: itemKeyPattern(kinds) });
  return stringList(
    'items',
    { ...options, items: 50, max: ITEM_KEY_MAX, options: kinds },
    key,
    once,
  );
};

/** Facets that records are found by, a filter with a value each; repeated ones dropped. */
export const facets = <const O extends Omit<ListOptions, 'items' | 'max'>>(options: O) =>
  stringList(
    'facets',
    { ...options, items: 6, max: FACET_MAX },
    Type.String({ maxLength: FACET_MAX, pattern: FACET_PATTERN }),
    once,
  );

export const image = <const O extends Common<string>>(options: O) => make('image', options, IMAGE);

export const images = <const O extends Omit<ListOptions, 'max'>>(options: O) =>
  stringList(
    'images',
    { ...options, max: 500 },
    IMAGE.schema,
    (value) => (value as string[]).map(IMAGE.normalise),
    IMAGE.input,
  );

export const link = <const O extends Common<string>>(options: O) => make('link', options, LINK);

/** The path of a page of this site, without its language. */
export const path = <const O extends Common<string>>(options: O) =>
  make('path', options, {
    schema: Type.String({ maxLength: OWN_PATH_MAX, pattern: OWN_PATH_PATTERN }),
    normalise: (value) => storedPath(value as string),
  });

export const email = <const O extends Common<string>>(options: O) =>
  make('email', options, {
    schema: textOf(254, `^${EMAIL}$`),
    normalise: (value) => storedEmail(value as string),
  });

/** A number in the digits that were typed, or in Latin ones. */
export const phone = <
  const O extends Common<string> & { asTyped?: true; company?: true; translates?: string },
>(
  options: O,
) =>
  make('phone', options, {
    schema: storedPhone,
    input: givenPhone(options.company ? isCompanyPhone : isPhone),
    normalise: (value) => {
      const plain = plainPhone(value as string);
      return options.asTyped ? plain : asciiDigits(plain);
    },
    translates: options.translates,
  });

export const SLUG_PATTERN = '^(?!\\d+$)[a-z0-9]+(-[a-z0-9]+)*$';

export const slug = <const O extends Common<string>>(options: O) =>
  make('slug', options, {
    schema: Type.Refine(
      Type.String({ maxLength: 80, pattern: SLUG_PATTERN }),
      (given) => !RESERVED_ADDRESSES.has(given),
      () => 'is an address that the site keeps for a page of its own',
    ),
  });

/** A calendar day, `2027-03-31`. */
export const date = <const O extends Common<string>>(options: O) =>
  make('date', options, {
    schema: calendarDay(),
    input: givenDay(),
  });

/** An instant, ISO 8601 in UTC. */
export const moment = <const O extends Common<string>>(options: O) =>
  make('moment', options, {
    // The format allows leap seconds, which no JavaScript Date can hold, and years near 0, which a
    // time zone offset may take below year 1.
    schema: Type.String({
      format: 'date-time',
      maxLength: 40,
      pattern: `${MEANT_YEAR}.*:[0-5][0-9]:[0-5][0-9]`,
    }),
    normalise: (value) => new Date(value as string).toISOString(),
  });

/** Days keyed `day1`, `day2`, …; answered in the order of their numbers. */
export const itinerary = <const O extends Common<Itinerary>>(options: O) =>
  make('itinerary', options, {
    schema: storedItinerary,
    input: givenItinerary,
    storage: 'json',
    normalise: (value) =>
      Object.fromEntries(
        Object.entries(nfcDeep(value) as Itinerary)
          .toSorted(([a], [b]) => dayNumber(a) - dayNumber(b))
          .map(([key, day]) => [key, storedDay(day)]),
      ),
  });

/** 2 for `day2`. */
export const dayNumber = (key: string) => Number(key.slice('day'.length));

/** Headings with lists; a bare list becomes one group under `bareHeading`. */
export const requirements = <const O extends Common<Requirements> & { bareHeading: string }>(
  options: O,
) =>
  make('requirements', options, {
    schema: storedRequirements,
    input: givenRequirements,
    normalise: (value) =>
      nfcDeep(Array.isArray(value) ? { [options.bareHeading]: value } : value) as Requirements,
    storage: 'json',
  });

export const social = <const O extends Common<SocialLinks>>(options: O) =>
  make('social', options, {
    schema: storedSocial,
    input: givenSocial,
    storage: 'json',
    normalise: (value) => storedLinks(value as Record<string, string | null>),
  });

/** When somebody answers: a week, holidays, and the hours of Ramadan. */
export const hours = <const O extends Common<WorkingHours>>(options: O) =>
  make('hours', options, {
    schema: storedHours,
    input: givenHours,
    storage: 'json',
    normalise: (value) => storedWorkingHours(value as WorkingHours),
  });

/** Dates with prices, sold by these ways of sharing a room; the first to begin first. */
export const departures = <
  const O extends Omit<Common<never[]>, 'default' | 'required'> & { sharings: readonly Sharing[] },
>(
  options: O,
) =>
  make(
    'departures',
    { ...options, default: [] as never[] },
    {
      schema: storedDepartures(options.sharings),
      input: givenDepartures(options.sharings),
      storage: 'json',
      normalise: (value) =>
        (value as Departure[])
          .map(storedDeparture)
          .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
      max: MOST_DEPARTURES,
      options: options.sharings,
    },
  );
