import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pipeline } from 'node:stream';
import { fetchTool } from './fetched.ts';

const VERSIONS = { selfsigned: '5.5.0' };
/** HTTP/2 has no headers about a single connection. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

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

/**
 * Puts HTTP/2 and TLS before a server, as a CDN, Caddy or nginx does: visitors never speak to the
 * product's own HTTP/1.1. Its certificate is its own; nothing is kept or compressed on the way.
 */
export async function startFront(target: string): Promise<Front> {
  const cache = await fetchTool('front', VERSIONS);
  const file = join(cache, 'node_modules/selfsigned/index.js');
  const { default: selfsigned } = (await import(pathToFileURL(file).href)) as SelfSigned;
  const pair = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }]);
  const agent = new Agent({ keepAlive: true });
  const host = new URL(target).host;

  const server = createSecureServer({ key: pair.private, cert: pair.cert, allowHTTP1: true });
  server.on('request', (asked, answer) => {
    const headers = { ...withoutPseudo(asked.headers), host };
    const behind = request(new URL(asked.url, target), { method: asked.method, headers, agent });
    behind.on('response', (response) => {
      for (const name of OF_THE_CONNECTION) delete response.headers[name];
      answer.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, answer, () => undefined);
    });
    behind.on('error', () => answer.destroy());
    asked.pipe(behind);
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
