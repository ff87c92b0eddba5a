import { graphemeCount, truncate } from '#model/text/graphemes.ts';

const LENGTH = 150;
const SHORTEST_DESCRIPTION = 50;

/** The only entities that a serialised, sanitised text can hold. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** Plain text of sanitised HTML, on one line. */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, (tag) => (INLINE.test(tag) ? '' : ' '))
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, ' ')
    .trim();

const INLINE = /^<\/?(?:a|b|code|del|em|i|mark|s|small|span|strong|sub|sup|u)\b/i;

/** Excerpt of a text, for a card whose writer gave none. */
export const excerptOf = (html: string) => truncate(plainText(html), LENGTH);

/** The first of the texts that is long enough to describe a page, else the last. */
export const descriptionFrom = (...texts: string[]) =>
  texts.find((text) => graphemeCount(text) >= SHORTEST_DESCRIPTION) ?? texts.at(-1)!;
