import type { Itinerary } from '#model/kit/field-values.ts';
import type { Locale } from '#model/kit/locales.ts';
import { localPath } from '#model/routes/paths.ts';
import type { TouristTrip, WithContext } from 'schema-dts';
import { daysOf } from './itinerary.ts';

interface Page {
  site: URL;
  locale: Locale;
  /** The English address. */
  path: string;
  provider: string;
  name: string;
  description: string;
}

interface TripFacts {
  price: number;
  cover_photo: string | null;
  images: readonly string[];
}

/** A tour or an Umrah package as search engines read it. */
export function tripData(
  { site, locale, path, provider, name, description }: Page,
  trip: TripFacts,
  itinerary?: Itinerary,
): WithContext<TouristTrip> {
  const url = new URL(localPath(locale, path), site).href;
  const images = [trip.cover_photo, ...trip.images].filter((image) => image !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name,
    description,
    url,
    ...(images.length > 0 && {
      image: [...new Set(images)].map((image) => new URL(image, site).href),
    }),
    ...(itinerary && {
      itinerary: {
        '@type': 'ItemList',
        itemListElement: daysOf(itinerary).map((day) => ({
          '@type': 'ListItem',
          position: day.number,
          name: day.title,
        })),
      },
    }),
    provider: { '@type': 'TravelAgency', name: provider },
    offers: {
      '@type': 'Offer',
      priceCurrency: 'BDT',
      price: String(trip.price),
      url,
      availability: 'https://schema.org/InStock',
    },
  };
}
