import { DEFAULT_LOCALE, localeFacts, LOCALES, type Locale } from '#model/kit/locales.ts';
import { localPath } from '#model/routes/paths.ts';

interface PageLinks {
  canonical: string;
  alternates: { hreflang: string; href: string }[];
}

/** Whole addresses of a page; alternates only where it really exists in every language. */
export function pageLinks(site: URL, locale: Locale, path: string, translated: boolean): PageLinks {
  const address = (each: Locale) => new URL(localPath(each, path), site).href;
  const languages = LOCALES.map((each) => ({
    hreflang: localeFacts[each].tag,
    href: address(each),
  }));
  return {
    canonical: address(locale),
    alternates: translated
      ? [...languages, { hreflang: 'x-default', href: address(DEFAULT_LOCALE) }]
      : [],
  };
}
