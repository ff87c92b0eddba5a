import { countryOf } from '../geo/countries.ts';
import type { RecordNamed } from '../entities/index.ts';
import type { ItemKind } from './items.ts';
import { fold } from '../text/fold.ts';
import { tagKey } from './tag-key.ts';

/** Features of a record for similarity: built once, compared with many. */
export interface Traits {
  readonly id: string;
  readonly tags: ReadonlySet<string>;
  /** Its destinations or types: a common one makes two records related. */
  readonly kinds: ReadonlySet<string>;
  readonly price: number | null;
}

/** Regions that visas are tagged with, folded, hyphens as spaces. */
const REGIONS: ReadonlySet<string> = new Set(
  [
    'asia', 'south asia', 'east asia', 'central asia', 'southeast asia', 'south east asia',
    'europe', 'schengen', 'balkans', 'scandinavia', 'africa', 'north africa', 'middle east',
    'gulf', 'gcc', 'saarc', 'asean', 'north america', 'south america', 'latin america',
    'caribbean', 'oceania', 'এশিয়া', 'দক্ষিণ এশিয়া', 'দক্ষিণ পূর্ব এশিয়া', 'মধ্য এশিয়া', 'ইউরোপ',
    'শেনজেন', 'শেঙ্গেন', 'আফ্রিকা', 'মধ্যপ্রাচ্য', 'সার্ক', 'উত্তর আমেরিকা', 'দক্ষিণ আমেরিকা', 'ওশেনিয়া',
  ].map(fold),
); // oxfmt-ignore

const STOPS_APART = /[,;/|&\n،।→>]|\s[-–—]\s|\s(?:and|ও|এবং)\s/;

/** The stops that a tour's destinations name, folded. */
export const stopsOf = (...destinations: (string | null)[]) =>
  destinations
    .flatMap((each) => (each ?? '').split(STOPS_APART))
    .map(fold)
    .filter(Boolean);

/** The tags that name a country, in either language, or a region. */
const placesOf = (tags: readonly string[]) =>
  tags.flatMap((tag) => {
    const words = tagKey(tag);
    const place = countryOf(words)?.code ?? (REGIONS.has(words) ? words : undefined);
    return place ? [place] : [];
  });

export type ComparedName = ItemKind;

/** The columns that a record is compared by. */
export const comparedColumns = {
  'tour-package': ['tags', 'destinations', 'destinations_bn', 'price'],
  'umrah-package': ['tags', 'package_type', 'price'],
  'visa-service': ['tags', 'charge'],
} as const satisfies { [N in ComparedName]: readonly (keyof RecordNamed<N>)[] };

export type Compared<N extends ComparedName> = Pick<
  RecordNamed<N>,
  'id' | Extract<keyof RecordNamed<N>, (typeof comparedColumns)[N][number]>
>;

const traits = (
  { id, tags }: { id: string; tags: readonly string[] },
  kinds: readonly string[],
  price: number | null,
): Traits => ({ id, tags: new Set(tags.map(tagKey)), kinds: new Set(kinds), price });

export const traitsOf: { readonly [N in ComparedName]: (record: Compared<N>) => Traits } = {
  'tour-package': (tour) =>
    traits(tour, stopsOf(tour.destinations, tour.destinations_bn), tour.price),
  'umrah-package': (umrah) => traits(umrah, [umrah.package_type], umrah.price),
  'visa-service': (visa) => traits(visa, placesOf(visa.tags), visa.charge),
};

interface Likeness {
  id: string;
  shared: number;
  akin: number;
  distance: number;
}

/**
 * Ids of the records most similar to `one`, itself left out: most shared tags first, then related
 * ones (a common stop, country, region or type), then the nearest price, then by id, so that the
 * order is stable.
 */
export function similarTo(one: Traits, others: readonly Traits[], count: number): string[] {
  const best: Likeness[] = [];
  for (const other of others) {
    if (other.id === one.id) continue;
    const found = likeness(one, other);
    const place = best.findLastIndex((each) => closerFirst(each, found) < 0) + 1;
    if (place >= count) continue;
    best.splice(place, 0, found);
    best.length = Math.min(best.length, count);
  }
  return best.map(({ id }) => id);
}

const likeness = (one: Traits, other: Traits): Likeness => ({
  id: other.id,
  shared: inCommon(one.tags, other.tags),
  akin: Math.min(1, inCommon(one.kinds, other.kinds)),
  distance: distance(one.price, other.price),
});

const closerFirst = (a: Likeness, b: Likeness) =>
  b.shared - a.shared ||
  b.akin - a.akin ||
  ascending(a.distance, b.distance) ||
  ascending(a.id, b.id);

function inCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const each of one) if (other.has(each)) count++;
  return count;
}

/** An unknown price sorts last. */
const distance = (a: number | null, b: number | null) =>
  a === null || b === null ? Infinity : Math.abs(a - b);

/** Order of numbers, and of texts by their code units. */
export const ascending = <V extends string | number>(a: V, b: V) => (a < b ? -1 : a > b ? 1 : 0);
