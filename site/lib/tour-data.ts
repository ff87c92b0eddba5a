import type { RecordNamed } from '#model/entities/index.ts';
import { localeFacts, type Locale } from '#model/locales.ts';
import { localPath, paths } from '#model/paths.ts';
import { daysOf } from './itinerary.ts';
import type { TouristTrip } from './json-ld.ts';
import { localised, localisedName } from './localised.ts';

type TourFacts = Omit<RecordNamed<'tour-package'>, 'updated_by' | 'publish_at' | 'unpublish_at'>;

interface Page {
  site: URL;
  locale: Locale;
  provider: string;
  description: string;
}

/** A tour as search engines read it. */
export function tourData(
  { site, locale, provider, description }: Page,
  tour: TourFacts,
): TouristTrip {
  const url = new URL(localPath(locale, paths.tour(tour.id)), site).href;
  const itinerary = localised(locale, tour, 'itinerary');
  const images = [tour.cover_photo, ...tour.images].filter((image) => image !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: localisedName(locale, tour, 'name').value,
    description,
    url,
    inLanguage: localeFacts[locale].tag,
    ...(images.length > 0 && {
      image: [...new Set(images)].map((image) => new URL(image, site).href),
    }),
    ...(itinerary && {
      itinerary: {
        '@type': 'ItemList',
        itemListElement: daysOf(itinerary.value).map((day) => ({
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
      price: String(tour.price),
      url,
      availability: 'https://schema.org/InStock',
    },
  };
}
