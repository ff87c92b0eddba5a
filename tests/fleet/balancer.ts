import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  close: () => Promise<void>;
}

/**
 * Passes requests on to the servers in turn, as a balancer does: to the next one where a server takes
 * no connection, and with 502 where one has ended in the middle.
 */
export async function balance(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of asked as AsyncIterable<Buffer>) chunks.push(chunk);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks);
    const first = turn++;
    for (let n = 0; n < ports.length; n++) {
      const port = ports[(first + n) % ports.length]!;
      if ((await passed(asked, answer, { agent, port, body })) !== 'refused') return;
    }
    answer.writeHead(502, { 'retry-after': '1' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

function passed(
  { method, url, headers }: IncomingMessage,
  answer: ServerResponse,
  { agent, port, body }: { agent: Agent; port: number; body: Buffer },
): Promise<'answered' | 'refused'> {
  return new Promise((resolve) => {
    const passing = request(
      { host: '127.0.0.1', port, agent, method, path: url, headers },
      (response) => {
        answer.writeHead(response.statusCode!, response.headers);
        response.pipe(answer);
        response.on('error', () => answer.destroy());
        response.on('close', () => {
          if (!response.complete) answer.destroy();
          resolve('answered');
        });
      },
    );
    passing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve('refused');
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502, { 'retry-after': '1' }).end();
      return resolve('answered');
    });
    passing.end(body);
  });
}
