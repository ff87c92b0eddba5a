import { once } from 'node:events';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { request as send, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { tourPackage } from '#model/entities/index.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildFront, Upstream } from './front.ts';
import { testApp, PASSWORD, type TestApp } from './testing/app.ts';
import { draftOf } from './testing/drafts.ts';
import { eventually, until } from './testing/eventually.ts';
import { grain } from './testing/pictures.ts';

const SECRET = 'a-secret-of-the-front-server';

let server: TestApp;
let api: Upstream;
let front: FastifyInstance;
let url: string;
let behind: number;

const portOf = ({ server: own }: FastifyInstance) => (own.address() as AddressInfo).port;

beforeAll(async () => {
  const streamLimits = { heartbeatMs: 30 };
  server = await testApp({ config: { frontSecret: SECRET }, streamLimits });
  const { siteDir, cmsDir, uploadsDir } = server.config;
  const files = {
    [join(siteDir, 'index.html')]: 'Home',
    [join(siteDir, 'bn/404.html')]: 'Bengali not found',
    [join(siteDir, '_astro/site.abc123.css')]: 'body{}',
    [join(cmsDir, 'index.html')]: 'The CMS',
    [join(uploadsDir, 'photo.webp')]: 'RIFF',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, content);
  }
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  behind = portOf(server.app);
  api = new Upstream(SECRET);
  front = await buildFront(server.config, api, { notFoundEveryMs: 20 });
  await front.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${portOf(front)}`;
});
beforeEach(() => api.at(behind));
afterAll(async () => {
  api.close();
  await front.close();
  await server.close();
});

const staff = () => server.as('moderator');
const json = { 'content-type': 'application/json' };

/** Headers that name the request, the connection or the moment. */
const OF_THE_MOMENT = new Set([
  'date',
  'x-request-id',
  'connection',
  'keep-alive',
  'transfer-encoding',
]);
const lasting = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !OF_THE_MOMENT.has(name)));

const TOO_LONG = `/${'long'.repeat(1_100)}`;

test.for([
  ['GET', '/api/v1/tour-packages?limit=2'],
  ['HEAD', '/api/v1/tour-packages'],
  ['GET', '/api/v1/nowhere'],
  ['GET', '/api/v1/users'],
  ['POST', '/api/v1/tour-packages'],
  ['OPTIONS', '/api/v1/tour-packages'],
  ['GET', '/api/v1/docs'],
  ['GET', '/cms'],
  ['GET', '/cms/tours/1'],
  ['GET', '/preview/en/nothing'],
  ['GET', '/'],
  ['GET', '/tours/'],
  ['GET', '/nowhere'],
  ['GET', '/bn/nowhere'],
  ['GET', '/_astro/site.abc123.css'],
  ['GET', '/static/uploads/photo.webp'],
  ['GET', '/static/uploads/none.webp'],
  ['GET', '/%zz'],
  ['GET', '/api/v1/%zz'],
  ['GET', TOO_LONG],
] as const)(
  '%s %.30s is answered as by the server behind, headers and all',
  async ([method, path]) => {
    const answers = [url, `http://127.0.0.1:${behind}`].map(async (origin) => {
      const headers = { 'x-kheya-front': SECRET };
      const answer = await fetch(origin + path, { method, redirect: 'manual', headers });
      return [answer.status, lasting(answer.headers), await answer.text()] as const;
    });
    const [passed, own] = await Promise.all(answers);
    expect(passed).toEqual(own);
  },
);

test('the server behind answers nobody else', async () => {
  for (const headers of [{}, { 'x-kheya-front': 'a guess' }])
    await expect(fetch(`http://127.0.0.1:${behind}/`, { headers })).rejects.toThrow();
});

test('the address of a client is the one that it has, whatever it says', async () => {
  const credentials = { email: server.users.moderator.email, password: PASSWORD };
  const forged = { 'x-forwarded-for': '203.0.113.9', 'x-kheya-front': 'a guess' };
  const login = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...json, ...forged },
    body: JSON.stringify(credentials),
  });
  expect(login.status).toBe(200);
  const addresses = await server.db.selectFrom('sessions').select('address').execute();
  expect(addresses).toEqual([{ address: '127.0.0.1' }]);
});

test('a trusted proxy says who the client is', async () => {
  const trusting = await buildFront({ ...server.config, trustProxy: '127.0.0.1' }, api);
  const address = await trusting.listen({ port: 0, host: '127.0.0.1' });
  const credentials = { email: server.users.super_admin.email, password: PASSWORD };
  await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...json, 'x-forwarded-for': '192.0.2.1, 203.0.113.9' },
    body: JSON.stringify(credentials),
  });
  await trusting.close();
  const { id } = server.users.super_admin;
  const found = server.db.selectFrom('sessions').select('address').where('user_id', '=', id);
  expect(await found.execute()).toEqual([{ address: '203.0.113.9' }]);
});

