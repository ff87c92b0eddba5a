import { localPath } from '#model/paths.ts';
import type { Locale } from '#model/locales.ts';
import { isBuilt } from './built-pages.ts';

/** Where everybody can be reached: on the home page itself. */
const CONTACT = '#contact';

/**
 * Where the hero's button leads: to another site as staff typed it, to a page of ours in the
 * visitor's language, and to the contact details where the site has no such page.
 */
export function heroLink(locale: Locale, typed: string | null): string {
  if (typed && /^https?:\/\//.test(typed)) return typed;
  const [path = ''] = (typed ?? '').split('#');
  return isBuilt(path) ? localPath(locale, path) : CONTACT;
}
