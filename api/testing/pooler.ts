import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** ReadyForQuery: a type, four bytes of a length, and the state of the transaction. */
const READY = 'Z'.charCodeAt(0);
const READY_LENGTH = 6;
const IDLE = 'I'.charCodeAt(0);

const isReady = (bytes: Buffer) => bytes.at(-READY_LENGTH) === READY && bytes.at(-1) === IDLE;

interface Pooler {
  /** The address of the database, by way of the pooler. */
  url: string;
  /** Names of the settings that connections began with. */
  begunWith: Set<string>;
  close: () => void;
}

/**
 * A pooler before a PostgreSQL. That of transactions gives each of them the other one of two
 * connections, so that nothing of a session is there in the next. From `silentFrom` on, in what a client
 * asks, it passes on nothing of anybody.
 */
export async function pooler(
  of: 'session' | 'transaction',
  database: string,
  silentFrom?: string,
): Promise<Pooler> {
  const url = new URL(database);
  const { hostname, port } = url;
  const begunWith = new Set<string>();
  const sockets: Socket[] = [];
  let isSilent = false;
  const opened = (socket: Socket) => {
    sockets.push(socket);
    return socket.on('error', () => undefined);
  };
  const serve = async (client: Socket, startup: Buffer) => {
    for (const name of namesIn(startup)) begunWith.add(name);
    const first = await begun(opened(connect(Number(port), hostname)), startup);
    const backends = [first.backend];
    if (of === 'transaction')
      backends.push((await begun(opened(connect(Number(port), hostname)), startup)).backend);
    let turn = 0;
    let isIdle = true;
    client.on('data', (bytes) => {
      isSilent ||= silentFrom !== undefined && bytes.includes(silentFrom);
      if (isSilent) return;
      if (isIdle) turn = (turn + 1) % backends.length;
      isIdle = false;
      backends[turn]!.write(bytes);
    });
    for (const backend of backends) {
      backend.on('data', (bytes) => {
        isIdle = isReady(bytes);
        client.write(bytes);
      });
      client.on('close', () => backend.destroy());
    }
    client.write(first.answer);
  };
  const server = createServer((client) =>
    opened(client).once('data', (startup) => void serve(client, startup)),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    begunWith,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function begun(
  backend: Socket,
  startup: Buffer,
): Promise<{ backend: Socket; answer: Buffer }> {
  backend.write(startup);
  let answer = Buffer.alloc(0);
  while (!isReady(answer)) answer = Buffer.concat([answer, (await once(backend, 'data'))[0]]);
  return { backend, answer };
}

/** Length and version of the protocol, then names and values in turn, each with a zero behind it. */
const namesIn = (startup: Buffer): string[] =>
  startup
    .subarray(8)
    .toString()
    .split('\0')
    .filter((name, at) => at % 2 === 0 && name !== '');
