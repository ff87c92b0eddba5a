import { DEFAULT_LOCALE, LOCALES, localeFacts } from '../kit/locales.ts';
import { listOfPart, paths } from './paths.ts';

export const OWN_PATH_MAX = 200;

/**
 * A path of this site: no dot, no sign of percent, no second slash. Every server and browser reads it
 * in the same way, and it needs no escapes in any list.
 */
export const OWN_PATH_PATTERN = '^/$|^(/[A-Za-z0-9_~-]+)+/?$';

const ownPath = new RegExp(OWN_PATH_PATTERN);
const prefixes = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
  (locale) => localeFacts[locale].prefix,
);

/** The stored form: lower case, without language and slash at the end. One record is both languages. */
export function storedPath(typed: string): string {
  const path = typed.toLowerCase().replace(/(?<=.)\/$/, '');
  const prefix = prefixes.find((each) => path === each || path.startsWith(`${each}/`));
  return prefix === undefined ? path : path.slice(prefix.length) || '/';
}

/** First parts of addresses that pages cannot have: the server's own. */
const RESERVED: ReadonlySet<string> = new Set(
  'api cms preview metrics static share _astro _redirects redirects'.split(' '),
);
const fixed: ReadonlySet<string> = new Set(Object.values(paths).map(String));

/** Whether an address is the site's own, whatever records there are: no redirect begins there. */
export const isTaken = (path: string): boolean =>
  fixed.has(path) ||
  RESERVED.has(path.split('/')[1]!) ||
  /\/page\/\d+$/.test(path) ||
  // Its file is what servers show for the folder: `/tours` for `/tours/index`.
  path.endsWith('/index') ||
  listOfPart(path) !== undefined;

/** Paths that scanners ask every server in the world for. */
const JUNK = /^\/(wp|wordpress|admin|administrator|phpmyadmin|pma|cgi-bin|vendor|boaform|owa|ecp|solr|actuator|autodiscover|remote|telescope|console|manager|hudson|jenkins|login|sdk|hnap1|evox|geoserver)(\/|-|$)/; // oxfmt-ignore

/** The address to count where a page was not found; undefined where no redirect could begin there. */
export function countedPath(asked: string): string | undefined {
  if (asked.length > OWN_PATH_MAX || !ownPath.test(asked)) return undefined;
  const path = storedPath(asked);
  return isTaken(path) || JUNK.test(path) ? undefined : path;
}
