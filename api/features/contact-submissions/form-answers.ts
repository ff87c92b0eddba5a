import { DEFAULT_LOCALE, localeFacts, LOCALES, type Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { NoRoom } from '../../errors.ts';
import { answerTo, sendError } from '../../plugins/errors.ts';

/** Fragments of the result page by status. */
const places: Readonly<Record<number, string>> = {
  400: 'check',
  413: 'check',
  422: 'check',
  429: 'wait',
};

/** Whether a plain HTML form was submitted: the answer is a redirect. */
export const isForm = (request: FastifyRequest) =>
  /^\s*application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '');

/** `closed`: fragment of the page that says when somebody will call. */
export function thank(request: FastifyRequest, reply: FastifyReply, closed: string | null) {
  const page = localPath(languageOf(request), paths.thankYou);
  return reply.redirect(closed === null ? page : `${page}#${closed}`, 303);
}

/** For a visitor, who cannot make room. */
const NOT_STORED =
  'Your message could not be stored: our disk is full. Please call us, or write to us by e-mail.';

/**
 * Redirects a submitted form to a page that explains the error; the back button restores the input.
 * Other clients get the usual JSON error.
 */
export function answerRefusedForm(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isBrowser = /\btext\/html\b/.test(request.headers.accept ?? '');
  if (!isForm(request) || !isBrowser) return sendError(error, reply, new NoRoom(NOT_STORED));
  const { status } = answerTo(error);
  const { damage } = reply.server;
  if (status >= 500 && !damage.note(error)) reply.log.error({ err: error }, 'fault');
  const page = localPath(languageOf(request), paths.notSent);
  return reply.redirect(`${page}#${places[status] ?? 'later'}`, 303);
}

/** The form's language field; where unreadable, the language of the Referer. */
function languageOf(request: FastifyRequest): Locale {
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
