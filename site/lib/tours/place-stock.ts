import { fold } from '#model/text/fold.ts';
import { destinationCountries } from '#model/catalogue/destination-countries.ts';
import { stopsOf } from '#model/catalogue/similar.ts';
import { STOCK_TOUR } from '../media/stock-images.ts';

/** Stock pictures of places unlike the rest of their country, with the names of the places. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  'place-sundarbans': [
    'Sundarban',
    'Sundarbans',
    'Khulna',
    'Mongla',
    'Katka',
    'Karamjal',
    'সুন্দরবন',
  ],
  'place-sylhet-tea': [
    'Sylhet',
    'Srimangal',
    'Sreemangal',
    'Jaflong',
    'Lawachara',
    'সিলেট',
    'শ্রীমঙ্গল',
  ],
  'place-sajek': ['Sajek', 'Sajek Valley', 'Khagrachhari', 'সাজেক', 'খাগড়াছড়ি'],
  'place-rangamati': ['Rangamati', 'Kaptai', 'রাঙামাটি', 'কাপ্তাই'],
  'place-bandarban': ['Bandarban', 'Nilgiri', 'Thanchi', 'Keokradong', 'বান্দরবান', 'নীলগিরি', 'থানচি'],
  tour: [
    'Cox’s Bazar',
    'Inani',
    'Himchari',
    'Teknaf',
    'Saint Martin',
    'St Martin',
    'কক্সবাজার',
    'ইনানী',
  ],
  'place-cappadocia': ['Cappadocia', 'Göreme', 'কাপাডোকিয়া'],
  dubai: ['Dubai', 'দুবাই'],
  santorini: ['Santorini', 'সান্তোরিনি'],
  bali: ['Bali', 'Ubud', 'বালি', 'উবুদ'],
};
const stockAt = new Map(
  Object.entries(drawn).flatMap(([stock, names]) => names.map((name) => [fold(name), stock])),
);

interface Tour {
  name: string;
  destinations: string;
  destinations_bn: string | null;
  tags: readonly string[];
}

/**
 * The stock picture of a tour that has none of its own: of its first stop that is drawn, else of the
 * first of its countries that is. `stock` are the names of those there are.
 */
export function tourStock(stock: ReadonlySet<string>, tour: Tour): string {
  const stops = stopsOf(tour.destinations, tour.destinations_bn);
  const names = [
    ...stops.map((stop) => stockAt.get(stop)),
    ...destinationCountries['tour-package'](tour).map((code) => `visa-${code.toLowerCase()}`),
  ];
  const name = names.find((each) => each && stock.has(each));
  return name ? `/stock/${name}.webp` : STOCK_TOUR;
}
