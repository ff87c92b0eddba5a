import { formatNumber } from '../format/money.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { localPath } from '../routes/paths.ts';
import type { Locale } from '../kit/locales.ts';
import type { Found, Result } from './find.ts';

/** Cleans what was typed before it is searched for and shown: one line of text that ends somewhere. */
export function queryOf(typed: string, longest: number): string {
  const line = typed
    .slice(0, longest * 4)
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, longest).join('').trim();
}

/** Texts of a search; `{n}`, `{query}` and `{shown}` are filled in. */
export interface StatusTexts {
  one: string;
  many: string;
  none: string;
  /** Said where more fit than are listed, and nothing leads to the others. */
  best: string;
}

/** The number of results in words. `query` is inserted as it is given. */
export function statusOf(
  texts: StatusTexts,
  { total, results }: Found,
  query: string,
  locale: Locale,
) {
  const some = total > results.length && texts.best ? texts.best : texts.many;
  const text = total === 0 ? texts.none : total === 1 ? texts.one : some;
  return text
    .replace('{n}', formatNumber(total, locale))
    .replace('{shown}', formatNumber(results.length, locale))
    .replace('{query}', () => query);
}

/** The rows of results: links, or options that a combobox moves through. */
export const resultsHtml = (
  results: readonly Result[],
  locale: Locale,
  optionId?: (at: number) => string,
): string =>
  results
    .map(({ label, row: [, title, path, about, lang] }, at) => {
      const item = optionId ? ' role="none"' : '';
      const option = optionId
        ? ` role="option" aria-selected="false" tabindex="-1" id="${optionId(at)}"`
        : '';
      const href = escapeHtml(localPath(locale, path));
      const language = lang ? ` lang="${lang}"` : '';
      return (
        `<li${item}><a href="${href}"${option}><span class="result-kind">${escapeHtml(label)}</span>` +
        `<span class="result-title"${language}>${escapeHtml(title)}</span>` +
        (about ? `<span class="result-about">${escapeHtml(about)}</span>` : '') +
        '</a></li>'
      );
    })
    .join('');
