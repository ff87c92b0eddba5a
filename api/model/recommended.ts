/** What a record is recommended by to whoever looks at a record of another kind. */
export interface Offer {
  readonly id: string;
  /** As fold.ts leaves them. */
  readonly tags: ReadonlySet<string>;
  readonly featured: boolean;
  /** ISO 8601. */
  readonly created_at: string;
}

/**
 * The ids of the offers that suit a record with these tags: most shared tags first, then what the
 * agency features, then the newest, then by id, so that the same offers always come alike.
 */
export function recommendedFor(
  tags: ReadonlySet<string>,
  offers: readonly Offer[],
  count: number,
): string[] {
  return offers
    .map((offer) => ({ offer, shared: offer.tags.intersection(tags).size }))
    .toSorted((a, b) => b.shared - a.shared || inOrder(a.offer, b.offer))
    .slice(0, count)
    .map(({ offer }) => offer.id);
}

const inOrder = (a: Offer, b: Offer) =>
  Number(b.featured) - Number(a.featured) ||
  ascending(b.created_at, a.created_at) ||
  ascending(a.id, b.id);

const ascending = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
