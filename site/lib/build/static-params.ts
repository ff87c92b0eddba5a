import { LOCALES, localeFacts } from '#model/kit/locales.ts';

/** The first segment of every language: none for English. */
export const languageParams = LOCALES.map((locale) => ({
  lang: localeFacts[locale].prefix.slice(1) || undefined,
}));

/** The static paths of pages that exist in every language. */
export const everyLanguage = <P extends Record<string, string>>(pages: readonly P[]) =>
  languageParams.flatMap((language) => pages.map((page) => ({ params: { ...language, ...page } })));

/** The static paths of a list's pages after the first. */
export const furtherPages = (pages: number) =>
  everyLanguage(Array.from({ length: pages - 1 }, (_, i) => ({ page: String(i + 2) })));

/** A further page's number; nothing for the first page, whose address has none. */
export function pageNumber(param: string | undefined): number | undefined {
  return /^[1-9]\d*$/.test(param ?? '') && param !== '1' ? Number(param) : undefined;
}
