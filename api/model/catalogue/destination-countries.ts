import { countryOfVisa, type CountryCode } from '../geo/countries.ts';
import { stopsOf, type ComparedName } from './similar.ts';
import { countriesIn, countryAt } from '../geo/countries-in.ts';

/** The travellers' home country, which needs no visa. */
export const HOME: CountryCode = 'BD';
/** The destination of Umrah. */
const UMRAH: CountryCode = 'SA';

interface Tour {
  name: string;
  destinations: string;
  destinations_bn?: string | null;
  tags: readonly string[];
}

/** The countries of a tour: by its stops, else its tags, else its name. */
function ofTour({ name, destinations, destinations_bn, tags }: Tour): CountryCode[] {
  const byStops = stopsOf(destinations, destinations_bn ?? null).flatMap(countriesIn);
  if (byStops.length > 0) return byStops;
  const byTags = tags.flatMap((tag) => countryAt(tag.replaceAll('-', ' ')) ?? []);
  return byTags.length > 0 ? byTags : countriesIn(name);
}

interface Visa {
  country_name: string;
  country_name_bn?: string | null;
}

/** The destination countries of a record; none where they cannot be told. */
export const destinationCountries: {
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
