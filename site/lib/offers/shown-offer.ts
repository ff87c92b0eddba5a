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
  /** The share off every price, of dates as well; null where it gives a price, which is of the item alone. */
  percentOff: number | null;
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
  percentOff: facts.percent_off,
});

/** The lowest price of these offers; undefined where none has one. */
export function lowestOf(offers: readonly Pick<ShownOffer, 'price'>[]): number | undefined {
  const prices = offers.flatMap(({ price }) => price ?? []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Reductions that offers on an item make to the prices of its dates. */
export interface DateReduction {
  /** The largest share off; null where none has one. */
  percentOff: number | null;
  /** Whether the price of the item is lower by an offer that is on no date. */
  isOnItemAlone: boolean;
}

export function dateReduction(
  offers: readonly Pick<ShownOffer, 'price' | 'percentOff'>[],
): DateReduction {
  const shares = offers.flatMap(({ percentOff }) => percentOff ?? []);
  const lowest = lowestOf(offers);
  return {
    percentOff: shares.length > 0 ? Math.max(...shares) : null,
    isOnItemAlone: offers.some(
      ({ price, percentOff }) => percentOff === null && price !== undefined && price === lowest,
    ),
  };
}
