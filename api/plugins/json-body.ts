import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';
import { hasBody } from './limits.ts';
import { notUtf8, utf8Text } from './utf8.ts';

/** Far more than any body has. What is deeper is read, and cannot be written again: JSON.stringify recurses. */
const MOST_LEVELS = 1_000;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));

/** JSON parser: an empty body is no body, whatever its content type, and bytes must be UTF-8, uncompressed. */
export function registerJsonBody(app: FastifyInstance): void {
  // HTTP clients such as axios and curl call an empty body a form, for which Fastify looks for a parser.
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasBody(request)) delete request.headers['content-type'];
    done();
  });
  // Nothing is decompressed: a few bytes could become any number.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const coding = request.headers['content-encoding'] ?? '';
    const isPlain = ['', 'identity'].includes(coding.toLowerCase());
    if (isPlain || !hasBody(request)) done(null, payload);
    else done(compressed(coding));
  });
  app.removeContentTypeParser('text/plain');
  registerJsonParser(app, 'error');
}

/** `onPrototype`: a key that could reach a prototype is an error, or a key like any other. */
export function registerJsonParser(app: FastifyInstance, onPrototype: 'error' | 'ignore'): void {
  const parse = app.getDefaultJsonParser(onPrototype, onPrototype);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const body = utf8Text(bytes as Buffer);
    if (body === undefined) return done(notUtf8());
    if (body === '') return done(null, undefined);
    parse(request, body, (error, value) => {
      if (!error && isDeeper(value, MOST_LEVELS))
        done(new ApiError(400, 'The body is nested too deeply'));
      else done(error, value);
    });
  });
}

const compressed = (coding: string) =>
  new ApiError(415, `A body is taken as it is here, and not compressed (${coding})`, {
    'accept-encoding': 'identity',
  });
