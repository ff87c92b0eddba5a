import { HOME } from './led-to.ts';

/** What a record is recommended by to whoever looks at a record of another kind. */
export interface Offer extends Wish {
  readonly id: string;
  readonly featured: boolean;
  /** ISO 8601. */
  readonly created_at: string;
}

/** What is looked for. */
export interface Wish {
  /** As fold.ts leaves them. */
  readonly tags: ReadonlySet<string>;
  /** Codes of the countries that it leads to; none where nobody can tell. */
  readonly countries: ReadonlySet<string>;
}

/**
 * The ids of the offers that suit a wish: those for one of its countries first, then by most shared
 * tags, then what the agency features, then the newest, then by id, so that the same offers always
 * come alike.
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
 * The ids of the visas that one needs who travels so: those of the countries abroad, none at home.
 * Where nobody can tell the countries, those that suit.
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
