import type { Sharing } from '#model/catalogue/departures.ts';
import {
  countryWithSlug,
  FILTERS,
  type FilteredName,
  type FilterName,
} from '#model/catalogue/filters.ts';
import { partsOf } from '#model/catalogue/narrowing.ts';
import { formatMonth } from '#model/format/dates.ts';
import { formatTaka } from '#model/format/money.ts';
import type { Locale } from '#model/kit/locales.ts';
import type { RecordNamed } from '#model/entities/index.ts';
import { strings } from '../../i18n/index.ts';

/** Names of places by their value, as records of the list have them. */
export type Places = ReadonlyMap<string, string>;

const placeName = (_: Locale, value: string, places: Places) => places.get(value) ?? value;

/** A value of each filter in the words of a page. */
const words: Readonly<
  Record<FilterName, (locale: Locale, value: string, places: Places) => string>
> = {
  destination: (locale, value) => {
    const country = countryWithSlug(value);
    return (locale === 'bn' ? country?.name_bn : country?.name) ?? value;
  },
  from: placeName,
  to: placeName,
  month: (locale, value) => formatMonth(value, locale),
  type: (locale, value) =>
    strings(locale).umrah.types[value as RecordNamed<'umrah-package'>['package_type']],
  length: (locale, value) => {
    const [from, to] = value.split('-').map(Number);
    return strings(locale).narrowing.days(from!, to || undefined);
  },
  price: (locale, value) => strings(locale).narrowing.upTo(formatTaka(Number(value), locale)),
  sharing: (locale, value) => strings(locale).departures.prices[value as Sharing],
  trip: (locale, value) =>
    strings(locale).flights.trips[value as RecordNamed<'flight'>['trip_type']],
  cabin: (locale, value) => strings(locale).flights.cabins[value as RecordNamed<'flight'>['cabin']],
};

const NO_PLACES: Places = new Map();

export const valueWords = (
  locale: Locale,
  filter: FilterName,
  value: string,
  places: Places = NO_PLACES,
): string => words[filter](locale, value, places);

/** The order of values: as texts, but numbers by size. */
const byValue = new Intl.Collator('en', { numeric: true });
const BY_WORDS: ReadonlySet<FilterName> = new Set(['destination', 'from', 'to']);

interface Choice {
  filter: FilterName;
  label: string;
  options: { value: string; words: string }[];
}

interface Counted {
  counts: readonly (readonly [facet: string, count: number])[];
  total: number;
  places?: Places;
}

/** The filters that tell records of a list apart: not those of which all have the only value. */
export function choicesOf(locale: Locale, { counts, total, places }: Counted): Choice[] {
  const collator = new Intl.Collator(locale);
  return FILTERS.flatMap((filter) => {
    const having = counts
      .map(([of, count]) => ({ ...partsOf(of), count }))
      .filter((each) => each.filter === filter);
    // A limit that all keep to is no choice, nor is the one value that all have.
    const telling = having.filter(({ count }) => count < total);
    if (telling.length === 0) return [];
    const shown = filter === 'price' ? telling : having;
    const options = shown
      .map(({ value }) => ({ value, words: valueWords(locale, filter, value, places) }))
      .toSorted((one, other) =>
        BY_WORDS.has(filter)
          ? collator.compare(one.words, other.words)
          : byValue.compare(one.value, other.value),
      );
    return [{ filter, label: strings(locale).narrowing.filters[filter], options }];
  });
}

/** The list of each kind, as its texts are named. */
export const LISTS = {
  'tour-package': 'tours',
  'umrah-package': 'umrah',
  flight: 'flights',
} as const satisfies Record<FilteredName, string>;
