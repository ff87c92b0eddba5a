import { localPath } from '#model/routes/paths.ts';
import { LOCALES, type Locale } from '#model/kit/locales.ts';

/** One address per kind of public page. */
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

/** Phone and desktop. */
export const WIDTHS = [390, 1280] as const;

/** Phones, small and large, portrait and landscape; tablets; desktops. */
export const SIZES = [
  [320, 568],
  [360, 640],
  [360, 740],
  [375, 667],
  [390, 844],
  [412, 915],
  [430, 932],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

interface Address {
  locale: Locale;
  path: string;
}

/** The same, in every language. */
export const ADDRESSES: readonly Address[] = LOCALES.flatMap((locale) =>
  ROUTES.map((route) => ({ locale, path: localPath(locale, route) })),
);
