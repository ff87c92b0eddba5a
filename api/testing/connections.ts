import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Conformance } from './conformance.ts';

/** A response as written to its connection. */
interface Written {
  headers: OutgoingHttpHeaders;
  bytes: () => Buffer;
}

/**
 * Validates every response that the server writes. Answers the list of faults, which grows while
 * the server runs.
 */
export function watched(app: FastifyInstance, conformance: Conformance): readonly string[] {
  const faults: string[] = [];
  app.server.prependListener('request', (request, response) => {
    const written = listenTo(response);
    response.once('finish', () => {
      const { method = 'GET', url = '/' } = request;
      const rawPayload = written.bytes();
      const body = rawPayload.toString();
      const answer = {
        statusCode: response.statusCode,
        headers: { ...response.getHeaders(), ...written.headers },
        rawPayload,
        body,
        json: () => JSON.parse(body),
      };
      const found = conformance.faultsAt(method, url.replace(/[?#].*/s, ''), answer);
      for (const fault of found) faults.push(`${method} ${url} ${answer.statusCode}: ${fault}`);
    });
  });
  return faults;
}

function listenTo(response: ServerResponse): Written {
  const chunks: Buffer[] = [];
  const headers: OutgoingHttpHeaders = {};
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { writeHead, write, end } = response;
  response.writeHead = ((...args: unknown[]) => {
    const given = args.at(-1);
    if (Array.isArray(given))
      for (let at = 0; at < given.length; at += 2) headers[String(given[at])] = given[at + 1];
    else if (typeof given === 'object') Object.assign(headers, given);
    return writeHead.apply(response, args as Parameters<typeof writeHead>);
  }) as typeof writeHead;
  response.write = ((...args: unknown[]) => {
    keep(args[0]);
    return write.apply(response, args as Parameters<typeof write>);
  }) as typeof write;
  response.end = ((...args: unknown[]) => {
    keep(args[0]);
    return end.apply(response, args as Parameters<typeof end>);
  }) as typeof end;
  return {
    headers,
    // Node drops the body of a HEAD response that Fastify passes on.
    bytes: () => Buffer.concat(response.req.method === 'HEAD' ? [] : chunks),
  };
}
