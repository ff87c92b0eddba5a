import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KeptAnswers, type KeptAnswer } from './kept-answers.ts';

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

/** Headers of an answer that are kept with it. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'x-total-count'];

/**
 * Anonymous reads are answered with an ETag and, while nothing has been written, from memory.
 * Registered after the guard, so that only who may read is answered. What depends on who asks is
 * never kept: a signed-in answer is made anew and told to be kept by nobody.
 */
export function registerReadCache(
  app: FastifyInstance,
  { version, maxBytes = MAX_BYTES }: { version: () => number | undefined; maxBytes?: number },
): void {
  const kept = new KeptAnswers(maxBytes);
  app.decorateRequest('readVersion', undefined);

  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!isAnonymousRead(request)) return done();
    // Taken before anything is read: what is written meanwhile makes the answer old, never new.
    request.readVersion = version();
    if (request.readVersion === undefined) return done();
    const found = kept.get(request.readVersion, request.url);
    if (!found) return done();
    // It is kept already: nothing is left to do at the end of the answer.
    request.readVersion = undefined;
    sendKept(request, reply, found);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.readVersion === undefined || reply.statusCode !== 200) return done(null, payload);
    if (typeof payload !== 'string') return done(null, payload);
    const answer = answerOf(reply, payload);
    kept.keep(request.readVersion, request.url, answer);
    reply.headers(headersOf(answer));
    if (!isKnown(request, answer)) return done(null, payload);
    done(null, withoutBody(reply));
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

function answerOf(reply: FastifyReply, payload: string): KeptAnswer {
  const body = Buffer.from(payload);
  const headers: Record<string, string> = { 'cache-control': 'no-cache' };
  for (const name of KEPT_HEADERS) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  return { body, etag: `"${hash('sha256', body, 'base64url').slice(0, 27)}"`, headers };
}

const headersOf = ({ headers, etag }: KeptAnswer) => ({ ...headers, etag });

function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): void {
  for (const name in answer.headers) reply.header(name, answer.headers[name]);
  reply.header('etag', answer.etag);
  if (!isKnown(request, answer)) return void reply.send(answer.body);
  withoutBody(reply);
  reply.send();
}

function withoutBody(reply: FastifyReply): null {
  reply.code(304);
  reply.removeHeader('content-type');
  reply.removeHeader('content-length');
  return null;
}

/** Whether the asker has this very answer: an ETag is compared weakly, `*` is any. */
function isKnown(request: FastifyRequest, { etag }: KeptAnswer): boolean {
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
