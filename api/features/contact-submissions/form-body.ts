import { parse } from 'node:querystring';
import { leadOfForm } from '#model/lead-form.ts';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** Bodies of plain HTML forms, for the routes of this scope alone. */
export async function registerFormBody(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { parser: parseForm });
}

/** Line ends come as CR LF, whatever was typed. */
export function parseForm(body: string): Record<string, unknown> {
  const fields = Object.entries(parse(body));
  return leadOfForm(
    Object.fromEntries(fields.map(([name, value]) => [name, withPlainLineEnds(value)])),
  );
}

const withPlainLineEnds = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
