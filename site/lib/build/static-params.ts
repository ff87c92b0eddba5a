import { LOCALES, localeFacts } from '#model/kit/locales.ts';

/** The first segment of every language: none for English. */
export const languageParams = LOCALES.map((locale) => ({
  lang: localeFacts[locale].prefix.slice(1) || undefined,
}));

/** The static paths of pages that exist in every language. */
export const everyLanguage = <P extends Record<string, string | undefined>>(pages: readonly P[]) =>
  languageParams.flatMap((language) => pages.map((page) => ({ params: { ...language, ...page } })));

/** The static paths of a list's pages: `/tours`, then `/tours/page/2`, … */
export const listParams = (pages: number) =>
  everyLanguage(
    Array.from({ length: pages }, (_, i) => ({ page: i === 0 ? undefined : `page/${i + 1}` })),
  );

/** The number of a list's page; undefined for `page/1`, whose address has no number. */
export function pageNumber(param: string | undefined): number | undefined {
  if (param === undefined) return 1;
  const number = /^page\/([1-9]\d*)$/.exec(param)?.[1];
  return number === '1' ? undefined : Number(number) || undefined;
}
