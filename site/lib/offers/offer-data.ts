import type { Offer, Service, TouristTrip, WithContext } from 'schema-dts';
import type { ShownOffer } from './shown-offer.ts';

interface Page {
  /** The absolute address of the item. */
  url: string;
  item: TouristTrip | Service;
}

/** Offers on an item as search engines read them: those that change its price. */
export const offerData = (
  { url, item }: Page,
  offers: readonly ShownOffer[],
): WithContext<Offer>[] =>
  offers.flatMap(({ title, text, lastDay, price }) =>
    price === undefined
      ? []
      : {
          '@context': 'https://schema.org',
          '@type': 'Offer',
          name: title.value,
          ...(text && { description: text.value }),
          itemOffered: item,
          url,
          priceCurrency: 'BDT',
          price: String(price),
          ...(lastDay && { priceValidUntil: lastDay }),
          availability: 'https://schema.org/InStock',
        },
  );
