import { countryWithSlug } from '#model/catalogue/filters.ts';
import { partsOf } from '#model/catalogue/narrowing.ts';
import { SUBJECT_FILTERS, type SubjectFilter } from '#model/catalogue/subjects.ts';
import { SHARINGS, type Sharing } from '#model/catalogue/departures.ts';
import { formatMonth } from '#model/format/dates.ts';
import { formatTaka } from '#model/format/money.ts';

export const filterWords: Readonly<Record<SubjectFilter, string>> = {
  destination: 'Destination',
  from: 'From',
  to: 'To',
  month: 'Month of departure',
  season: 'Season',
  type: 'Package type',
  applicant: 'Who applies',
  length: 'Length',
  price: 'Price',
  sharing: 'Room',
  trip: 'Trip',
  cabin: 'Cabin',
  tag: 'Tag',
};

const plain = (value: string) => {
  const words = value.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Values that are not simply words. */
const words: { readonly [F in SubjectFilter]?: (value: string) => string } = {
  destination: (value) => countryWithSlug(value)?.name ?? plain(value),
  month: (value) => formatMonth(value, 'en'),
  length: (value) => (value.endsWith('-') ? `${value.slice(0, -1)} days or more` : `${value} days`),
  price: (value) => `Up to ${formatTaka(Number(value), 'en')}`,
  sharing: (value) =>
    value in SHARINGS ? `${SHARINGS[value as Sharing]} in a room` : plain(value),
};

const isFilter = (name: string): name is SubjectFilter =>
  (SUBJECT_FILTERS as readonly string[]).includes(name);

/** The value of a facet in words: `Nepal`. */
export function valueWords(facet: string): string {
  const { filter, value } = partsOf(facet);
  return (isFilter(filter) ? words[filter]?.(value) : undefined) ?? plain(value);
}

/** `Destination: Nepal` */
export function facetText(facet: string): string {
  const { filter } = partsOf(facet);
  return `${isFilter(filter) ? filterWords[filter] : plain(filter)}: ${valueWords(facet)}`;
}
