import { itemKey, itemOf, type ItemKind } from '#model/catalogue/items.ts';
import { entityNamed } from '#model/entities/index.ts';
import type { Locale } from '#model/kit/locales.ts';
import { localPath } from '#model/routes/paths.ts';
import { itemName } from '../lib/items/item-facts.ts';
import { reviewOf, type ShownReview } from '../lib/reviews/shown-review.ts';
import { read } from './reads/reads.ts';

const ON_ITEM = 6;

/** Reviews of an item, in the order of staff. */
export const reviewsAbout = (locale: Locale, entity: ItemKind, id: string): ShownReview[] =>
  read('faceted', 'review', itemKey(entity, id), ON_ITEM, 0).map((record) =>
    reviewOf(locale, record),
  );

/** The first reviews in the order of staff, whatever they are about. */
export const firstReviews = (locale: Locale, limit: number): ShownReview[] =>
  read('summaries', 'review', limit, 0).map((record) =>
    reviewOf(locale, record, itemAmong(locale, record.about)),
  );

/** The first of these items that visitors see. */
function itemAmong(locale: Locale, keys: readonly string[]): ShownReview['item'] {
  for (const key of keys) {
    const { kind, id } = itemOf(key);
    const card = read('summary', kind, id);
    if (!card) continue;
    const href = localPath(locale, entityNamed(kind).page(id));
    return { name: itemName(locale, kind, card), href };
  }
  return undefined;
}
