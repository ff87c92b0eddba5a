import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { notify } from './webhook.ts';

async function receiver(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await server[Symbol.asyncDispose]();
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return { port, close };
}

const told = (url: string) => notify(url, { payload: '{}', timeoutMs: 300 });

test('a receiver that answers too late is told apart from one that is not there', async () => {
  const { port, close } = await receiver(() => undefined);
  await expect(told(`http://127.0.0.1:${port}/secret`)).rejects.toThrow(
    /^It did not answer in time$/,
  );
  await close();
  await expect(told(`http://127.0.0.1:${port}/secret`)).rejects.toThrow(
    /^It could not be reached: ECONNREFUSED$/,
  );
});

test('a connection that is no TLS, or is cut, is named by its code', async () => {
  const { port } = await receiver((request) => request.socket.destroy());
  await expect(told(`https://127.0.0.1:${port}/secret`)).rejects.toThrow(
    /^It could not be reached: ERR_SSL_\w+$/,
  );
  await expect(told(`http://127.0.0.1:${port}/secret`)).rejects.toThrow(
    /^It could not be reached: UND_ERR_SOCKET$/,
  );
});
