import { countryOfVisa, type CountryCode } from './countries.ts';
import { stopsOf, type ComparedName } from './similar.ts';
import { countriesIn, countryAt } from './countries-in.ts';

/** Where the agency's travellers begin, and need no visa. */
export const HOME: CountryCode = 'BD';
/** Where Umrah is made. */
const UMRAH: CountryCode = 'SA';

interface Tour {
  name: string;
  destinations: string;
  destinations_bn?: string | null;
  tags: readonly string[];
}

/** The countries that a tour goes to: as its stops say, else its tags, else its name. */
function ofTour({ name, destinations, destinations_bn, tags }: Tour): CountryCode[] {
  const said = [
    stopsOf(destinations, destinations_bn ?? null).flatMap(countriesIn),
    tags.flatMap((tag) => countryAt(tag.replaceAll('-', ' ')) ?? []),
    countriesIn(name),
  ];
  return said.find((codes) => codes.length > 0) ?? [];
}

interface Visa {
  country_name: string;
  country_name_bn?: string | null;
}

/** The countries that a record leads to; none where nobody can tell. */
export const countriesLedTo: {
  readonly [N in ComparedName]: (
    record: { 'tour-package': Tour; 'visa-service': Visa; 'umrah-package': unknown }[N],
  ) => CountryCode[];
} = {
  'tour-package': (tour) => [...new Set(ofTour(tour))],
  'visa-service': (visa) => {
    const code = countryOfVisa(visa)?.code;
    return code ? [code] : [];
  },
  'umrah-package': () => [UMRAH],
};
