import { DEFAULT_LOCALE, localeFacts, LOCALES, type Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import type { FastifyRequest } from 'fastify';

/** Fragments of the result page by status. */
const places: Readonly<Record<number, string>> = {
  400: 'check',
  413: 'check',
  422: 'check',
  429: 'wait',
};

const typeOf = ({ headers }: FastifyRequest) => headers['content-type'] ?? '';

/** Whether a plain HTML form was submitted: the answer is a redirect. */
export const isForm = (request: FastifyRequest) =>
  /^\s*application\/x-www-form-urlencoded/i.test(typeOf(request));

/**
 * Whether a browser submitted it, which shows a visitor whatever the answer is. Proxies and extensions
 * change the content type of forms, or drop it: all but JSON counts, which no form is.
 */
export const isFormOfBrowser = (request: FastifyRequest) =>
  request.method === 'POST' &&
  /\btext\/html\b/.test(request.headers.accept ?? '') &&
  !/^\s*application\/json/i.test(typeOf(request));

/** The page that says why a form was not sent; the back button restores the input. */
export const notSentPage = (request: FastifyRequest, status: number) =>
  `${localPath(languageOf(request), paths.notSent)}#${places[status] ?? 'later'}`;

/** The form's language field; where unreadable, the language of the Referer. */
export function languageOf(request: FastifyRequest): Locale {
  const requested = (request.body as { language?: unknown } | undefined)?.language;
  const page = URL.parse(request.headers.referer ?? '')?.pathname ?? '';
  return (
    LOCALES.find((locale) => locale === requested) ??
    LOCALES.find((locale) => startsPage(locale, page)) ??
    DEFAULT_LOCALE
  );
}

function startsPage(locale: Locale, page: string): boolean {
  const { prefix } = localeFacts[locale];
  return prefix !== '' && (page === prefix || page.startsWith(`${prefix}/`));
}
