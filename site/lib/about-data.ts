import { localeFacts, type Locale } from '#model/locales.ts';
import { localPath, paths } from '#model/paths.ts';

export interface AboutPage {
  '@context': 'https://schema.org';
  '@type': 'AboutPage';
  name: string;
  description: string;
  url: string;
  inLanguage: string;
  about: { '@type': 'TravelAgency'; name: string; url: string; foundingDate: string };
}

interface Page {
  site: URL;
  locale: Locale;
  company: string;
  title: string;
  description: string;
  /** The year, in plain digits. */
  established: string;
}

/** The page about the agency as search engines read it. */
export const aboutData = (page: Page): AboutPage => {
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
      foundingDate: page.established,
    },
  };
};
