import { detailEntities, placeOf } from '../entities/index.ts';
import { DEFAULT_LOCALE, LOCALES, localeFacts, type Locale } from '../kit/locales.ts';
import { OWN_PATH_MAX } from '../routes/own-path.ts';
import { listOfPart, namesPublished, paths } from '../routes/paths.ts';

export interface CountedPage {
  language: Locale;
  /** Its English address; of any page or part of a list that of the list. */
  path: string;
}

const fixed: ReadonlySet<string> = new Set(namesPublished('listed').map((name) => paths[name]));
const LATER_PAGE = /^(\/.+)\/page\/[1-9]\d{0,5}$/;
/** The lists that may go on at a second page. */
const lists: ReadonlySet<string> = new Set([
  paths.compare,
  ...detailEntities.map(({ shownOn }) => paths[shownOn]),
]);
const prefixed = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/**
 * The page that an address counts for: one that is there whatever records there are, or one that a
 * record may have. Undefined for every other address, such as a page that no sitemap has.
 */
export function countedPage(address: string): CountedPage | undefined {
  if (address.length > OWN_PATH_MAX) return undefined;
  const { language, path: given } = withoutLanguage(address.replace(/(?<=[^/])\/$/, ''));
  const first = LATER_PAGE.exec(given)?.[1] ?? given;
  const list = listOfPart(first) ?? first;
  const path = lists.has(list) ? list : given;
  return fixed.has(path) || isOfRecord(path) ? { language, path } : undefined;
}

/** Whether the page is there whatever records there are. */
export const isFixed = (path: string): boolean => fixed.has(path);

const ADDRESS = /^[A-Za-z0-9_~-]+$/;
const isOfRecord = (path: string) => {
  const place = placeOf(path);
  return place !== undefined && ADDRESS.test(place.address);
};

function withoutLanguage(address: string): CountedPage {
  for (const language of prefixed) {
    const { prefix } = localeFacts[language];
    if (address === prefix) return { language, path: '/' };
    if (address.startsWith(`${prefix}/`)) return { language, path: address.slice(prefix.length) };
  }
  return { language: DEFAULT_LOCALE, path: address };
}
