import { localPath } from '#model/routes/paths.ts';
import type { Locale } from '#model/kit/locales.ts';
import type { BreadcrumbList, WithContext } from 'schema-dts';

/** The way from the first page to this one, as search engines read it. */
export const breadcrumbData = (
  site: URL,
  locale: Locale,
  trail: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: new URL(localPath(locale, path), site).href,
  })),
});
