import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ResponseCache, type CachedResponse } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of the content that an anonymous read shows; undefined for all else. */
    readVersion: number | undefined;
  }
  interface FastifyContextConfig {
    /** Changes without a write, so that no answer is kept. */
    changesByItself?: boolean;
  }
}

const MAX_BYTES = 32 * 1024 * 1024;

/** A longer text costs more to encode each time than a second piece costs to write. */
const WRITTEN_AS_TEXT = 8 * 1024;

/** What a header says of one request, and not of what was asked for. */
const OF_THE_REQUEST: ReadonlySet<string> = new Set(['x-request-id']);
/** What says something of a body, and so nothing where there is none. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['content-type', 'content-length']);

/**
 * Anonymous reads are answered with an ETag and, while nothing has been written, from memory.
 * Registered after the guard, so that only who may read is answered. What depends on who asks is
 * never kept: a signed-in answer is made anew and told to be kept by nobody.
 */
export function registerReadCache(
  app: FastifyInstance,
  { version, maxBytes = MAX_BYTES }: { version: () => number | undefined; maxBytes?: number },
): void {
  const cache = new ResponseCache(maxBytes);
  app.decorateRequest('readVersion', undefined);

  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!isAnonymousRead(request)) return done();
    // Taken before anything is read: what is written meanwhile makes the answer old, never new.
    request.readVersion = version();
    if (request.readVersion === undefined) return done();
    const found = cache.get(request.readVersion, request.url);
    if (!found) return done();
    // It is kept already: nothing is left to do at the end of the answer.
    request.readVersion = undefined;
    sendKept(request, reply, found);
  });

  // After the guard's, so that the headers of the answer are complete.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.readVersion === undefined || reply.statusCode !== 200) return done(null, payload);
    if (typeof payload !== 'string') return done(null, payload);
    const etag = `"${hash('sha256', payload, 'base64url').slice(0, 27)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    cache.set(request.readVersion, request.url, answerOf(reply, payload, etag));
    if (!isKnown(request, etag)) return done(null, payload);
    reply.code(304);
    for (const name of OF_THE_BODY) reply.removeHeader(name);
    done(null, null);
  });

  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (request.caller?.kind === 'user' && request.method === 'GET') markRevision(reply, payload);
    done(null, payload);
  });
}

const isAnonymousRead = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  request.caller?.kind === 'anonymous' &&
  request.routeOptions.config.changesByItself !== true;

/** The answer with every header that it was sent with, but for what is said of one request. */
function answerOf(reply: FastifyReply, payload: string, etag: string): CachedResponse {
  const headers = Object.entries(reply.getHeaders())
    .filter(([name]) => !OF_THE_REQUEST.has(name) && name !== 'content-length')
    .map(([name, value]) => [name, String(value)] as const);
  const bytes = Buffer.from(payload);
  return {
    body: bytes.length <= WRITTEN_AS_TEXT ? payload : bytes,
    bytes: bytes.length,
    etag,
    headers: [...headers, ['content-length', String(bytes.length)] as const].flat(),
    headersAlone: headers.filter(([name]) => !OF_THE_BODY.has(name)).flat(),
  };
}

/** Writes the answer as it is: of all that the framework does at the end, nothing is left to do. */
function sendKept(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse): void {
  const known = isKnown(request, answer.etag);
  const headers = known ? answer.headersAlone : answer.headers;
  reply.hijack();
  reply.raw.writeHead(known ? 304 : 200, ['x-request-id', request.id, ...headers]);
  reply.raw.end(known ? undefined : answer.body);
}

/** Whether the asker has this very answer: an ETag is compared weakly, `*` is any. */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

/** Who edits a record sends its ETag back as `If-Match`: it is the revision. */
function markRevision(reply: FastifyReply, payload: unknown): void {
  const { revision } = (payload ?? {}) as { revision?: unknown };
  if (typeof revision === 'number' && !Array.isArray(payload) && !reply.hasHeader('etag'))
    reply.header('etag', `"${revision}"`);
}
