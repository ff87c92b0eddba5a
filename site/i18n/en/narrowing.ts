import type { FilterName } from '#model/catalogue/filters.ts';
import { formatNumber } from '#model/format/money.ts';
import { count } from './count.ts';

const filters: Record<FilterName, string> = {
  destination: 'Destination',
  from: 'From',
  to: 'To',
  month: 'Month of departure',
  type: 'Package type',
  length: 'Length',
  price: 'Price',
  sharing: 'Sharing a room',
  trip: 'Trip',
  cabin: 'Cabin',
};

export const narrowing = {
  open: 'Filter and sort',
  filters,
  any: 'Any',
  sort: 'Sort by',
  inOrder: 'Our order',
  sorts: { price: 'Lowest price', length: 'Shortest first', date: 'Earliest date' },
  /** Of offers: the day after which they are no more. */
  endsFirst: 'Ends soonest',
  upTo: (price: string) => `Up to ${price}`,
  /** Lengths in days; `to` is undefined where there is no longest. */
  days: (from: number, to: number | undefined) => {
    if (to === undefined) return `${formatNumber(from, 'en')} days or more`;
    if (from === 1) return `Up to ${count(to, 'day', 'days')}`;
    return `${formatNumber(from, 'en')} to ${formatNumber(to, 'en')} days`;
  },
  showAll: 'Show all',
  failed: 'Not all of the list could be loaded. Check your connection, and choose again.',
  noneHint:
    'Change one of your choices, or tell us what you have in mind: not every trip is on this page.',
  ask: 'Ask on WhatsApp',
  browse: { destination: 'By destination', month: 'By month of departure', type: 'By type' },
  toParts: { tours: 'By destination and month', umrah: 'By month and type' },
  alsoSort: 'Filter and sort these',
  lists: {
    tours: {
      /** `{n}` is where the number goes. */
      one: '{n} tour',
      many: '{n} tours',
      none: 'No tour fits all of that',
      askMessage: 'Hello! I am looking for a tour that I did not find on your site.',
      all: 'All tours',
    },
    umrah: {
      one: '{n} package',
      many: '{n} packages',
      none: 'No package fits all of that',
      askMessage:
        'Assalamu alaikum! I am looking for an Umrah package that I did not find on your site.',
      all: 'All Umrah packages',
    },
    flights: {
      one: '{n} offer',
      many: '{n} offers',
      none: 'No offer fits all of that',
      askMessage: 'Hello! I am looking for a flight that I did not find on your site.',
      all: 'All offers',
    },
  },
  parts: {
    tours: {
      destination: {
        title: (country: string) => `${country} tours`,
        pageTitle: (country: string) => `${country} tour packages from Dhaka`,
        description: (country: string, n: number) =>
          `${country} from Dhaka: ${count(n, 'tour package', 'tour packages')} with a plan for every day, dates, prices and what is included.`,
      },
      month: {
        title: (month: string) => `Tours in ${month}`,
        pageTitle: (month: string) => `Tour packages from Dhaka, ${month}`,
        description: (month: string, n: number) =>
          `${count(n, 'tour', 'tours')} leaving Dhaka in ${month}: dates, prices, a plan for every day and what is included.`,
      },
    },
    umrah: {
      month: {
        title: (month: string) => `Umrah in ${month}`,
        pageTitle: (month: string) => `Umrah packages from Dhaka, ${month}`,
        description: (month: string, n: number) =>
          `${count(n, 'Umrah package', 'Umrah packages')} leaving Dhaka in ${month}: dates, hotels, prices by room and what is included.`,
      },
      type: {
        title: (type: string) => `${type} Umrah packages`,
        pageTitle: (type: string) => `${type} Umrah packages from Dhaka`,
        description: (type: string, n: number) =>
          `${type} Umrah from Dhaka: ${count(n, 'package', 'packages')} with dates, hotels, prices by room and what is included.`,
      },
    },
  },
  pagedTitle: (title: string, page: number) => `${title}, page ${formatNumber(page, 'en')}`,
};
