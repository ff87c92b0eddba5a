import { countriesData } from './countries-data.ts';
import { countryAliases } from './country-aliases.ts';
import { demonyms } from './demonyms.ts';
import { fold } from '../text/fold.ts';

export type CountryCode = (typeof countriesData)[number][0];

export interface Country {
  /** ISO 3166-1, two capitals. */
  readonly code: CountryCode;
  readonly name: string;
  readonly name_bn: string;
  /** Other names, in either language. */
  readonly aliases: readonly string[];
}

/** In the order of their codes. */
export const countries: readonly Country[] = countriesData.map(([code, name, name_bn]) => ({
  code,
  name,
  name_bn,
  aliases: countryAliases[code] ?? [],
}));

/** All names of a country. */
export const namesOf = ({ name, name_bn, aliases }: Country): readonly string[] => [
  name,
  name_bn,
  ...aliases,
];

/** All words that a country is asked for by: its names, and what is of it. */
export const askedNamesOf = (country: Country): readonly string[] => [
  ...namesOf(country),
  ...(demonyms[country.code] ?? []),
];

const byName: ReadonlyMap<string, Country> = new Map([
  ...countries.map((country) => [fold(country.code), country] as const),
  ...countries.flatMap((country) => namesOf(country).map((name) => [fold(name), country] as const)),
]);

/** Looks up a country by name, in either language, or by code. Whole names only. */
export function countryOf(name: string): Country | undefined {
  return byName.get(fold(name));
}

/** The country of a visa, by whichever of its names is known. */
export const countryOfVisa = (visa: {
  country_name: string;
  country_name_bn?: string | null;
}): Country | undefined => countryOf(visa.country_name) ?? countryOf(visa.country_name_bn ?? '');
