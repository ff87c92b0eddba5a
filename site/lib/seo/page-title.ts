import { graphemeCount, truncate } from '#model/text/graphemes.ts';

const TITLE = 60;
const DESCRIPTION = 160;

/** The page and the agency where both fit a search result, otherwise the page alone. */
export function pageTitle(page: string, company: string): string {
  const whole = `${page} | ${company}`;
  return graphemeCount(whole) <= TITLE ? whole : truncate(page, TITLE - 1);
}

/** A title without the agency, where that is said beside it. */
export const titleAlone = (title: string, company: string): string => {
  const ending = ` | ${company}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
};

export const pageDescription = (text: string) => truncate(text, DESCRIPTION - 1);
