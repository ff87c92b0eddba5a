import { formatNumber } from '#model/money.ts';

export const umrah = {
  title: 'Umrah packages',
  headline: 'Umrah, in calm preparation',
  lead: 'The hotels and how far they are, the days in each city, and who goes with you: all said beforehand.',
  pageTitle: 'Umrah packages from Dhaka',
  pagedTitle: (page: number) => `Umrah packages, page ${formatNumber(page, 'en')}`,
  pageDescription:
    'Group and individual Umrah packages from Dhaka: the days in Makkah and Madinah, the distance of the hotels, what is included and the price.',
  pagedDescription: (page: number) =>
    `More Umrah packages from Dhaka, page ${formatNumber(page, 'en')}: the days, the hotels, what is included and the price of each.`,
  none: 'No Umrah packages available at the moment',
  type: 'Package type',
  types: { group: 'Group', solo: 'Individual' },
  book: 'Book Package',
  bookNamed: (item: string) => `Book Package: ${item}`,
  pages: 'Pages of Umrah packages',
  page: (n: number) => `Page ${formatNumber(n, 'en')}`,
  previous: 'Previous',
  next: 'Next',
  back: 'All Umrah packages',
  coverAlt: (item: string) => `Cover picture of ${item}`,
  description: (item: string, type: string, price: string) =>
    `${item}: an Umrah package from Dhaka (${type}), from ${price}. What is included, what is not, and how to book.`,
  details: 'About this package',
  noDetails: 'Detailed Umrah package information will be provided during consultation.',
  bookTitle: 'May we help you prepare?',
  bookLead: 'Call or write to us: we go through the dates, the rooms and the papers with you.',
};
