import { localPath, paths } from '#model/routes/paths.ts';
import { parse } from 'node:querystring';
import { leadOfForm } from '#model/contact/lead-form.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, NoRoom } from '../../errors.ts';
import { answerTo, sendError } from '../../plugins/errors.ts';
import { isFormOfBrowser, languageOf, notSentPage } from '../../plugins/plain-forms.ts';
import { notUtf8, utf8Text } from '../../plugins/utf8.ts';

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
  if (!isFormOfBrowser(request)) return sendError(error, reply, new NoRoom(NOT_STORED));
  const { status } = answerTo(error);
  const { damage } = reply.server;
  if (status >= 500 && !damage.note(error)) reply.log.error({ err: error }, 'fault');
  return reply.redirect(notSentPage(request, status), 303);
}

/** Far more than any form of ours has. `parse` leaves out what is beyond, and says nothing. */
const MOST_FIELDS = 1_000;

/** Parser for urlencoded bodies, scoped to these routes. */
export function registerFormBody(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, bytes, done) => {
      if (bytes.toString('latin1').split('&', MOST_FIELDS + 1).length > MOST_FIELDS)
        return done(new ApiError(413, 'The form has too many fields'));
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
