import type { SubjectKind } from '#model/catalogue/subject-kinds.ts';
import { formatNumber } from '#model/format/money.ts';
import { count } from './count.ts';

/** Heads of how many of a kind are listed; null: of more than are on the page. */
const offers: Record<SubjectKind, (n: number | null) => string> = {
  'tour-package': (n) => (n === null ? 'Tours' : count(n, 'tour', 'tours')),
  'umrah-package': (n) =>
    n === null ? 'Umrah packages' : count(n, 'Umrah package', 'Umrah packages'),
  'visa-service': (n) => (n === null ? 'Visas' : count(n, 'visa', 'visas')),
  flight: (n) => (n === null ? 'Flight offers' : count(n, 'flight offer', 'flight offers')),
};
const all: Record<SubjectKind, string> = {
  'tour-package': 'All tours',
  'umrah-package': 'All Umrah packages',
  'visa-service': 'All visas',
  flight: 'All flight offers',
};

export const travel = {
  title: 'Travel guides',
  headline: 'Where do you begin?',
  lead: 'By season, by destination or by who you are: what to know first, and what you can book today.',
  pageTitle: 'Travel guides from Dhaka',
  pagedTitle: (page: number) => `Travel guides, page ${formatNumber(page, 'en')}`,
  pageDescription:
    'Travel guides from Dhaka by season, destination and visa: what to know first, with the tours, packages and visas that fit.',
  pagedDescription: (page: number) =>
    `More travel guides from Dhaka, page ${formatNumber(page, 'en')}: what to know first, with the tours, packages and visas that fit.`,
  none: 'No travel guides at the moment',
  notLoaded: 'Failed to load travel guides',
  pages: 'Pages of travel guides',
  page: (n: number) => `Page ${formatNumber(n, 'en')}`,
  previous: 'Previous',
  next: 'Next',
  back: 'All travel guides',
  coverAlt: (title: string) => `Cover picture of “${title}”`,
  offers,
  all,
  ask: 'Not what you were looking for?',
  /** On a list, and on the page of an item. */
  links: 'Read first',
};