test('a stream of events arrives as it is written, and ends where the client leaves', async () => {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/v1/publishing/stream`, {
    headers: staff(),
    signal: leaving.signal,
  });
  const reader = answer.body!.getReader();
  const read = async () => String(Buffer.from((await reader.read()).value!));
  let told = '';
  // Events come one by one, in the order in which the database answers.
  while (!told.includes('event: status')) told += await read();
  const before = await connections();
  leaving.abort();
  await until(async () => (await connections()) < before);
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('an upload passes whole', async () => {
  const body = new FormData();
  body.append(
    'file',
    new Blob([new Uint8Array(await grain(1_200, 800).png().toBuffer())]),
    'picture.png',
  );
  const upload = await fetch(`${url}/api/v1/uploads/image`, {
    method: 'POST',
    headers: staff(),
    body,
  });
  expect(upload.status).toBe(201);
  const picture = ((await upload.json()) as { url: string }).url;
  expect((await fetch(url + picture)).headers.get('content-type')).toBe('image/webp');
});

test.for(['keep-alive', 'close'])(
  'a body that is too large is refused while it is sent, on a connection with %s',
  async (connection) => {
    const headers = { ...json, ...staff(), connection, 'content-length': 6_000_000 };
    for (let time = 0; time < 5; time++) {
      const request = send(`${url}/api/v1/tour-packages`, { method: 'POST', headers });
      request.end(Buffer.alloc(6_000_000, ' '));
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(413);
      expect(await text(answer)).toBe('{"detail":"The body is too large"}');
    }
  },
);

test('a body without a length, sent in pieces, arrives', async () => {
  const request = send(`${url}/api/v1/tour-packages`, {
    method: 'POST',
    headers: { ...json, ...staff() },
  });
  const draft = JSON.stringify(draftOf(tourPackage, { name: 'In pieces' }));
  request.write(draft.slice(0, 10));
  request.end(draft.slice(10));
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(201);
});

test.for(['POST', 'PUT', 'DELETE', 'GET'])('a %s without a body stays one', async (method) => {
  const [passed, own] = await Promise.all(
    [portOf(front), behind].map(async (port) => {
      const socket = connect(port, '127.0.0.1');
      const authorization = `authorization: ${staff()['authorization']}\r\nx-kheya-front: ${SECRET}`;
      socket.write(
        `${method} /api/v1/auth/sessions/none HTTP/1.1\r\nhost: x\r\n${authorization}\r\nconnection: close\r\n\r\n`,
      );
      const [head = '', body] = (await text(socket)).split('\r\n\r\n');
      return [head.split('\r\n')[0], body];
    }),
  );
  expect(passed).toEqual(own);
});

test('a body whose length is hidden from the server behind is no request of its own', async () => {
  const own = `GET /api/v1/users HTTP/1.1\r\nhost: x\r\nx-kheya-front: ${SECRET}\r\n\r\n`;
  const socket = connect(portOf(front), '127.0.0.1');
  const length = `connection: close, content-length\r\ncontent-length: ${own.length}`;
  socket.write(`GET /api/v1/health HTTP/1.1\r\nhost: x\r\n${length}\r\n\r\n${own}`);
  expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  const next = await fetch(`${url}/api/v1/health`);
  expect(next.status).toBe(200);
});

test.for(['live', 'ready'])('a check of %s that names no host is answered', async (check) => {
  const socket = connect(portOf(front), '127.0.0.1');
  socket.write(`GET /api/v1/health/${check} HTTP/1.0\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
});

test('what no HTTP server understands is refused', async () => {
  const socket = connect(portOf(front), '127.0.0.1');
  socket.write('GET\r\n\r\n');
  expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 400 Bad Request');
});

