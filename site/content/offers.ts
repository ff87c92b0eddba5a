import { facetsAt, type PagedName } from '#model/catalogue/filters.ts';
import { itemKey, itemOf, type ItemKind } from '#model/catalogue/items.ts';
import type { Facets } from '#model/catalogue/narrowing.ts';
import { entityNamed } from '#model/entities/index.ts';
import { formatTaka } from '#model/format/money.ts';
import type { Locale } from '#model/kit/locales.ts';
import { localPath } from '#model/routes/paths.ts';
import { itemName, ownPrice } from '../lib/items/item-facts.ts';
import { lowestOf, offerOf, type ShownOffer } from '../lib/offers/shown-offer.ts';
import { EVERY, read } from './reads/reads.ts';

const ON_HOME = 3;
/** Items that an offer on the home page names. */
const NAMED = 4;

interface Item {
  entity: ItemKind;
  id: string;
  /** Its own price. */
  own: number | null;
}

/** The offers on an item of this moment, in the order of staff. */
export const offersOn = (locale: Locale, { entity, id, own }: Item): ShownOffer[] =>
  read('faceted', 'offer', itemKey(entity, id), EVERY, 0).map((record) =>
    offerOf(locale, record, own),
  );

/** Price of an item, as cards write it. */
export interface Cost {
  price: string;
  /** The own price, where an offer is less. */
  was: string | undefined;
}

export function costOf(locale: Locale, item: Item): Cost {
  const reduced = lowestOf(offersOn(locale, item));
  const own = formatTaka(item.own, locale);
  if (reduced === undefined) return { price: own, was: undefined };
  return { price: formatTaka(reduced, locale), was: item.own === null ? undefined : own };
}

/** The facets of a card in its list, by the price that it shows. */
export function facetsShown(
  locale: Locale,
  entity: PagedName,
  { id, price, facets }: { id: string; price: number; facets: Facets },
): Facets {
  const reduced = lowestOf(offersOn(locale, { entity, id, own: price }));
  return reduced === undefined ? facets : facetsAt(entity, facets, reduced);
}

/** The first offers in the order of staff, each with items that it is on. */
export const homeOffers = (locale: Locale) =>
  read('summaries', 'offer', ON_HOME, 0).map((record) => ({
    ...offerOf(locale, record, null),
    items: record.about.flatMap((key) => offeredItem(locale, key) ?? []).slice(0, NAMED),
  }));

function offeredItem(locale: Locale, key: string) {
  const { kind, id } = itemOf(key);
  const card = read('summary', kind, id);
  if (!card) return undefined;
  const item = { entity: kind, id, own: ownPrice(kind, card) };
  // None where no price has been settled.
  const isPriced = item.own !== null || lowestOf(offersOn(locale, item)) !== undefined;
  const cost = isPriced ? costOf(locale, item) : undefined;
  const href = localPath(locale, entityNamed(kind).page(id));
  return { name: itemName(locale, kind, card), href, cost };
}
