import type { Locale } from '#model/kit/locales.ts';
import { localPath, PAGE_SIZE } from '#model/routes/paths.ts';
import type { ItemList, WithContext } from 'schema-dts';

interface Place {
  site: URL;
  locale: Locale;
}

const address = ({ site, locale }: Place, path: string) =>
  new URL(localPath(locale, path), site).href;

interface List {
  name: string;
  items: readonly { name: string; path?: string }[];
  /** Number of this page of the list. */
  page?: number;
  /** How many stand on each page. */
  size?: number;
}

export function itemListData(
  place: Place,
  { name, items, page = 1, size = PAGE_SIZE }: List,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, i) => ({
      '@type': 'ListItem',
      position: (page - 1) * size + i + 1,
      name: item.name,
      ...(item.path && { url: address(place, item.path) }),
    })),
  };
}
