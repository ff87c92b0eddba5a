import {
  isBookable,
  lowestPrice,
  type Departure,
  type DepartureStatus,
} from '#model/catalogue/departures.ts';
import { withShareOff } from '#model/catalogue/offer-price.ts';
import type { Itinerary } from '#model/kit/field-values.ts';
import type { Locale } from '#model/kit/locales.ts';
import { localPath } from '#model/routes/paths.ts';
import type { Offer, TouristTrip, WithContext } from 'schema-dts';
import { webAddresses } from '../seo/web-address.ts';
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
  departures: readonly Departure[];
}

interface Beside {
  itinerary?: Itinerary | undefined;
  /** The share that an offer takes off every price of a date. */
  percentOff: number | null;
}

/** A tour or an Umrah package as search engines read it. */
export function tripData(
  { site, locale, path, provider, name, description }: Page,
  trip: TripFacts,
  { itinerary, percentOff }: Beside,
): WithContext<TouristTrip> {
  const url = new URL(localPath(locale, path), site).href;
  const images = [trip.cover_photo, ...trip.images].filter((image) => image !== null);
  const image = webAddresses([...new Set(images)], site);
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name,
    description,
    url,
    ...(image.length > 0 && { image }),
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
    offers: offersOf(trip, url, percentOff),
  };
}

const STATES = {
  open: 'https://schema.org/InStock',
  guaranteed: 'https://schema.org/InStock',
  few_seats: 'https://schema.org/LimitedAvailability',
  sold_out: 'https://schema.org/SoldOut',
  cancelled: 'https://schema.org/Discontinued',
} as const satisfies Record<DepartureStatus, string>;

/** An offer for each date that can be booked, until that day; for all days where there are no dates. */
function offersOf(
  { price, departures }: TripFacts,
  url: string,
  percentOff: number | null,
): Offer | Offer[] {
  const bookable = departures.filter(isBookable);
  if (bookable.length === 0)
    return {
      '@type': 'Offer',
      priceCurrency: 'BDT',
      price: String(price),
      url,
      availability: STATES[departures.length === 0 ? 'open' : 'sold_out'],
    };
  return bookable.map((departure) => ({
    '@type': 'Offer',
    priceCurrency: 'BDT',
    price: String(priceOf(departure, percentOff)),
    url: `${url}#dates`,
    availability: STATES[departure.status],
    validThrough: departure.from,
    itemOffered: {
      '@type': 'Trip',
      departureTime: departure.from,
      ...(departure.until !== null && { arrivalTime: departure.until }),
    },
  }));
}

function priceOf(departure: Departure, percentOff: number | null): number {
  const lowest = lowestPrice(departure);
  return withShareOff(lowest, percentOff) ?? lowest;
}
