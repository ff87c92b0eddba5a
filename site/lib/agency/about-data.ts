import { localeFacts, type Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import type { AboutPage, WithContext } from 'schema-dts';

interface Page {
  site: URL;
  locale: Locale;
  company: string;
  title: string;
  description: string;
  established: number | undefined;
}

/** The page about the agency as search engines read it. */
export const aboutData = (page: Page): WithContext<AboutPage> => {
  const address = (path: string) => new URL(localPath(page.locale, path), page.site).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: page.title,
    description: page.description,
    url: address(paths.about),
    inLanguage: localeFacts[page.locale].tag,
    about: {
      '@type': 'TravelAgency',
      name: page.company,
      url: address(paths.home),
      ...(page.established && { foundingDate: String(page.established) }),
    },
  };
};
