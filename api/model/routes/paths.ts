import { localeFacts, type Locale } from '../kit/locales.ts';

/** Every address of the public site, in English; `localPath` translates it. */
export const paths = {
  home: '/',
  visas: '/visa-services',
  visa: (id: string) => `/visa-services/${id}`,
  flights: '/flights',
  tours: '/tours',
  tour: (id: string) => `/tours/${id}`,
  umrah: '/umrah',
  umrahPackage: (id: string) => `/umrah/${id}`,
  compare: '/umrah/compare',
  contact: '/contact',
  thankYou: '/thank-you',
  notSent: '/not-sent',
  offline: '/offline',
  search: '/search',
  saved: '/saved',
  searchShard: (name: string) => `/search/${name}.json`,
  searchRows: (locale: Locale, part: string) => `/search/${locale}/${part}.json`,
  about: '/about',
  faq: '/faq',
  privacy: '/privacy',
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}`,
  travel: '/travel',
  landingPage: (slug: string) => `/travel/${slug}`,
  feed: '/rss.xml',
  notFound: '/404',
  sitemap: '/sitemap.xml',
  sitemapShard: (name: string) => `/sitemaps/${name}.xml`,
  robots: '/robots.txt',
  manifest: '/site.webmanifest',
  redirectsCaddy: '/redirects/caddy.txt',
  redirectsNginx: '/redirects/nginx.txt',
  redirectsNetlify: '/_redirects',
  cms: '/cms',
} as const;

/** Names of addresses that are no record's. */
type FixedName = {
  [N in keyof typeof paths]: (typeof paths)[N] extends string ? N : never;
}[keyof typeof paths];

/**
 * How each of them is published: in every language and in the sitemap, in every language alone, once
 * for all languages, or not at all.
 */
const published = {
  notFound: 'unlisted',
  home: 'listed',
  about: 'listed',
  contact: 'listed',
  visas: 'listed',
  flights: 'listed',
  tours: 'listed',
  umrah: 'listed',
  compare: 'listed',
  blog: 'listed',
  travel: 'listed',
  faq: 'listed',
  privacy: 'listed',
  thankYou: 'unlisted',
  notSent: 'unlisted',
  offline: 'unlisted',
  search: 'unlisted',
  saved: 'unlisted',
  feed: 'unlisted',
  robots: 'once',
  manifest: 'once',
  redirectsCaddy: 'once',
  redirectsNginx: 'once',
  redirectsNetlify: 'once',
  sitemap: 'once',
  cms: 'never',
} as const satisfies Record<FixedName, 'listed' | 'unlisted' | 'once' | 'never'>;

type NamePublished<K> = {
  [N in FixedName]: (typeof published)[N] extends K ? N : never;
}[FixedName];
export type PageName = NamePublished<'listed'>;

export const namesPublished = <K extends (typeof published)[FixedName]>(kind: K) =>
  (Object.keys(published) as FixedName[]).filter(
    (name): name is NamePublished<K> => published[name] === kind,
  );

/** Cards on one page of a list. */
export const PAGE_SIZE = 60;

/** `/tours`, then `/tours/page/2`, … */
export const listPage = (list: string, page: number) =>
  page === 1 ? list : `${list}/page/${page}`;

/** The addresses of all of its pages. */
export const listPages = (list: string, pages: number) =>
  Array.from({ length: pages }, (_, i) => listPage(list, i + 1));

/** The page as a file to keep and to send on, beside it. */
export const brochureOf = (page: string) => `${page}/brochure.pdf`;

const BROCHURE = /^(.+)\/brochure\.pdf$/;

/** The page that an address is the brochure of, be there such a page or not. */
export const pageOfBrochure = (path: string): string | undefined => BROCHURE.exec(path)?.[1];

const HAS_BROCHURE = new RegExp(`^(?:/bn)?(?:${paths.tours}|${paths.umrah})/[^/]+$`);

/** Whether the page at an address, in any language, may have one. */
export const hasBrochure = (path: string) => HAS_BROCHURE.test(path);

/** The part of a list that has one value of a filter: `/tours/in/thailand`. */
export const narrowedList = (list: string, value: string) => `${list}/in/${value}`;

const NARROWED = new RegExp(`^(${paths.tours}|${paths.umrah})/in/[a-z0-9-]{1,80}$`);

/** The list that an address is a part of, be there such a part or not. */
export const listOfPart = (path: string): string | undefined => NARROWED.exec(path)?.[1];

export const pageCount = (items: number, size = PAGE_SIZE) => Math.max(1, Math.ceil(items / size));

/** The address of a page in a language: `/tours` → `/bn/tours`. */
export function localPath(locale: Locale, path: string): string {
  const { prefix } = localeFacts[locale];
  return path === '/' ? prefix || '/' : prefix + path;
}

/**
 * The file that holds an address, below the published folder: `/` → `index.html`,
 * `/bn` → `bn.html`, `/sitemap.xml` → `sitemap.xml`.
 */
export function pageFile(path: string): string {
  if (path === '/') return 'index.html';
  return isPage(path) ? `${path.slice(1)}.html` : path.slice(1);
}

/** Whether an address is a page; one with a file extension is a file, and so is a host's list. */
export const isPage = (path: string) => !/\.[^./]+$/.test(path) && path !== paths.redirectsNetlify;