describe('while the server behind is down', () => {
  beforeEach(() => api.at(undefined));

  test('pages and pictures are served, and not-found in its language', async () => {
    expect(await (await fetch(`${url}/`)).text()).toBe('Home');
    expect(await (await fetch(`${url}/static/uploads/photo.webp`)).text()).toBe('RIFF');
    const missing = await fetch(`${url}/bn/nowhere`);
    expect([missing.status, await missing.text()]).toEqual([404, 'Bengali not found']);
  });

  test('it is live, and not ready', async () => {
    expect((await fetch(`${url}/api/v1/health/ready`)).status).toBe(503);
    const live = await fetch(`${url}/api/v1/health/live`);
    expect([live.status, await live.json()]).toEqual([200, { status: 'live' }]);
    expect(live.headers.get('cache-control')).toBe('no-store');
  });

  test.for([
    ['/api/v1/tour-packages', 'application/json; charset=utf-8'],
    ['/cms/tours', 'text/plain; charset=utf-8'],
    ['/preview/en/1', 'text/plain; charset=utf-8'],
  ])('%s is 503, with words and when to come again', async ([path, type]) => {
    const answer = await fetch(url + path, { method: path!.startsWith('/api') ? 'POST' : 'GET' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('content-type')).toBe(type);
    expect(await answer.text()).toContain('The server is starting again; try again in a moment');
  });
});

test.for([
  ['/contact', '/not-sent#later'],
  ['/bn/contact', '/bn/not-sent#later'],
])('a form of %s that is sent meanwhile leads to words in its language', async ([page, to]) => {
  api.at(undefined);
  const answer = await fetch(`${url}/api/v1/contact-submissions`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', referer: url + page },
    body: new URLSearchParams({ name: 'Karim', message: 'A call, please' }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
});

test('a connection goes on after a body that nobody read to its end', async () => {
  const { port, hostname } = new URL(url);
  // Reads the head, and goes away in the middle of the body.
  const rude = createServer((socket) => socket.once('data', () => socket.destroy()));
  rude.listen(0, '127.0.0.1');
  await once(rude, 'listening');
  api.at((rude.address() as AddressInfo).port);
  const socket = connect(Number(port), hostname);
  const head = 'POST /api/v1/contact-submissions HTTP/1.1\r\nHost: x\r\n';
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: 900000\r\n\r\n`);
  socket.write('x'.repeat(900_000));
  expect(String((await once(socket, 'data'))[0])).toContain('503');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  let came = '';
  socket.on('data', (chunk) => (came += String(chunk)));
  await expect.poll(() => came).toContain('200 OK');
  socket.destroy();
  rude.close();
});

test('before the first publish every page is 503, and not one that is not there', async () => {
  const { siteDir } = server.config;
  renameSync(siteDir, `${siteDir}-gone`);
  const answer = await fetch(`${url}/tours`);
  renameSync(`${siteDir}-gone`, siteDir);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});

describe('pages that are not there', () => {
  const counted = async () => {
    const answer = await fetch(`${url}/api/v1/site-management/not-found-pages`, {
      headers: staff(),
    });
    return (await answer.json()) as { path: string; count: number }[];
  };

  test('are counted by path and day, both languages together, and nothing of who asked', async () => {
    for (const path of ['/lost?a=secret', '/bn/Lost', '/lost/'])
      await fetch(url + path, { headers: { referer: 'https://elsewhere.example' } });
    await eventually(async () =>
      expect(await counted()).toContainEqual({
        path: '/lost',
        count: 3,
        last_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      }),
    );
    const [row] = await server.db.selectFrom('not_found').selectAll().execute();
    expect(Object.keys(row!).toSorted()).toEqual(['count', 'day', 'path']);
  });

  test('are answered while the API is away, and the counts of then are lost at most', async () => {
    api.at(undefined);
    expect((await fetch(`${url}/lost-meanwhile`)).status).toBe(404);
    api.at(behind);
    await fetch(`${url}/lost-later`);
    await eventually(async () =>
      expect(await counted()).toContainEqual(expect.objectContaining({ path: '/lost-later' })),
    );
  });

  test('are a thousand at most: a flood of others does not displace those asked for most', async () => {
    const hand = (payload: Record<string, number>) =>
      server.app.inject({
        method: 'POST',
        url: '/not-found-counts',
        headers: { 'x-kheya-front': SECRET },
        payload,
      });
    const flood = (name: string) =>
      Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`/${name}-${n}`, 1]));
    expect((await hand({ '/real': 3 })).statusCode).toBe(204);
    for (const name of ['flood', 'other']) expect((await hand(flood(name))).statusCode).toBe(204);
    expect(await server.db.selectFrom('not_found').selectAll().execute()).toHaveLength(1_000);
    expect(await counted()).toContainEqual(expect.objectContaining({ path: '/real', count: 3 }));
  });

  test('are counted by nobody else', async () => {
    const body = JSON.stringify({ '/forged': 1 });
    const answer = await fetch(`${url}/not-found-counts`, { method: 'POST', body, headers: json });
    expect([404, 405]).toContain(answer.status);
    expect(await counted()).not.toContainEqual(expect.objectContaining({ path: '/forged' }));
  });
});
