import { localPath } from '#model/paths.ts';
import { LOCALES, type Locale } from '#model/locales.ts';

/** One address of every kind that the public site has. */
export const ROUTES = [
  '/',
  '/visa-services',
  '/visa-services/thailand',
  '/flights',
  '/tours',
  '/tours/sundarbans-boat-journey',
  '/umrah',
  '/umrah/umrah-group-14-days',
  '/contact',
  '/about',
  '/blog',
  '/blog/thailand-visa-documents-from-dhaka',
  '/thank-you',
  '/not-sent',
  '/nowhere',
] as const;

/** A phone and a desk. */
export const WIDTHS = [390, 1280] as const;

interface Address {
  locale: Locale;
  path: string;
}

/** The same, in every language. */
export const ADDRESSES: readonly Address[] = LOCALES.flatMap((locale) =>
  ROUTES.map((route) => ({ locale, path: localPath(locale, route) })),
);
