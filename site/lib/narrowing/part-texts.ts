import type { FilterName, PagedName } from '#model/catalogue/filters.ts';
import type { Locale } from '#model/kit/locales.ts';
import { strings } from '../../i18n/index.ts';
import { LISTS, valueWords } from './filter-words.ts';

interface Texts {
  title: (words: string) => string;
  pageTitle: (words: string) => string;
  description: (words: string, count: number) => string;
}

interface Part {
  filter: FilterName;
  value: string;
  count: number;
}

/** Texts of the page of a part of a list. */
export function partTexts(locale: Locale, entity: PagedName, { filter, value, count }: Part) {
  const parts: Partial<Record<FilterName, Texts>> = strings(locale).narrowing.parts[LISTS[entity]];
  const { title, pageTitle, description } = parts[filter]!;
  const words = valueWords(locale, filter, value);
  return {
    title: title(words),
    pageTitle: pageTitle(words),
    description: description(words, count),
  };
}
