import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnownEtag } from './known-etag.ts';
import { ResponseCache, type CachedResponse } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Content version of an anonymous read, the cache key; undefined for all other requests. */
    readVersion: number | undefined;
  }
  interface FastifyContextConfig {
    /** Opts out of the cache: the answer changes without a write. */
    changesByItself?: boolean;
  }
}

const MAX_BYTES = 32 * 1024 * 1024;

/** The content version; undefined where nothing may be cached. */
type Known = number | undefined;
type Version = Known | Promise<Known>;

/** Above this size, encoding a string at each write costs more than a second socket write. */
const WRITTEN_AS_TEXT = 8 * 1024;

/** Headers of one request, left out of the cached response. */
const OF_THE_REQUEST: ReadonlySet<string> = new Set(['x-request-id']);
/** Headers of a body, left out of a 304. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['content-type', 'content-length']);

/**
 * Response cache: anonymous reads have an ETag and are answered from memory until the next write.
 * Registered after the guard, so that only authorised reads are answered. Signed-in answers depend
 * on the caller: never cached, and sent with `no-store`.
 */
export function registerReadCache(
  app: FastifyInstance,
  { version, maxBytes = MAX_BYTES }: { version: () => Version; maxBytes?: number },
): void {
  const cache = new ResponseCache(maxBytes);
  app.decorateRequest('readVersion', undefined);

  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!isAnonymousRead(request)) return done();
    // The version is read first: a concurrent write makes the entry stale, never wrongly fresh.
    const asked = version();
    if (typeof asked === 'object') asked.then((known) => answer(request, reply, known, done), done);
    else answer(request, reply, asked, done);
  });

  function answer(request: FastifyRequest, reply: FastifyReply, known: Known, done: () => void) {
    const found = known === undefined ? undefined : cache.get(known, request.url);
    // After a hit the onSend hook below must not store it again.
    request.readVersion = found ? undefined : known;
    if (found) sendKept(request, reply, found);
    else done();
  }

  // After the guard's hooks, so that the headers are complete.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.readVersion === undefined || reply.statusCode !== 200) return done(null, payload);
    if (typeof payload !== 'string') return done(null, payload);
    const etag = `"${hash('sha256', payload, 'base64url').slice(0, 27)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    cache.set(request.readVersion, request.url, answerOf(reply, payload, etag));
    if (!isKnownEtag(request.headers['if-none-match'], etag)) return done(null, payload);
    reply.code(304);
    for (const name of OF_THE_BODY) reply.removeHeader(name);
    done(null, null);
  });

  app.addHook('preSerialization', (request, reply, payload, done) => {
    if (request.caller?.kind === 'user' && isRead(request)) markRevision(reply, payload);
    done(null, payload);
  });
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

const isAnonymousRead = (request: FastifyRequest) =>
  isRead(request) &&
  request.caller?.kind === 'anonymous' &&
  request.routeOptions.config.changesByItself !== true;

/** The cache entry: body and headers, without the headers of one request. */
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

/** Writes the response to the socket, bypassing Fastify's reply pipeline. */
function sendKept(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse): void {
  const known = isKnownEtag(request.headers['if-none-match'], answer.etag);
  const headers = known ? answer.headersAlone : answer.headers;
  reply.hijack();
  reply.raw.writeHead(known ? 304 : 200, ['x-request-id', request.id, ...headers]);
  reply.raw.end(known ? undefined : answer.body);
}

/** Sets the revision as the ETag of a record; editors send it back as `If-Match`. */
function markRevision(reply: FastifyReply, payload: unknown): void {
  const { revision } = (payload ?? {}) as { revision?: unknown };
  if (typeof revision === 'number' && !Array.isArray(payload) && !reply.hasHeader('etag'))
    reply.header('etag', `"${revision}"`);
}
