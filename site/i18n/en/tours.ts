import { formatNumber } from '#model/format/money.ts';
import { count } from './count.ts';

export const tours = {
  title: 'Tours',
  headline: 'Tours, day by day',
  lead: 'Trips at home and abroad, with a clear plan for every day and a clear price before you book.',
  pageTitle: 'Tour packages from Dhaka',
  pagedTitle: (page: number) => `Tour packages, page ${formatNumber(page, 'en')}`,
  pageDescription:
    'Tour packages from Dhaka across Bangladesh and abroad: day-by-day plans, what is included, what is not, and prices.',
  pagedDescription: (page: number) =>
    `More tour packages from Dhaka, page ${formatNumber(page, 'en')}: day-by-day plans, what is included, what is not, and prices.`,
  featuredTitle: 'Featured tours',
  featuredLead: 'A clear plan for every day, and the price before you book.',
  viewAll: 'View All Packages',
  none: 'No tours available at the moment',
  notLoaded: 'Failed to load tours',
  record: {
    notFound: 'Tour package not found',
    failed: 'Failed to load tour details',
    back: 'Back to Tours',
  },
  noneFeatured: 'No tour packages available at the moment.',
  route: 'Route',
  moreStops: (n: number) => `+${formatNumber(n, 'en')} more`,
  days: (n: number) => count(n, 'day', 'days'),
  book: 'Book Tour',
  bookNamed: (tour: string) => `Book Tour: ${tour}`,
  pages: 'Pages of tours',
  page: (n: number) => `Page ${formatNumber(n, 'en')}`,
  previous: 'Previous',
  next: 'Next',
};

export const tour = {
  pageDescription: (name: string, destinations: string, duration: string, price: string) =>
    `${name}: ${destinations}. ${duration}, from ${price}. Day-by-day plan, what is included and how to book.`,
  back: 'All tours',
  coverAlt: (name: string) => `Cover picture of ${name}`,
  places: 'Places',
  placeCount: (n: number) => count(n, 'place', 'places'),
  plan: 'Plan',
  planDays: (n: number) => `${count(n, 'day', 'days')} in detail`,
  details: 'About this tour',
  noDetails: 'Detailed tour information will be provided during consultation.',
  photos: 'Photos',
  itinerary: 'Day by day',
  expandAll: 'Open all days',
  collapseAll: 'Close all days',
  day: (n: number) => `Day\u00a0${formatNumber(n, 'en')}`,
  meals: 'Meals',
  stay: 'Stay',
  covered: 'What the price covers',
  included: 'Included',
  excluded: 'Not included',
  bookTitle: 'Shall we keep you a seat?',
  bookLead: 'Call or write: we check the dates with you and answer anything this page does not.',
  brochure: { pdf: 'Brochure as PDF', print: 'Print' },
};
