import { reducedPrice } from '#model/catalogue/offer-price.ts';
import type { RecordNamed } from '#model/entities/index.ts';
import { dayInDhaka } from '#model/format/dates.ts';
import type { Locale } from '#model/kit/locales.ts';
import { localised, localisedName, type Localised } from '../format/localised.ts';

type Facts = Pick<
  RecordNamed<'offer'>,
  'title_en' | 'title_bn' | 'text_en' | 'text_bn' | 'percent_off' | 'price' | 'unpublish_at'
>;

/** An offer as the page of an item shows it. */
export interface ShownOffer {
  title: Localised;
  text: Localised | undefined;
  /** Its last day in Dhaka, `2026-11-20`. */
  lastDay: string | undefined;
  /** Price of the item with it, where that is less. */
  price: number | undefined;
}

/** `own`: the price of the item without it. */
export const offerOf = (locale: Locale, facts: Facts, own: number | null): ShownOffer => ({
  title: localisedName(locale, facts, 'title_en'),
  text: localised(locale, facts, 'text_en'),
  // One that ends at midnight is valid until the day before.
  lastDay: facts.unpublish_at
    ? dayInDhaka(new Date(Date.parse(facts.unpublish_at) - 1))
    : undefined,
  price: reducedPrice(own, facts),
});

/** The lowest price of these offers; undefined where none has one. */
export function lowestOf(offers: readonly Pick<ShownOffer, 'price'>[]): number | undefined {
  const prices = offers.flatMap(({ price }) => price ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
