import { localeFacts, type Locale } from './locales.ts';

/** Every address of the public site, in English; `localPath` gives the other languages'. */
export const paths = {
  home: '/',
  visas: '/visa-services',
  visa: (id: string) => `/visa-services/${id}`,
  flights: '/flights',
  tours: '/tours',
  tour: (id: string) => `/tours/${id}`,
  umrah: '/umrah',
  umrahPackage: (id: string) => `/umrah/${id}`,
  contact: '/contact',
  thankYou: '/thank-you',
  notSent: '/not-sent',
  about: '/about',
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}`,
  notFound: '/404',
  cms: '/cms',
} as const;

/** Cards on one page of a list. */
export const PAGE_SIZE = 60;

/** `/tours`, then `/tours/page/2`, … */
export const listPage = (list: string, page: number) =>
  page === 1 ? list : `${list}/page/${page}`;

export const pageCount = (items: number) => Math.max(1, Math.ceil(items / PAGE_SIZE));

/** The address of a page in a language: `/tours` → `/bn/tours`. */
export function localPath(locale: Locale, path: string): string {
  const { prefix } = localeFacts[locale];
  return path === '/' ? prefix || '/' : prefix + path;
}

/** The file that holds a page, below the published folder: `/` → `index.html`, `/bn` → `bn.html`. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
