import type { EntityNamed, RecordNamed } from '../entities/index.ts';
import { countries, type Country } from '../geo/countries.ts';
import { slugify } from '../text/slug.ts';
import { adultPrices, isBookable, type Departure } from './departures.ts';
import { destinationCountries } from './destination-countries.ts';
import { facet, SORTS, type Facets, type Sort } from './narrowing.ts';
import { tripDays } from './trip-days.ts';

/** Every filter there is, in the order in which pages show them. */
export const FILTERS = [
  'destination',
  'from',
  'to',
  'month',
  'type',
  'length',
  'price',
  'sharing',
  'trip',
  'cabin',
] as const;
export type FilterName = (typeof FILTERS)[number];

/** Kinds of record whose list can be narrowed. */
const FILTERED = ['tour-package', 'umrah-package', 'flight'] as const;
export type FilteredName = (typeof FILTERED)[number];

export const isFiltered = (name: string): name is FilteredName =>
  (FILTERED as readonly string[]).includes(name);

/** Kinds of field whose values compare. */
type ComparableKind = 'choice' | 'money' | 'departures' | 'date';
/** Texts that compare, read for what they name. */
type ComparableText = 'destinations' | 'duration' | 'origin' | 'destination';

type Fields<N extends FilteredName> = EntityNamed<N>['fields'];
type ComparableField<N extends FilteredName> = {
  [F in keyof Fields<N>]: Fields<N>[F] extends { kind: ComparableKind }
    ? F
    : Extract<F, ComparableText>;
}[keyof Fields<N>];

/** The columns that facets are told by. */
export type Facts<N extends FilteredName> = Pick<
  RecordNamed<N>,
  Extract<keyof RecordNamed<N>, ComparableField<N> | 'name' | 'tags' | 'destinations_bn'>
>;

type Values<N extends FilteredName> = (record: Facts<N>) => readonly string[];
/** The filters of each field that compares, with the values of a record; none where nobody asks for it. */
type FilterTable = {
  readonly [N in FilteredName]: {
    readonly [F in ComparableField<N>]: { readonly [Name in FilterName]?: Values<N> };
  };
};

/** By the last part of an address. */
const countriesBySlug: ReadonlyMap<string, Country> = new Map(
  countries.map((country) => [slugify(country.name, country.code.toLowerCase()), country]),
);
const slugs = new Map([...countriesBySlug].map(([slug, { code }]) => [code, slug]));

/** The country of a value of the filter `destination`. */
export const countryWithSlug = (slug: string): Country | undefined => countriesBySlug.get(slug);

/** The value of a country in the filter `destination`. */
export const countrySlug = (code: Country['code']): string => slugs.get(code)!;

interface Departing {
  departures: Departure[];
}

const months = ({ departures }: Departing) =>
  departures.filter(isBookable).map(({ from }) => from.slice(0, 7));

const sharings = ({ departures }: Departing) =>
  departures.filter(isBookable).flatMap((each) => adultPrices(each).map(([sharing]) => sharing));

/** `1-3`, `4-5`, `6-` of ends at 3 and 5: the range that a duration is in. */
const lengths =
  (...ends: number[]) =>
  ({ duration }: { duration: string | null }) => {
    const days = tripDays(duration);
    if (days === null) return [];
    const at = ends.findIndex((end) => days <= end);
    const from = (at < 0 ? ends.at(-1)! : (ends[at - 1] ?? 0)) + 1;
    return [`${from}-${ends[at] ?? ''}`];
  };

/** Every limit that a price keeps to. */
const limits =
  (...most: number[]) =>
  ({ price }: { price: number }) =>
    most.filter((limit) => price <= limit).map(String);

const budgets: Readonly<Record<PagedName, ReturnType<typeof limits>>> = {
  'tour-package': limits(20_000, 50_000, 100_000, 150_000),
  'umrah-package': limits(150_000, 200_000, 250_000),
};

