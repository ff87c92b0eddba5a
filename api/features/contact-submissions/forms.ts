import { DEFAULT_LOCALE, localeFacts, LOCALES, type Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';
import { parse } from 'node:querystring';
import { leadOfForm } from '#model/contact/lead-form.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NoRoom } from '../../errors.ts';
import { answerTo, sendError } from '../../plugins/errors.ts';
import { notUtf8, utf8Text } from '../../plugins/utf8.ts';

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

/** Parser for urlencoded bodies, scoped to these routes. */
export function registerFormBody(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, bytes, done) => {
      const fields = parseForm(bytes as Buffer);
      if (fields === undefined) done(notUtf8());
      else done(null, fields);
    },
  );
}

/**
 * Parses a form's bytes; undefined where they, or their percent-encoding (`%E0%A6%96`), are not
 * UTF-8. Line ends are CR LF, as browsers send them.
 */
export function parseForm(bytes: Buffer): Record<string, unknown> | undefined {
  const body = utf8Text(bytes);
  if (body === undefined || !(body.match(ESCAPES) ?? []).every(isUtf8)) return undefined;
  const fields = Object.entries(parse(body));
  return leadOfForm(
    Object.fromEntries(fields.map(([name, value]) => [name, withPlainLineEnds(value)])),
  );
}

const ESCAPES = /(?:%[0-9A-Fa-f]{2})+/g;
const isUtf8 = (escapes: string) =>
  utf8Text(Buffer.from(escapes.replaceAll('%', ''), 'hex')) !== undefined;

const withPlainLineEnds = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
