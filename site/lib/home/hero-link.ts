import { localPath } from '#model/routes/paths.ts';
import type { Locale } from '#model/kit/locales.ts';
import { mainNav } from '../../i18n/nav.ts';
import { contactHref } from '../agency/contact-page.ts';

/** The id of the dialog that asks for a number to call. */
export const QUICK_BOOKING = 'quick-booking';

const pages: ReadonlySet<string> = new Set(mainNav.map((item) => item.path));

type HeroLink = { dialog: string } | { href: string };

/**
 * Target of the hero's button: the callback dialog, unless staff typed another site, a page of ours
 * or a part of the home page. An unknown page falls back to the contact page.
 */
export function heroLink(locale: Locale, typed: string | null): HeroLink {
  if (!typed || typed === `#${QUICK_BOOKING}`) return { dialog: QUICK_BOOKING };
  if (/^https?:\/\//.test(typed) || typed.startsWith('#')) return { href: typed };
  const [path = ''] = typed.split('#');
  return { href: pages.has(path) ? localPath(locale, path) : contactHref(locale) };
}
