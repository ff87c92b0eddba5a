import { HOME } from './led-to.ts';

/** A record that may be recommended on the page of another kind. */
export interface Offer extends Wish {
  readonly id: string;
  readonly featured: boolean;
  /** ISO 8601. */
  readonly created_at: string;
}

/** Criteria of a recommendation. */
export interface Wish {
  /** Folded. */
  readonly tags: ReadonlySet<string>;
  /** Codes of the destination countries; none where they cannot be told. */
  readonly countries: ReadonlySet<string>;
}

/**
 * Ids of matching offers: those for a wished country first, then by most shared tags, then
 * featured, then newest, then by id, so that the order is stable.
 */
export function recommendedFor(wish: Wish, offers: readonly Offer[], count: number): string[] {
  return offers
    .map((offer) => ({
      offer,
      there: meets(offer.countries, wish.countries),
      shared: offer.tags.intersection(wish.tags).size,
    }))
    .toSorted(
      (a, b) =>
        Number(b.there) - Number(a.there) || b.shared - a.shared || inOrder(a.offer, b.offer),
    )
    .slice(0, count)
    .map(({ offer }) => offer.id);
}

/**
 * Ids of the visas that a trip needs: those of the countries abroad, none at home. Without known
 * countries, the matching ones.
 */
export function visasNeededFor(wish: Wish, visas: readonly Offer[], count: number): string[] {
  if (wish.countries.size === 0) return recommendedFor(wish, visas, count);
  const abroad = new Set([...wish.countries].filter((code) => code !== HOME));
  const needed = visas.filter((visa) => meets(visa.countries, abroad));
  return recommendedFor(wish, needed, count);
}

const meets = (one: ReadonlySet<string>, other: ReadonlySet<string>) => !one.isDisjointFrom(other);

const inOrder = (a: Offer, b: Offer) =>
  Number(b.featured) - Number(a.featured) ||
  ascending(b.created_at, a.created_at) ||
  ascending(a.id, b.id);

const ascending = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
