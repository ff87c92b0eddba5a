import { askedNamesOf, countryOfVisa } from '#model/geo/countries.ts';
import type { RecordNamed } from '#model/entities/index.ts';
import { fold } from '#model/text/fold.ts';
import { places } from '#model/geo/places.ts';

type VisaFacts = Pick<RecordNamed<'visa-service'>, 'country_name' | 'country_name_bn' | 'tags'>;

/** Everything that a visa is found by, folded: its country by every name that it has, its tags. */
export function visaSearchTerms(visa: VisaFacts): string {
  const country = countryOfVisa(visa);
  return folded([
    visa.country_name,
    visa.country_name_bn ?? '',
    ...(country ? askedNamesOf(country) : []),
    ...visa.tags,
  ]);
}

/** The cities and territories of its country, folded. */
export function visaPlaces(visa: VisaFacts): string {
  const country = countryOfVisa(visa);
  return folded(country ? (places[country.code] ?? []) : []);
}

const folded = (names: readonly string[]) =>
  [...new Set(names.map(fold).filter(Boolean))].join(' | ');
