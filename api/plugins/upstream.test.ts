import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { buildFront, Upstream } from '../front.ts';
import { eventually, until } from '../testing/eventually.ts';
import { temporaryFolder } from '../testing/folder.ts';

const folder = temporaryFolder();
const api = new Upstream('a-secret-of-the-front-server');
let front: FastifyInstance;
let url: string;

beforeAll(async () => {
  const config = readConfig({ DATA_DIR: folder.path, LOG_LEVEL: 'silent' });
  mkdirSync(config.siteDir, { recursive: true });
  writeFileSync(join(config.siteDir, 'index.html'), 'Home');
  front = await buildFront(config, api);
  await front.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await front.close();
  folder.remove();
});

describe('a server behind that dies', () => {
  let dying: Server;
  let answer: (sent: IncomingMessage) => void;
  beforeEach(async () => {
    answer = () => dying.closeAllConnections();
    dying = createServer((sent) => answer(sent)).listen(0, '127.0.0.1');
    await once(dying, 'listening');
    api.at((dying.address() as AddressInfo).port);
  });
  afterEach(() => dying.close());

  test('before it answers is 503', async () => {
    expect((await fetch(`${url}/api/v1/health`)).status).toBe(503);
  });

  test('or closes an idle connection just then, is asked once more, if twice is as good as once', async () => {
    const known = new WeakSet<object>();
    let cutOff = '';
    dying.removeAllListeners('request').on('request', (sent, reply) => {
      if (known.has(sent.socket)) {
        cutOff = sent.method!;
        return void sent.socket.destroy();
      }
      known.add(sent.socket);
      sent.resume().on('end', () => reply.end('answered'));
    });
    /** Of the first answer to a request that was sent on a connection of an earlier one. */
    const statusOf = async (method: string, body = ''): Promise<number> => {
      cutOff = '';
      // On its own connection, so that only the one to the server behind is reused.
      const asked = send(`${url}/api/v1/health`, { method, agent: false }).end(body);
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      await once(response.resume(), 'end');
      return cutOff === method ? response.statusCode! : statusOf(method, body);
    };
    expect(await statusOf('GET')).toBe(200);
    expect(await statusOf('DELETE')).toBe(200);
    expect(await statusOf('POST')).toBe(503);
    expect(await statusOf('PUT', 'a body')).toBe(503);
  });

  test('or closed several kept connections is asked once more on a new one', async () => {
    const kept = new Set<object>();
    const ends: (() => void)[] = [];
    dying.removeAllListeners('request').on('request', (sent, reply) => {
      if (kept.has(sent.socket)) return void sent.socket.destroy();
      kept.add(sent.socket);
      if (ends.push(() => reply.end('answered')) >= 3) for (const end of ends) end();
    });
    const statusOf = async () => (await fetch(`${url}/api/v1/health`)).status;
    expect(await Promise.all([statusOf(), statusOf(), statusOf()])).toEqual([200, 200, 200]);
    expect(await statusOf()).toBe(200);
  });

  test('is asked once for a client that left before the answer', async () => {
    const known = new WeakSet<object>();
    let [left, asked] = [new AbortController(), 0];
    dying.removeAllListeners('request').on('request', (sent, reply) => {
      if (known.has(sent.socket)) return void (asked++, left.abort());
      known.add(sent.socket);
      reply.end('answered');
    });
    await until(async () => {
      left = new AbortController();
      const response = await fetch(`${url}/api/v1/health`, { signal: left.signal }).catch(
        () => null,
      );
      await response?.text();
      // On a connection of an earlier one.
      return asked > 0;
    });
    await wait(200);
    expect(asked).toBe(1);
  });

  test('in the middle of its answer cuts the answer off', async () => {
    dying.removeAllListeners('request').on('request', (_sent, reply) => {
      reply.writeHead(200, { 'content-length': '10' }).write('half');
      setImmediate(() => dying.closeAllConnections());
    });
    await expect(fetch(`${url}/api/v1/health`).then((cut) => cut.text())).rejects.toThrow();
    await eventually(async () => expect((await fetch(`${url}/`)).status).toBe(200));
  });
});
