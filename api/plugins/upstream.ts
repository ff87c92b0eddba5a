import { Agent, request as send, type IncomingMessage, type RequestOptions } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

/** The header that proves to the API that a request comes from its front server. */
const PROOF = 'x-kheya-front';

/** Headers of one connection, of which there are two here; the client's word on its address. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'upgrade',
  'te',
  'expect',
  'x-forwarded-for',
  PROOF,
]);
/** How an answer is cut into pieces is decided for each connection, too. */
const NOT_PASSED_BACK: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

const restarting = () =>
  new ApiError(503, 'The server is starting again; try again in a moment', { 'retry-after': '2' });

/** A connection kept from an earlier request was closed before an answer came. */
class StaleConnection extends Error {
  override name = 'StaleConnection';
}

/** Twice is as good as once: RFC 9110, 9.2.2. A body is passed on as it arrives, and not kept. */
const isRepeatable = (raw: IncomingMessage) =>
  !hasBody(raw) && ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'].includes(raw.method!);

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The API behind the front server: at no port while it is down, and at another after a restart. */
export class Upstream {
  readonly #agent = new Agent({ keepAlive: true });
  /** Keeps no connection: another kept one may be just as stale as the first. */
  readonly #newConnections = new Agent();
  readonly #secret: string;
  #port: number | undefined;

  constructor(secret: string) {
    this.#secret = secret;
  }

  at(port: number | undefined): void {
    this.#port = port;
  }

  close(): void {
    this.#agent.destroy();
    this.#newConnections.destroy();
  }

  /**
   * Passes a request on as it arrives; rejects with 503 where the API is down, or goes down. An idle
   * connection may be closed just as a request is sent on it: one that may be repeated has another try,
   * on a new connection.
   */
  ask(request: FastifyRequest, reply: FastifyReply): Promise<IncomingMessage> {
    return this.#pass(request, reply, this.#agent)
      .catch((error: unknown) => {
        if (error instanceof StaleConnection && isRepeatable(request.raw))
          return this.#pass(request, reply, this.#newConnections);
        throw error;
      })
      .catch(() => {
        throw restarting();
      });
  }

  #pass({ raw, ip }: FastifyRequest, reply: FastifyReply, agent: Agent): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      if (this.#port === undefined) throw restarting();
      const passedOn = send({
        agent,
        host: '127.0.0.1',
        port: this.#port,
        method: raw.method,
        path: raw.url,
        headers: kept(raw, NOT_PASSED_ON)
          .concat(hostOf(raw), lengthOf(raw))
          .concat('x-forwarded-for', ip, PROOF, this.#secret),
      });
      // Drains the rest of the body: the connection's next request stands behind it.
      const drain = () => raw.unpipe(passedOn).resume();
      passedOn.on('response', (answer) => {
        answer.on('end', () => {
          if (passedOn.writableFinished) return;
          drain();
          passedOn.destroy();
        });
        resolve(answer);
      });
      passedOn.on('error', (error) => {
        drain();
        // A client that left ends the request, too: nobody waits for another try.
        const isStale = passedOn.reusedSocket && !reply.raw.destroyed;
        reject(isStale ? new StaleConnection() : error);
      });
      reply.raw.on('close', () => reply.raw.writableFinished || passedOn.destroy());
      if (hasBody(raw)) raw.pipe(passedOn);
      else passedOn.end();
    });
  }

  /** Hands something on as JSON; rejects where the API is down. */
  tell(path: string, body: unknown): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    return this.#send({ method: 'POST', path, headers }, JSON.stringify(body));
  }

  /** Asks for a file without waiting for it. */
  touch(path: string): void {
    this.#send({ method: 'HEAD', path }).catch(() => undefined);
  }

  #send({ headers, ...asked }: RequestOptions, body?: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#port === undefined) throw restarting();
      const to = { agent: this.#agent, host: '127.0.0.1', port: this.#port };
      send({ ...to, ...asked, headers: { ...headers, [PROOF]: this.#secret } })
        .on('response', (answer) => answer.resume().on('end', resolve))
        .on('error', reject)
        .end(body);
    });
  }
}

/** Passes an answer back as it arrives. */
export function passBack(answer: IncomingMessage, reply: FastifyReply): void {
  const { raw, request } = reply.hijack();
  const closes = answer.headers.connection === 'close';
  if (closes) raw.shouldKeepAlive = false;
  raw.writeHead(answer.statusCode!, answer.statusMessage, kept(answer, NOT_PASSED_BACK));
  // A stream of events has headers long before its first event.
  if (answer.headers['content-length'] === undefined) raw.flushHeaders();
  answer.on('error', () => raw.destroy());
  answer.pipe(raw, { end: false });
  answer.on('end', () => {
    // Ends the connection of a client that asked for that: while its body arrives, that is a reset.
    if (closes || request.raw.complete) raw.end();
    else request.raw.once('close', () => raw.end());
  });
}

/** HTTP/1.0 may name no host, as checks of balancers do not; the request that is passed on has to. */
const hostOf = ({ headers }: IncomingMessage): string[] =>
  headers.host === undefined ? ['host', '127.0.0.1'] : [];

/** Without a length Node would send an empty body in pieces, which is a body of no known type. */
const lengthOf = ({ headers }: IncomingMessage): string[] =>
  headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
    ? ['content-length', '0']
    : [];

/**
 * Names and values in turn, as they were sent. Those that `Connection` names are kept: a client could
 * name the length of its body.
 */
const kept = ({ rawHeaders }: IncomingMessage, left: ReadonlySet<string>): string[] =>
  rawHeaders.filter((_, at) => !left.has(rawHeaders[at - (at % 2)]!.toLowerCase()));

/** Refuses whoever is not the front server: it alone is believed who a client is. */
export function requireFront(app: FastifyInstance, secret: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers[PROOF] === secret) return done();
    request.raw.socket.destroy();
  });
}
