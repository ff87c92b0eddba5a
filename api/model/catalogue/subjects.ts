import type { RecordNamed } from '../entities/index.ts';
import { hijriDay } from '../format/hijri.ts';
import type { Fault } from '../kit/errors.ts';
import { isBookable, type Departure } from './departures.ts';
import { destinationCountries } from './destination-countries.ts';
import { countrySlug, facetsOfAny, FILTERS, filtersOf, isFiltered, placeValue } from './filters.ts';
import { facet, fits, partsOf } from './narrowing.ts';
import type { SubjectKind } from './subject-kinds.ts';
import { tagKey } from './tag-key.ts';

/** Filters of landing pages, besides those of lists. */
const MORE_FILTERS = ['season', 'applicant', 'tag'] as const;
export const SUBJECT_FILTERS = [...FILTERS, ...MORE_FILTERS] as const;
export type SubjectFilter = (typeof SUBJECT_FILTERS)[number];

type Told<N extends SubjectKind> = Readonly<RecordNamed<N>>;
type Values<N extends SubjectKind> = (record: Told<N>) => readonly string[];

const DAY_MS = 86_400_000;
const RAMADAN = 9;

/** Whether a day of the journey is in Ramadan. A journey is shorter than the rest of the year. */
function isInRamadan({ from, until }: Departure): boolean {
  const last = Date.parse(until ?? from);
  for (let day = Date.parse(from); day <= last; day += DAY_MS)
    if (hijriDay(new Date(day).toISOString().slice(0, 10)).month === RAMADAN) return true;
  return false;
}

const seasons = ({ departures }: { departures: Departure[] }) =>
  departures.filter(isBookable).some(isInRamadan) ? ['ramadan'] : [];
const tags = (record: { tags: string[] }) => record.tags.map((tag) => placeValue(tagKey(tag)));

const more: { readonly [N in SubjectKind]: { readonly [F in SubjectFilter]?: Values<N> } } = {
  'tour-package': { tag: tags },
  'umrah-package': { season: seasons, tag: tags },
  'visa-service': {
    destination: (visa) => destinationCountries['visa-service'](visa).map(countrySlug),
    applicant: ({ requirements }) => Object.keys(requirements ?? {}).map(placeValue),
    tag: tags,
  },
  flight: { tag: tags },
};

/** The columns that subjects are told by. */
export const subjectColumns: { readonly [N in SubjectKind]: readonly (keyof RecordNamed<N>)[] } = {
  'tour-package': [
    'name',
    'destinations',
    'destinations_bn',
    'duration',
    'price',
    'departures',
    'tags',
  ],
  'umrah-package': ['package_type', 'duration', 'price', 'departures', 'tags'],
  'visa-service': ['country_name', 'country_name_bn', 'requirements', 'tags'],
  flight: ['origin', 'destination', 'trip_type', 'cabin', 'price', 'valid_until', 'tags'],
};

/** Facets by which landing pages find a record as everybody sees it. */
export function subjectsOf(name: SubjectKind, record: Readonly<Record<string, unknown>>): string[] {
  const own = Object.entries(more[name] as Record<string, (record: unknown) => readonly string[]>);
  const found = [
    ...(facetsOfAny(name, record as Record<string, unknown>)?.of ?? []),
    ...own.flatMap(([filter, values]) => values(record).map((value) => facet(filter, value))),
  ];
  return [...new Set(found)];
}

/** The filters that a page about records of a kind can choose from. */
export function subjectFilters(name: SubjectKind): readonly SubjectFilter[] {
  const filters = new Set<string>([
    ...(isFiltered(name) ? filtersOf(name) : []),
    ...Object.keys(more[name]),
  ]);
  return SUBJECT_FILTERS.filter((filter) => filters.has(filter));
}

interface About {
  catalogue: SubjectKind;
  facets: readonly string[];
}

/** Facets of the time of a journey, each with the departures that it is true of. */
const times: { readonly [F in SubjectFilter]?: (departure: Departure, value: string) => boolean } =
  {
    month: ({ from }, month) => from.startsWith(month),
    season: isInRamadan,
  };

/** Whether facets ask for a time: for some departures of a record, and not for others. */
export const asksForTime = (facets: readonly string[]): boolean =>
  facets.some((each) => partsOf(each).filter in times);

/** The first departure that can be booked at the time that the facets ask for. */
export const nextAtTime = (
  departures: readonly Departure[],
  facets: readonly string[],
): Departure | undefined =>
  departures.filter(isBookable).find((departure) =>
    facets.every((each) => {
      const { filter, value } = partsOf(each);
      return times[filter as SubjectFilter]?.(departure, value) ?? true;
    }),
  );

/** Whether a landing page lists a record with these facets. One about nothing lists none. */
export const isAbout = (facets: readonly string[], of: readonly string[]): boolean =>
  facets.length > 0 && fits({ of, by: [] }, facets);

/** The reason why a landing page cannot be kept: it is about what its list does not tell. */
export function landingPageFault({ catalogue, facets }: About): Fault | undefined {
  const known: readonly string[] = subjectFilters(catalogue);
  const other = facets.find((each) => !known.includes(partsOf(each).filter));
  if (other === undefined) return undefined;
  const msg = `"${other}" is nothing that this list tells`;
  return { loc: ['body', 'facets'], msg, type: 'facets' };
}
