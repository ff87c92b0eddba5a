import type { Locale } from '#model/locales.ts';
import { localPath, PAGE_SIZE, paths } from '#model/paths.ts';
import { strings } from '../i18n/index.ts';
import type { BreadcrumbList, ItemList } from './json-ld.ts';

interface Place {
  site: URL;
  locale: Locale;
}

const address = ({ site, locale }: Place, path: string) =>
  new URL(localPath(locale, path), site).href;

/** The way from the home page to this one. */
export function breadcrumbData(
  place: Place,
  trail: readonly { name: string; path: string }[],
): BreadcrumbList {
  const home = { name: strings(place.locale).nav.items.home, path: paths.home };
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...trail].map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: address(place, path),
    })),
  };
}

interface List {
  name: string;
  items: readonly { name: string; path?: string }[];
  /** Which page of the list this is. */
  page?: number;
}

export function itemListData(place: Place, { name, items, page = 1 }: List): ItemList {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, i) => ({
      '@type': 'ListItem',
      position: (page - 1) * PAGE_SIZE + i + 1,
      name: item.name,
      ...(item.path && { url: address(place, item.path) }),
    })),
  };
}
