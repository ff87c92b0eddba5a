import type { ResultKind } from '#model/search/shards.ts';

const kinds: Record<ResultKind, string> = {
  tours: 'Tour',
  umrah: 'Umrah',
  visas: 'Visa',
  flights: 'Flight',
  travel: 'Guide',
  blog: 'Blog',
  pages: 'Page',
};

export const search = {
  open: 'Search',
  title: 'Search',
  description: 'Search visas, tours, Umrah packages, flights and articles of this site.',
  headline: 'What are you looking for?',
  lead: 'In English, in Bengali, or the way you write to friends: all of it is understood.',
  label: 'Search the whole site',
  hint: 'A country, a place, Umrah',
  find: 'Search',
  close: 'Close the search',
  results: 'Results',
  kinds,
  /** `{n}` is where the number goes, `{query}` what was searched for, `{shown}` how many are listed. */
  one: '1 result for “{query}”',
  many: '{n} results for “{query}”',
  none: 'Nothing found for “{query}”',
  best: '{n} results for “{query}”, the closest {shown} are below',
  noneHint:
    'Try fewer words or another spelling. Or simply ask us: we may arrange it all the same.',
  failed: 'The search cannot be reached. Check your connection, and try again.',
  all: 'See all results',
  about: {
    about: 'Who we are, and what you can expect of us',
    contact: 'Address, telephone, WhatsApp and opening hours',
  },
};
