import { count } from './count.ts';

export const visas = {
  title: 'Visa services',
  headline: 'Where do you want to go?',
  lead: 'The documents, the processing time and the charge for every visa we arrange, before you come to our office.',
  pageTitle: 'Visa services from Dhaka',
  pageDescription:
    'Visa services from Dhaka, country by country: the documents you need, how long it takes, what it costs and what we do for you.',
  search: 'Search by country or city',
  hint: 'Country or city',
  find: 'Search',
  filters: 'Show only',
  chips: {
    featured: 'Featured',
    week: 'Within 7\u00a0days',
    'e-visa': 'E-visa',
    asia: 'Asia',
    'middle-east': 'Middle East',
    europe: 'Europe',
    schengen: 'Schengen',
    africa: 'Africa',
    america: 'The Americas',
    oceania: 'Oceania',
  },
  /** `{n}` is where the number goes. */
  countOne: '1 visa',
  countMany: '{n} visas',
  total: (n: number) => count(n, 'visa', 'visas'),
  none: 'No visa services available at the moment',
  notLoaded: 'Failed to load visa services',
  record: {
    notFound: 'Visa service not found',
    failed: 'Failed to load visa details',
    back: 'Back to Visa Services',
  },
  /** `{query}` is what was searched for. */
  noMatch: 'No search results for “{query}”',
  noMatchPlain: 'No search results',
  noMatchHint: 'We may arrange it all the same. Ask us, or look at the whole list.',
  ask: 'Ask us about {query}',
  askPlain: 'Ask us',
  askMessage: 'Hello! Do you arrange visas for {query}?',
  clear: 'Show all visas',
  processing: 'Processing time',
  charge: 'Service charge',
  /** `{price}` is where the price goes. */
  chargeOf: 'Service charge {price}',
};

export const visa = {
  named: (country: string) => `${country} visa`,
  headline: (country: string) => `Visa for ${country}`,
  pageTitle: (country: string) => `${country} visa from Dhaka`,
  pageDescription: (country: string, time: string, charge: string) =>
    `${country} visa for Bangladeshi passports: documents checked, forms filled in with you. Processing time: ${time}. Service charge: ${charge}.`,
  pageDescriptionPlain: (country: string) =>
    `${country} visa for Bangladeshi passports: the documents you need, what we do for you, and how to apply from Dhaka.`,
  back: 'All visas',
  coverAlt: (country: string) => `Picture of ${country}`,
  stay: 'Length of stay',
  details: 'About this visa',
  noDetails: 'Detailed visa information will be provided during consultation.',
  requirements: 'What you need',
  requirementsLead: 'Tick what you have ready. The ticks stay on this device.',
  ready: '{n} of {total} ready',
  send: 'Send this list to WhatsApp',
  newTab: '(opens in a new tab)',
  print: 'Print',
  listTitle: (country: string) => `${country} visa: what you need`,
  inclusions: 'What we do for you',
  bookTitle: 'Shall we check your documents?',
  bookLead:
    'Send them by WhatsApp or bring them in: we tell you what is missing before you pay anything.',
};
