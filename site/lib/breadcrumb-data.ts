import { localPath } from '#model/paths.ts';
import type { Locale } from '#model/locales.ts';

export interface BreadcrumbList {
  '@context': 'https://schema.org';
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

/** The way from the first page to this one, as search engines read it. */
export const breadcrumbData = (
  site: URL,
  locale: Locale,
  trail: readonly { name: string; path: string }[],
): BreadcrumbList => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: new URL(localPath(locale, path), site).href,
  })),
});
