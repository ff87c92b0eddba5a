/** Records that make a page worth finding: one of fewer is no answer to a search. */
export const ENOUGH = 3;

/** How a list can be sorted, besides in the agency's own order. */
export const SORTS = ['price', 'length', 'date'] as const;
export type Sort = (typeof SORTS)[number];

/** Facets by which a record is found in a list of its kind. */
export interface Facets {
  /** A filter with a value each, `month:2027-03`; none twice. */
  of: readonly string[];
  /** Its place by each of `SORTS`; null where it has none. */
  by: readonly (number | null)[];
}

export interface Wish {
  /** All of these. */
  facets: readonly string[];
  sort: Sort | undefined;
}

export const facet = (filter: string, value: string): string => `${filter}:${value}`;

/** The filter and the value of a facet. */
export function partsOf(of: string): { filter: string; value: string } {
  const end = of.indexOf(':');
  return { filter: of.slice(0, end), value: of.slice(end + 1) };
}

export const fits = ({ of }: Facets, wanted: readonly string[]): boolean =>
  wanted.every((each) => of.includes(each));

/**
 * Records that fit, in the order that is wished for: lowest first, what has no place last, and otherwise as
 * they stand.
 */
export function narrow<F extends Facets>(all: readonly F[], { facets, sort }: Wish): F[] {
  const found = all.filter((each) => fits(each, facets));
  if (sort === undefined) return found;
  const at = SORTS.indexOf(sort);
  const placeOf = ({ by }: F) => by[at] ?? Infinity;
  // Of two without a place the difference is no number: they stay as they stand.
  return found.sort((one, other) => placeOf(one) - placeOf(other) || 0);
}

const GAP = ' ';
const NONE = '-';

/** As attributes of an element. No facet has a space. */
export const facetAttributes = ({ of, by }: Facets) => ({
  'data-facets': of.join(GAP),
  'data-by': by.map((place) => place ?? NONE).join(GAP),
});

/** The same back from the attributes of an element. */
export const facetsIn = ({ facets = '', by = '' }: Record<string, string | undefined>): Facets => ({
  of: facets.split(GAP).filter(Boolean),
  by: by.split(GAP).map((place) => (place === NONE ? null : Number(place))),
});
