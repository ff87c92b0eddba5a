import { formatNumber } from '#model/format/money.ts';

export const umrah = {
  title: 'Umrah packages',
  headline: 'Prepare for Umrah with peace of mind',
  lead: 'Which hotels, how far they are, how many days in each city and who travels with you: you know it all before you go.',
  pageTitle: 'Umrah packages from Dhaka',
  pagedTitle: (page: number) => `Umrah packages, page ${formatNumber(page, 'en')}`,
  pageDescription:
    'Group and individual Umrah packages from Dhaka: days in Makkah and Madinah, hotel distances, what is included and the price.',
  pagedDescription: (page: number) =>
    `More Umrah packages from Dhaka, page ${formatNumber(page, 'en')}: days, hotels, what is included and the price of each.`,
  none: 'No Umrah packages available at the moment',
  notLoaded: 'Failed to load packages',
  record: {
    notFound: 'Umrah package not found',
    failed: 'Failed to load umrah details',
    back: 'Back to Umrah',
  },
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
  bookLead: 'Call or write: we go through the dates, the rooms and the documents with you.',
};
