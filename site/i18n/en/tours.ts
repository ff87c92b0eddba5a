import { formatNumber } from '#model/money.ts';
import { count } from './count.ts';

export const tours = {
  title: 'Tours',
  headline: 'Tours, day by day',
  lead: 'At home and abroad, with every day written down and the price said first.',
  pageTitle: 'Tour packages from Dhaka',
  pagedTitle: (page: number) => `Tour packages, page ${formatNumber(page, 'en')}`,
  pageDescription:
    'Tour packages from Dhaka across Bangladesh and abroad: the days, what is included, what is not, and the price of each.',
  pagedDescription: (page: number) =>
    `More tour packages from Dhaka, page ${formatNumber(page, 'en')}: the days, what is included, what is not, and the price of each.`,
  featuredTitle: 'Featured tours',
  featuredLead: 'Each day is written out, and the price is said first.',
  viewAll: 'View All Packages',
  none: 'No tours available at the moment',
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
    `${name}: ${destinations}. ${duration}, from ${price}. The days, what is included and how to book.`,
  back: 'All tours',
  coverAlt: (name: string) => `Cover picture of ${name}`,
  places: 'Places',
  placeCount: (n: number) => count(n, 'place', 'places'),
  plan: 'Plan',
  planDays: (n: number) => `${count(n, 'day', 'days')}, written out`,
  details: 'About this tour',
  noDetails: 'Detailed tour information will be provided during consultation.',
  photos: 'Photos',
  itinerary: 'Day by day',
  expandAll: 'Open all days',
  collapseAll: 'Close all days',
  day: (n: number) => `Day ${formatNumber(n, 'en')}`,
  meals: 'Meals',
  stay: 'Stay',
  covered: 'What the price covers',
  included: 'Included',
  excluded: 'Not included',
  bookTitle: 'Shall we keep you a seat?',
  bookLead: 'Call or write to us: we check the dates with you and answer what the page does not.',
};