/** The name of a place as a value: of the numbers of its letters where none has a Latin one. */
export const placeValue = (name: string): string =>
  slugify(name, Array.from(name, (letter) => letter.codePointAt(0)!.toString(36)).join('-'));

const table: FilterTable = {
  'tour-package': {
    destinations: {
      destination: (tour) => destinationCountries['tour-package'](tour).map(countrySlug),
    },
    duration: { length: lengths(3, 5, 8) },
    price: { price: budgets['tour-package'] },
    departures: { month: months, sharing: sharings },
  },
  'umrah-package': {
    package_type: { type: ({ package_type }) => [package_type] },
    duration: { length: lengths(7, 10, 14) },
    price: { price: budgets['umrah-package'] },
    departures: { month: months, sharing: sharings },
    flight_route: {},
    visa: {},
  },
  flight: {
    origin: { from: ({ origin }) => [placeValue(origin)] },
    destination: { to: ({ destination }) => [placeValue(destination)] },
    trip_type: { trip: ({ trip_type }) => [trip_type] },
    cabin: { cabin: ({ cabin }) => [cabin] },
    price: { price: limits(10_000, 30_000, 60_000, 100_000) },
    valid_until: {},
  },
};

/** A day as a number that later days are greater than. */
const dayNumber = (day: string | null | undefined) =>
  day ? Number(day.replaceAll('-', '')) : null;
const firstDay = ({ departures }: Departing) => dayNumber(departures.find(isBookable)?.from);

type Places<N extends FilteredName> = Record<Sort, (record: Facts<N>) => number | null>;
const places: { readonly [N in FilteredName]: Places<N> } = {
  'tour-package': {
    price: ({ price }) => price,
    length: ({ duration }) => tripDays(duration),
    date: firstDay,
  },
  'umrah-package': {
    price: ({ price }) => price,
    length: ({ duration }) => tripDays(duration),
    date: firstDay,
  },
  flight: {
    price: ({ price }) => price,
    length: () => null,
    date: ({ valid_until }) => dayNumber(valid_until),
  },
};

/** The filters whose values have a page each. */
export const PAGED = {
  'tour-package': ['destination', 'month'],
  'umrah-package': ['month', 'type'],
} as const satisfies { [N in FilteredName]?: readonly FilterName[] };
export type PagedName = keyof typeof PAGED;

export const isPaged = (name: string): name is PagedName => name in PAGED;

/** Facets by which a record is found. */
export function facetsOf<N extends FilteredName>(name: N, record: Facts<N>): Facets {
  const filters = Object.assign({}, ...Object.values(table[name])) as Record<string, Values<N>>;
  const of = FILTERS.flatMap((filter) =>
    (filters[filter]?.(record) ?? []).map((value) => facet(filter, value)),
  );
  return { of: [...new Set(of)], by: SORTS.map((sort) => places[name][sort](record)) };
}

/** The facets of a record that costs less than its own price. */
export const facetsAt = (name: PagedName, { of, by }: Facets, price: number): Facets => ({
  of: [...new Set([...of, ...budgets[name]({ price }).map((value) => facet('price', value))])],
  by: by.map((place, at) => (SORTS[at] === 'price' ? price : place)),
});

/** The filters that a record of a kind can be found by, in the order in which pages show them. */
export function filtersOf(name: FilteredName): FilterName[] {
  const names = new Set(Object.values(table[name]).flatMap(Object.keys));
  return FILTERS.filter((filter) => names.has(filter));
}

/** The facets of a record as it is stored; undefined where its list cannot be narrowed. */
export const facetsOfAny = (name: string, record: Record<string, unknown>): Facets | undefined =>
  isFiltered(name) ? facetsOf(name, record as never) : undefined;

/** Every facet of some records, with how many have it, as the content database counts them. */
export function facetCounts(all: readonly Facets[]): [facet: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { of } of all) for (const each of of) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
