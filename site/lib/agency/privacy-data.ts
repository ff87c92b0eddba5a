import { localeFacts, type Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import type { WebPage, WithContext } from 'schema-dts';

interface Page {
  site: URL;
  locale: Locale;
  company: string;
  title: string;
  description: string;
}

/** The privacy page as search engines read it. */
export const privacyData = (page: Page): WithContext<WebPage> => {
  const address = (path: string) => new URL(localPath(page.locale, path), page.site).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: page.title,
    description: page.description,
    url: address(paths.privacy),
    inLanguage: localeFacts[page.locale].tag,
    publisher: { '@type': 'TravelAgency', name: page.company, url: address(paths.home) },
  };
};
