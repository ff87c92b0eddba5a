import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { headersOf } from './headers.ts';
import { isFormOfBrowser, notSentPage } from './plain-forms.ts';

export interface Limits {
  /** Timeout for the headers of a request. */
  headersMs: number;
  /** Timeout for the body of a request. */
  bodyMs: number;
  /** Timeout for the body of an upload, after authorisation. */
  uploadMs: number;
  /** Interval of the check for slow connections. */
  checkMs: number;
  /** Open connections at most; further ones are closed. */
  connections: number;
}

export const LIMITS: Limits = {
  headersMs: 15_000,
  bodyMs: 25_000,
  uploadMs: 300_000,
  checkMs: 2_000,
  connections: 4_096,
};

const MAX_ADDRESS = 4_096;
/** Requests that wait for the answer to another of their connection: no browser or proxy sends any. */
const MAX_WAITING = 100;

const UPLOADS = /\/uploads\/images?$/;

/** Timeouts of Node's HTTP server. */
export const serverOptions = ({ headersMs, uploadMs, checkMs }: Limits) => ({
  // Fallback for requests that match no route; a body has a shorter timeout, below.
  requestTimeout: uploadMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
  clientErrorHandler,
});

/**
 * Refuses connections beyond the limit, and addresses that are too long. A refused body is read to its
 * end and dropped: closing a connection on which it still arrives resets it, and the answer is lost.
 */
export function registerConnectionLimits(app: FastifyInstance, limits: Limits): void {
  app.server.maxConnections = limits.connections;
  // A refused client comes again: connections that are kept for nothing make room by then.
  app.server.on('drop', () => app.server.closeIdleConnections());
  answerInTurn(app);
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.length > MAX_ADDRESS) return done(new ApiError(414, 'The address is too long'));
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.hasHeader('connection')) reply.removeHeader('connection');
    done(null, payload);
  });
}

/**
 * Begins with a request once the one before it on its connection is answered: a client that sends a
 * thousand and reads nothing would have a file, and a part of it in memory, for each of them.
 */
function answerInTurn(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, { raw }, done) => {
    if (raw.socket) return done();
    const before = waiting.get(socket) ?? 0;
    if (before === MAX_WAITING) return void socket.destroy();
    waiting.set(socket, before + 1);
    raw.once('socket', () => {
      waiting.set(socket, waiting.get(socket)! - 1);
      done();
    });
  });
}

/** The same, and closes connections whose body arrives too slowly. */
export function registerLimits(app: FastifyInstance, limits: Limits): void {
  registerConnectionLimits(app, limits);
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) expectBody(request, reply, limits.bodyMs);
    done();
  });
  // After the access guard: only authorised callers get the upload timeout.
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (UPLOADS.test(request.routeOptions.url ?? '')) expectBody(request, reply, limits.uploadMs);
    done(null, payload);
  });
}

export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

const deadlines = new WeakMap<object, NodeJS.Timeout>();

function expectBody(request: FastifyRequest, reply: FastifyReply, ms: number): void {
  const { raw } = request;
  const arrived = () => clearTimeout(deadlines.get(raw));
  if (deadlines.has(raw)) arrived();
  else raw.once('end', arrived).once('close', arrived);
  const late = () => {
    // Headers already sent: a second response would answer the next request.
    if (reply.raw.headersSent) raw.destroy();
    // Not closed: a browser follows only once it has sent all, which `requestTimeout` bounds.
    else if (isFormOfBrowser(request)) reply.redirect(notSentPage(request, 408), 303);
    else refuse(raw.socket, 408, 'The request took too long');
  };
  deadlines.set(raw, setTimeout(late, ms).unref());
}

interface ClientError extends Error {
  code?: string;
}

const clientErrors: Readonly<Record<string, [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
};

/** Malformed requests: answered with an error while the socket is writable, then closed. */
function clientErrorHandler({ code = '' }: ClientError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  refuse(socket, ...(clientErrors[code] ?? [400, 'The request could not be understood']));
}

function refuse(socket: Socket, status: number, detail: string): void {
  const body = JSON.stringify({ detail });
  const headers = {
    ...headersOf('api'),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (!socket.writable) return void socket.destroy();
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}
