import { HOME } from './destination-countries.ts';
import { ascending } from './similar.ts';

/** A record that may be recommended on the page of another kind. */
export interface Offer extends Criteria {
  readonly id: string;
  readonly featured: boolean;
  /** ISO 8601. */
  readonly created_at: string;
}

/** Criteria of a recommendation. */
export interface Criteria {
  /** Their keys. */
  readonly tags: ReadonlySet<string>;
  /** Codes of the destination countries; none where they cannot be told. */
  readonly countries: ReadonlySet<string>;
}

/**
 * Ids of matching offers: those for a country of the criteria first, then by most shared tags, then
 * featured, then newest, then by id, so that the order is stable.
 */
export function recommendedFor(
  criteria: Criteria,
  offers: readonly Offer[],
  count: number,
): string[] {
  return offers
    .map((offer) => ({
      offer,
      sameCountry: meets(offer.countries, criteria.countries),
      shared: offer.tags.intersection(criteria.tags).size,
    }))
    .toSorted(
      (a, b) =>
        Number(b.sameCountry) - Number(a.sameCountry) ||
        b.shared - a.shared ||
        inOrder(a.offer, b.offer),
    )
    .slice(0, count)
    .map(({ offer }) => offer.id);
}

/**
 * Ids of the visas that a trip needs: those of the countries abroad, none at home. Without known
 * countries, the matching ones.
 */
export function visasNeededFor(
  criteria: Criteria,
  visas: readonly Offer[],
  count: number,
): string[] {
  if (criteria.countries.size === 0) return recommendedFor(criteria, visas, count);
  const abroad = new Set([...criteria.countries].filter((code) => code !== HOME));
  const needed = visas.filter((visa) => meets(visa.countries, abroad));
  return recommendedFor(criteria, needed, count);
}

const meets = (one: ReadonlySet<string>, other: ReadonlySet<string>) => !one.isDisjointFrom(other);

const inOrder = (a: Offer, b: Offer) =>
  Number(b.featured) - Number(a.featured) ||
  ascending(b.created_at, a.created_at) ||
  ascending(a.id, b.id);
