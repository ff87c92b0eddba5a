import { storedPath } from '#model/routes/own-path.ts';
import { localPath } from '#model/routes/paths.ts';
import type { Locale } from '#model/kit/locales.ts';
import { contactHref } from '../agency/contact-page.ts';

/** The id of the dialog that asks for a number to call. */
export const QUICK_BOOKING = 'quick-booking';

type HeroLink = { dialog: string } | { href: string };

/**
 * Target of the hero's button: the callback dialog, unless staff typed another site, a page of ours
 * or a part of the home page. A page that is not there falls back to the contact page.
 */
export function heroLink(
  locale: Locale,
  typed: string | null,
  isThere: (path: string) => boolean,
): HeroLink {
  if (!typed || typed === `#${QUICK_BOOKING}`) return { dialog: QUICK_BOOKING };
  if (/^https?:\/\//.test(typed) || typed.startsWith('#')) return { href: typed };
  const [typedPath = ''] = typed.split(/[?#]/);
  const path = storedPath(typedPath);
  if (!isThere(path)) return { href: contactHref(locale) };
  return { href: localPath(locale, path) + typed.slice(typedPath.length) };
}
