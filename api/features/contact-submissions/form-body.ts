import { parse } from 'node:querystring';
import { leadOfForm } from '#model/contact/lead-form.ts';
import type { FastifyInstance } from 'fastify';
import { notUtf8, utf8Text } from '../../plugins/utf8.ts';

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
