import { parse } from 'node:querystring';
import { leadOfForm } from '#model/lead-form.ts';
import type { FastifyInstance } from 'fastify';
import { notUtf8, utf8Text } from '../../plugins/utf8.ts';

/** Bodies of plain HTML forms, for the routes of this scope alone. */
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
 * The lead in a form's bytes; undefined where they, or what they escape as `%E0%A6%96`, are not UTF-8.
 * Line ends come as CR LF, whatever was typed.
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
