import type { Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';

export const contactHref = (locale: Locale) => localPath(locale, paths.contact);

const pagesWithMap: ReadonlySet<string> = new Set([paths.home, paths.contact]);

/** The map on this page, or the one of the contact page. */
export const mapHref = (locale: Locale, path: string) =>
  `${pagesWithMap.has(path) ? '' : contactHref(locale)}#contact-map`;
