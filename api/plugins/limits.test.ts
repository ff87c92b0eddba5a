import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { permissions } from '#model/access/permissions.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../testing/answers.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { until } from '../testing/eventually.ts';
import { multipartBody, multipartType } from '../testing/forms.ts';
import { jpeg } from '../testing/pictures.ts';
import { rawExchange } from '../testing/raw.ts';
import { LIMITS, registerConnectionLimits } from './limits.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  const limits = { headersMs: 300, bodyMs: 300, checkMs: 50 };
  server = await testApp({ limits });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const LOGIN = '/api/v1/auth/login';
const post = (payload: string | Buffer, type: string | undefined = 'application/json') =>
  server.app.inject({
    method: 'POST',
    url: LOGIN,
    headers: type === undefined ? {} : { 'content-type': type },
    payload,
  });
const head = (...lines: string[]) =>
  [`POST ${LOGIN} HTTP/1.1`, 'Host: kheya.test', ...lines, '', ''].join('\r\n');
const alive = async () => expect((await server.call('GET', '/health')).statusCode).toBe(200);

test('what a connection asks without waiting for answers is answered in turn, and a flood is cut off', async () => {
  const app = Fastify({ forceCloseConnections: true });
  registerConnectionLimits(app, LIMITS);
  const begun: ((answer: string) => void)[] = [];
  app.get('/', () => new Promise((resolve) => begun.push(resolve)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').resume();
    const request = 'GET / HTTP/1.1\r\nHost: kheya.test\r\n\r\n';
    socket.write(request.repeat(3));
    for (const count of [1, 2, 3]) {
      await until(() => begun.length >= count);
      await sleep(20);
      expect(begun).toHaveLength(count);
      begun.at(-1)!('an answer');
    }
    socket.write(request.repeat(1_000));
    await once(socket, 'close');
    expect(begun.length).toBeLessThanOrEqual(4);
  } finally {
    await app.close();
  }
});

describe('what is too slow', () => {
  test('nothing has more than 30 seconds but an upload', () => {
    expect(LIMITS.headersMs + LIMITS.checkMs).toBeLessThanOrEqual(30_000);
    expect(LIMITS.bodyMs + LIMITS.checkMs).toBeLessThanOrEqual(30_000);
  });

  test.for([
    ['headers that never end', 'GET /api/v1/health HTTP/1.1\r\nHost: kheya.test\r\n'],
    ['a body that never comes', head('Content-Type: application/json', 'Content-Length: 100')],
    [
      'a body in pieces that stops',
      `${head('Content-Type: application/json', 'Transfer-Encoding: chunked')}5\r\nabcde\r\n`,
    ],
  ])('%s: 408, and closed', async ([, bytes]) => {
    const { statuses, text } = await rawExchange(port, bytes!);
    expect(statuses[0]).toBe(408);
    expect(text).toContain('{"detail":"The request took too long"}');
  });

  test('a form of a browser: led to a page in its language, once it has sent it', async () => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    const type = 'Content-Type: application/x-www-form-urlencoded';
    const ofBrowser = [type, 'Accept: text/html', 'Referer: http://kheya.test/bn/contact'];
    const form = head(...ofBrowser, 'Content-Length: 6').replace(
      LOGIN,
      '/api/v1/contact-submissions',
    );
    socket.write(`${form}name=`);
    await expect
      .poll(() => text)
      .toMatch(/^HTTP\/1\.1 303 [^]*\nlocation: \/bn\/not-sent#later\r\n/);
    // A browser that is cut off while it sends shows its own error instead.
    expect(text).not.toMatch(/^connection: close/im);
    socket.write('aGET /api/v1/health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => text).toContain('HTTP/1.1 200');
    socket.destroy();
  });

  test.for(['/api/v1/nothing', '/api/v1/tour-packages', '/api/v1/uploads/images', '/cms', '/'])(
    'one byte after another to %s is closed, whoever sends it',
    async (path) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.resume();
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n`);
      const drip = setInterval(() => socket.write('x'), 20);
      await new Promise((resolve) => socket.once('close', resolve));
      clearInterval(drip);
      await alive();
    },
  );

  test('a hundred slow ones stand in nobody’s way', async () => {
    const slow = Array.from({ length: 100 }, () =>
      rawExchange(port, head('Content-Type: application/json', 'Content-Length: 9')),
    );
    await alive();
    expect((await Promise.all(slow)).every(({ statuses }) => statuses[0] === 408)).toBe(true);
  });

  test('idle ones make way where there is room for no more', async () => {
    const { maxConnections } = server.app.server;
    server.app.server.maxConnections = 1;
    const idle = connect(port, '127.0.0.1');
    idle.write('GET /api/v1/health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(idle, 'data');
    const ask = 'GET /api/v1/health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect((await rawExchange(port, ask)).statuses).toEqual([]);
    expect((await rawExchange(port, ask)).statuses).toEqual([200]);
    server.app.server.maxConnections = maxConnections;
  });

  test('a body that came in time is not cut off later', async () => {
    const ask = `${head('Content-Type: application/json', 'Content-Length: 2')}{}`;
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    socket.write(ask);
    await expect.poll(() => text).toContain('HTTP/1.1 422');
    // One that never ends its body is cut off by then.
    const slow = await rawExchange(
      port,
      head('Content-Type: application/json', 'Content-Length: 9'),
    );
    expect(slow.statuses).toEqual([408]);
    expect(socket.closed).toBe(false);
    socket.write(ask);
    await expect.poll(() => text.match(/HTTP\/1\.1 422/g)?.length).toBe(2);
    socket.destroy();
  });
});

describe('an upload', () => {
  /** Sends a multipart upload in `pieces`, one every 100 ms; answers the status. */
  async function dripped(limits: Partial<typeof LIMITS>, signedIn: boolean, pieces: number) {
    const uploading = await testApp({ limits: { headersMs: 300, checkMs: 50, ...limits } });
    await uploading.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((uploading.app.server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += chunk)).on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const body = multipartBody([{ name: 'file', content: await jpeg(), filename: 'a.jpg' }]);
    socket.write(
      `POST /api/v1/uploads/image HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${multipartType}\r\n` +
        `Content-Length: ${body.length}\r\n${signedIn ? `Authorization: ${uploading.as('moderator')['authorization']}\r\n` : ''}\r\n`,
    );
    const size = Math.ceil(body.length / pieces);
    for (let at = 0; at < body.length && !socket.destroyed; at += size) {
      socket.write(body.subarray(at, at + size));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await closed;
    await uploading.close();
    return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
  }

  test('of somebody who may send it has its own, longer time', async () => {
    expect(await dripped({ bodyMs: 300, uploadMs: 30_000 }, true, 10)).toBe(201);
  });

  test('has an end, too', async () => {
    expect(await dripped({ bodyMs: 300, uploadMs: 500 }, true, 30)).toBe(408);
  });

  test('of a stranger is refused', async () => {
    expect(await dripped({ bodyMs: 300, uploadMs: 30_000 }, false, 10)).toBe(401);
  });
});

describe('what is too much', () => {
  test('a body of a mebibyte is read, one byte more is 413', async () => {
    const body = (length: number) => `{"x":"${'x'.repeat(length - 8)}"}`;
    expectError(await post(body(1024 * 1024)), 422);
    expectError(await post(body(1024 * 1024 + 1)), 413);
    const { statuses } = await rawExchange(
      port,
      head('Content-Type: application/json', 'Content-Length: 1048577', 'Connection: close'),
    );
    expect(statuses).toEqual([413]);
  });

  test.for(['[', '{"a":'])('ten thousand of %s in each other are refused', async (open) => {
    const close = open === '[' ? ']' : '}';
    const deep = `${open.repeat(10_000)}1${close.repeat(10_000)}`;
    for (const payload of [deep, `{"email":${deep},"password":"x"}`]) {
      const { statusCode } = await post(payload);
      expect([400, 422]).toContain(statusCode);
    }
    const made = await server.app.inject({
      method: 'POST',
      url: '/api/v1/tour-packages',
      headers: { ...server.as('moderator'), 'content-type': 'application/json' },
      payload: `{"name":"x","itinerary":${deep},"tags":${deep}}`,
    });
    expect([400, 422]).toContain(made.statusCode);
    await alive();
  });

  test('an address of more than 4,096 characters is 414, headers without end 431', async () => {
    const get = (path: string, extra = '') =>
      rawExchange(port, `GET ${path} HTTP/1.1\r\nHost: x\r\n${extra}Connection: close\r\n\r\n`);
    expect((await get(`/api/v1/flights?q=${'x'.repeat(4_096)}`)).statuses).toEqual([414]);
    expect((await get(`/${'x'.repeat(5_000)}`)).statuses).toEqual([414]);
    const { statuses, text } = await get('/api/v1/flights', `X-Long: ${'x'.repeat(20_000)}\r\n`);
    expect(statuses).toEqual([431]);
    expect(text).toMatch(/^content-security-policy: default-src 'none'/m);
  });
});

describe('what is not what it says', () => {
  test.for([
    '{"__proto__":{"x":1}}',
    '{"email":"a","password":"x","__proto__":{"role":"super_admin"}}',
    '{"email":{"__proto__":{"x":1}},"password":"x"}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":{"constructor":{"prototype":{"x":1}}}}',
    String.raw`{"\u005f_proto__":{"x":1}}`,
  ])('%s is 400', async (payload) => {
    expectError(await post(payload), 400);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  const body = '{"email":"nobody@kheya.test","password":"x","unknown":1}';
  test.for([
    ['application/json garbage', [415]],
    ['application/json\tgarbage', [415]],
    ['application/jsonx', [415]],
    ['application/x-json', [415]],
    ['text/plain', [415]],
    ['text/html; application/json', [415]],
    ['multipart/form-data; boundary=x', [415]],
    ['application/x-www-form-urlencoded', [415]],
    ['application/json;', [415, 422]],
    [' application/json', [415, 422]],
    ['APPLICATION/JSON', [422]],
    ['application/json; charset=utf-8', [422]],
    ['application/json;charset=utf-16', [415, 422]],
    ['application/json; charset=x', [415, 422]],
    [undefined, [415, 422]],
  ] as [string | undefined, number[]][])(
    'the content type "%s" never passes the schema by',
    async ([type, statuses]) => {
      const { statusCode } = await post(Buffer.from(body), type);
      expect(statuses).toContain(statusCode);
    },
  );

  test('no other kind of body writes anything, whoever the page that sends it belongs to', async () => {
    const writes = Object.entries(permissions).filter(([key]) => /^(POST|PUT|DELETE)/.test(key));
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      for (const [key, access] of writes) {
        if (key === 'POST /contact-submissions') continue;
        const [method, path] = key.split(' ') as ['POST', string];
        const answer = await server.app.inject({
          method,
          url: `/api/v1${path.replace(/:\w+/g, 'x')}`,
          headers: { 'content-type': type, origin: 'https://evil.example' },
          payload: 'name=x',
        });
        expect([401, 404, 415], key).toContain(answer.statusCode);
        if (access === 'anyone') expect(answer.statusCode).not.toBe(401);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
  });

  const two = 'Content-Length: 2';
  test.for([
    ['both length and pieces', `${head(two, 'Transfer-Encoding: chunked')}0\r\n\r\n`],
    ['two lengths', `${head(two, 'Content-Length: 3')}{} `],
    ['two lengths in one', `${head('Content-Length: 2, 3')}{} `],
    ['a length that is none', `${head('Content-Length: +2')}{}`],
    ['a length below zero', `${head('Content-Length: -2')}{}`],
    ['pieces that are not', `${head('Transfer-Encoding: chunked, identity')}{}`],
    ['pieces spelt otherwise', `${head('Transfer-Encoding: xchunked')}{}`],
    ['a folded header', `${head('X-A: b', ' c', two)}{}`],
    ['a space before the colon', `${head('Content-Length : 2')}{}`],
    ['a line feed alone', `POST ${LOGIN} HTTP/1.1\nHost: x\n\n`],
    ['a NUL in a header', `${head('X-A: a\0b', two)}{}`],
    ['no host', `POST ${LOGIN} HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}`],
    [
      'a size of a piece that is none',
      `${head('Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
    ],
    ['no HTTP', 'hello\r\n\r\n'],
  ])('%s: 400, closed, and what follows is no second request', async ([, bytes]) => {
    const hidden = 'GET /api/v1/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const { statuses } = await rawExchange(port, bytes + hidden);
    expect(statuses).toEqual([400]);
    await alive();
  });

  test.for(['TRACE', 'TRACK', 'CONNECT', 'PATCH', 'OPTIONS', 'PROPFIND', 'PURGE', 'FOO', 'get'])(
    'the method %s is answered with nothing that was sent',
    async (method) => {
      const secret = 'X-Secret: sent-along';
      const { statuses, text } = await rawExchange(
        port,
        `${method} /api/v1/users/me HTTP/1.1\r\nHost: x\r\n${secret}\r\nConnection: close\r\n\r\n`,
      );
      for (const status of statuses) expect([400, 404, 405]).toContain(status);
      expect(text).not.toContain('sent-along');
      await alive();
    },
  );
});

/** Spellings of an address that must not bypass its limits. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path.replace(/\/([a-z])/, (_, c: string) => `/%${c.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/^\/api/, '/%61pi'),
  (path) => path.replace(/\/([a-z-]+)$/, '//$1'),
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path};x`,
  (path) => `${path};/../health`,
  (path) => path.toUpperCase(),
  (path) => path.replace('/api/v1', '/api/v1/.'),
  (path) => path.replace('/api/v1', '/api/v1/health/..'),
  (path) => path.replace('/api/v1', '/api/v1/%2e'),
  (path) => path.replace('/api/v1/', '/api/v1%2f'),
  (path) => `${path}%00`,
  (path) => `${path}%2f`,
  (path) => `${path}?`,
  (path) => `http://kheya.test${path}`,
  (path) => path.replaceAll('/', '\\'),
  (path) => `${path}#/health`,
];

test('no spelling of a guarded address gets past its guard', async () => {
  const guarded = Object.entries(permissions).filter(([, access]) => access !== 'anyone');
  expect(guarded.length).toBeGreaterThan(30);
  for (const [key] of guarded) {
    const [method, path] = key.split(' ') as [string, string];
    const canonical = `/api/v1${path.replace(/:\w+/g, 'x')}`;
    const asked = await Promise.all(
      spellings.map(async (spell) => {
        const target = spell(canonical);
        const { statuses, text } = await rawExchange(
          port,
          `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        );
        return { target, status: statuses[0]!, text };
      }),
    );
    for (const { target, status, text } of asked) {
      // 408: a busy machine was slower than the limits of this test.
      expect([308, 400, 401, 404, 405, 408, 415], `${method} ${target}`).toContain(status);
      expect(text).not.toContain('kheya.test"');
    }
  }
});
