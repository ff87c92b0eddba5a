import { DEFAULT_LOCALE, localeFacts, LOCALES, type Locale } from '#model/locales.ts';
import { localPath, paths } from '#model/paths.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerTo, sendError } from '../../plugins/errors.ts';

/** What the page says of a refusal, as a part of it to show. */
const places: Readonly<Record<number, string>> = {
  400: 'check',
  413: 'check',
  422: 'check',
  429: 'wait',
};

/** Whether a plain HTML form sent this: it is answered with a page to go to. */
export const isForm = (request: FastifyRequest) =>
  /^\s*application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '');

export const thank = (request: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(localPath(languageOf(request), paths.thankYou), 303);

/**
 * A browser that sent a form is led to a page that says what to do; the step back from there shows
 * the form with everything that was typed. Anybody else is answered like by every other call.
 */
export function answerRefusedForm(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isBrowser = /\btext\/html\b/.test(request.headers.accept ?? '');
  if (!isForm(request) || !isBrowser) return sendError(error, reply);
  const { status } = answerTo(error);
  if (status >= 500) reply.log.error({ err: error }, 'fault');
  const page = localPath(languageOf(request), paths.notSent);
  return reply.redirect(`${page}#${places[status] ?? 'later'}`, 303);
}

/** As the form says; where it could not be read, as the page it stood on. */
function languageOf(request: FastifyRequest): Locale {
  const said = (request.body as { language?: unknown } | undefined)?.language;
  const page = URL.parse(request.headers.referer ?? '')?.pathname ?? '';
  return (
    LOCALES.find((locale) => locale === said) ??
    LOCALES.find((locale) => startsPage(locale, page)) ??
    DEFAULT_LOCALE
  );
}

function startsPage(locale: Locale, page: string): boolean {
  const { prefix } = localeFacts[locale];
  return prefix !== '' && (page === prefix || page.startsWith(`${prefix}/`));
}
