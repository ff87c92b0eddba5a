import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { postLocally } from './local-http-client.ts';

let server: Server | undefined;
const connections: Socket[] = [];

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  connections.length = 0;
});

/** An echo server; the response status is the number of its connections. */
async function start(): Promise<string> {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      response.writeHead(200 + connections.length).end(body);
    });
  });
  server.on('connection', (socket) => connections.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const post = (url: string, payload: string, signal = AbortSignal.timeout(5_000)) =>
  postLocally(url, { payload, headers: {}, signal });

test('a connection is kept from one word to the next', async () => {
  const url = await start();
  expect(await post(url, 'এক')).toEqual({ status: 201, body: 'এক' });
  expect(await post(url, 'দুই')).toEqual({ status: 201, body: 'দুই' });
});

test('a connection that was kept and is gone by then is no failure', async () => {
  const url = await start();
  await post(url, 'one');
  // The reset arrives while the request is in flight.
  connections[0]!.resetAndDestroy();
  expect(await post(url, 'two')).toEqual({ status: 202, body: 'two' });
});

test('a server that is not there, or says nothing, is told as such', async () => {
  const url = await start();
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const soon = AbortSignal.timeout(100);
  await expect(post(`http://127.0.0.1:${port}/`, 'one', soon)).rejects.toThrow(/abort|timeout/i);
  silent.closeAllConnections();
  silent.close();
  server!.close();
  server!.closeAllConnections();
  await expect(post(url, 'two')).rejects.toThrow('ECONNREFUSED');
});
