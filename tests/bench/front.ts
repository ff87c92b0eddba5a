import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buffer } from 'node:stream/consumers';
import { fetchTool } from './fetched.ts';

const VERSIONS = { selfsigned: '5.5.0' };
/** Connection-specific headers, which HTTP/2 forbids. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];
/** Request headers that are part of the cache key. */
const DECIDING = ['accept-encoding', 'range', 'if-none-match'];

export interface Front {
  url: string;
  stop: () => void;
}

interface SelfSigned {
  default: {
    generate: (
      attributes: { name: string; value: string }[],
    ) => Promise<{ private: string; cert: string }>;
  };
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * A caching HTTP/2 and TLS proxy, as a CDN is: visitors never use the product's own HTTP/1.1.
 * Responses are replayed byte for byte, so that the server takes no CPU from the browser measured
 * beside it. Its certificate is self-signed; it compresses nothing.
 */
export async function startFront(target: string): Promise<Front> {
  const cache = await fetchTool('front', VERSIONS);
  const file = join(cache, 'node_modules/selfsigned/index.js');
  const { default: selfsigned } = (await import(pathToFileURL(file).href)) as SelfSigned;
  const pair = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }]);
  const agent = new Agent({ keepAlive: true });
  const host = new URL(target).host;
  const kept = new Map<string, Promise<Answer>>();

  const fetched = async ({ method = 'GET', url, headers }: Http2ServerRequest): Promise<Answer> => {
    const asked = { ...withoutPseudo(headers), host };
    const behind = request(new URL(url, target), { method, headers: asked, agent }).end();
    const [response] = (await once(behind, 'response')) as [IncomingMessage];
    for (const name of OF_THE_CONNECTION) delete response.headers[name];
    const body = await buffer(response);
    return { status: response.statusCode ?? 502, headers: response.headers, body };
  };

  const server = createSecureServer({ key: pair.private, cert: pair.cert, allowHTTP1: true });
  server.on('request', (asked, answer) => {
    const key = [asked.method, asked.url, ...DECIDING.map((name) => asked.headers[name])].join(' ');
    const known = kept.get(key) ?? fetched(asked);
    kept.set(key, known);
    known.then(
      ({ status, headers, body }) => answer.writeHead(status, headers).end(body),
      () => {
        kept.delete(key);
        answer.destroy();
      },
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    agent.destroy();
  };
  return { url: `https://127.0.0.1:${port}`, stop };
}

const withoutPseudo = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
