import type { Locale } from '#model/locales.ts';
import { localPath, paths } from '#model/paths.ts';
import { isBuilt } from './built-pages.ts';

/** Where everybody can be reached: a page of its own, until there is one a part of the home page. */
const page = isBuilt(paths.contact) ? paths.contact : paths.home;
const anchor = isBuilt(paths.contact) ? '' : '#contact';

export const contactHref = (locale: Locale) => localPath(locale, page) + anchor;
