import type { CatalogueName, RecordNamed } from '../entities/index.ts';
import { destinationCountries } from '../catalogue/destination-countries.ts';
import { partsOf } from '../catalogue/narrowing.ts';
import { countriesIn } from '../geo/countries-in.ts';
import {
  askedNamesOf,
  countries,
  countryOf,
  countryOfVisa,
  type Country,
  type CountryCode,
} from '../geo/countries.ts';
import { places } from '../geo/places.ts';
import type { Weight } from './shards.ts';
import { soundOf, soundsOf } from './sound.ts';

type Text = string | null | undefined;
/** Texts that a record is found by. Short names are also found written as one word. */
type Texts = Readonly<Record<Weight, readonly Text[]>>;

/** No record has more: a long excerpt is cut. */
const MOST_WORDS = 120;

const textsOf: { readonly [N in CatalogueName]: (record: RecordNamed<N>) => Texts } = {
  'tour-package': (tour) => ({
    name: [tour.name, tour.name_bn],
    about: [
      ...split(tour.destinations),
      ...split(tour.destinations_bn),
      ...countryNames(destinationCountries['tour-package'](tour)),
      ...tour.tags,
    ],
    related: [tour.duration],
  }),
  'umrah-package': (umrah) => ({
    name: [umrah.name, umrah.name_bn],
    about: [
      ...countryNames(destinationCountries['umrah-package'](umrah)),
      ...umrah.tags,
      umrah.package_type,
    ],
    related: [
      umrah.duration,
      umrah.airline_en,
      umrah.airline_bn,
      umrah.makkah_hotel_en,
      umrah.makkah_hotel_bn,
      umrah.madinah_hotel_en,
      umrah.madinah_hotel_bn,
    ],
  }),
  'visa-service': (visa) => {
    const country = countryOfVisa(visa);
    const names = country ? askedNamesOf(country) : [];
    return {
      name: [
        visa.country_name,
        visa.country_name_bn,
        ...names.filter((name) => !namesAnother(name, country)),
      ],
      // A city leads to the visa of its country: people type Dubai, and rarely the Emirates.
      about: [...names, ...visa.tags, ...(country ? (places[country.code] ?? []) : [])],
      related: [],
    };
  },
  flight: (offer) => ({
    name: [offer.origin, offer.origin_bn, offer.destination, offer.destination_bn],
    about: [
      offer.airline,
      offer.airline_bn,
      ...countryNames(countriesIn(offer.destination.replace(/\(.*?\)/g, ''))),
      ...offer.tags,
    ],
    related: [],
  }),
  'landing-page': (page) => ({
    name: [page.title, page.title_bn],
    about: page.facets.map((facet) => partsOf(facet).value.replaceAll('-', ' ')),
    related: [page.summary, page.summary_bn],
  }),
  'blog-post': (post) => ({
    name: [post.title, post.title_bn],
    about: post.tags,
    related: [post.excerpt, post.excerpt_bn],
  }),
};

/** Whether a formal name has that of another country in it: Hong Kong SAR China. */
const namesAnother = (name: string, country: Country | undefined) =>
  name.split(' ').some((word) => word.length > 2 && (countryOf(word) ?? country) !== country);

const split = (list: Text) => (list ?? '').split(/[,،;]/);

function countryNames(codes: readonly CountryCode[]): string[] {
  return countries.filter(({ code }) => codes.includes(code)).flatMap(askedNamesOf);
}

/** The sounds that a record is found by, each with the best weight that it has. */
export function recordSounds(
  entity: CatalogueName,
  record: Readonly<Record<string, unknown>>,
): Map<string, Weight> {
  return weighted((textsOf[entity] as (record: unknown) => Texts)(record));
}

/** The sounds of texts, each with the best weight that it has. */
export function weighted(texts: Texts): Map<string, Weight> {
  const found = new Map<string, Weight>();
  for (const [weight, each] of Object.entries(texts) as [Weight, readonly Text[]][])
    for (const text of each)
      for (const sound of written(text ?? ''))
        if (found.size < MOST_WORDS && !found.has(sound)) found.set(sound, weight);
  return found;
}

/** Names of countries, places and tags come again with every record. */
const KEPT = { texts: 5_000, longest: 40 };
const kept = new Map<string, readonly string[]>();

function written(text: string): readonly string[] {
  const known = kept.get(text);
  if (known) return known;
  const sounds = soundsIn(text);
  if (kept.size >= KEPT.texts) kept.clear();
  if (text.length <= KEPT.longest) kept.set(text, sounds);
  return sounds;
}

/** The words of a text, and a name of two words as one: Saint Martin, সেন্টমার্টিন. */
function soundsIn(text: string): string[] {
  const sounds = soundsOf(text);
  return sounds.length === 2 ? [...sounds, soundOf(sounds.join(''))] : sounds;
}
