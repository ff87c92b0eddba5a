import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accepts } from './send-file.ts';

const compressed = promisify(gzip);

/** In characters: a shorter answer fits into few packets as it is. */
const LONG = 4_096;

/**
 * Compresses long answers to staff, whose lists a phone loads again and again. No cache keeps them, so
 * that `Vary` need not name the coding. What anyone may read is answered from memory, as it is.
 */
export function registerCompressedAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isOfStaff = request.caller?.kind === 'user';
    if (!isOfStaff || !isLong(payload) || !acceptsGzip(request)) return done(null, payload);
    compressed(payload).then((bytes) => {
      reply.header('content-encoding', 'gzip');
      done(null, bytes);
    }, done);
  });
}

const isLong = (payload: unknown): payload is string =>
  typeof payload === 'string' && payload.length > LONG;

const acceptsGzip = ({ headers }: FastifyRequest) =>
  accepts(String(headers['accept-encoding'] ?? ''), 'gzip');
