import { parse } from 'node:querystring';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** Bodies of plain HTML forms, for the routes of this scope alone. */
export async function registerFormBody(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { parser: parseForm });
}

/**
 * A form sends every field that it has: an empty one is one nobody filled. Line ends come as CR LF,
 * whatever was typed.
 */
export function parseForm(body: string): Record<string, unknown> {
  const filled = Object.entries(parse(body)).filter(([, value]) => value !== '');
  return Object.fromEntries(filled.map(([name, value]) => [name, withPlainLineEnds(value)]));
}

const withPlainLineEnds = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
