import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
const plain = '<html>'.padEnd(900, 'page ') + '</html>';
const ask = (headers: Record<string, string> = {}, url = '/packed') =>
  server.app.inject({ url, headers });

beforeAll(async () => {
  server = await testApp();
  const { siteDir } = server.config;
  mkdirSync(siteDir, { recursive: true });
  writeFileSync(join(siteDir, 'packed.html'), plain);
  writeFileSync(join(siteDir, '404.html'), 'Not found');
  writeFileSync(join(siteDir, 'packed.html.br'), brotliCompressSync(plain));
  writeFileSync(join(siteDir, 'packed.html.gz'), gzipSync(plain));
  writeFileSync(join(siteDir, 'stale.html'), 'new');
  writeFileSync(join(siteDir, 'stale.html.br'), brotliCompressSync('old'));
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(join(siteDir, 'stale.html.br'), anHourAgo, anHourAgo);
});
afterAll(() => server.close());

test('each encoding has its own bytes, its own ETag and its own 304', async () => {
  const answers = await Promise.all(
    [undefined, 'gzip, deflate', 'gzip, br', 'br;q=0, gzip', 'identity', '*'].map((accepted) =>
      ask(accepted ? { 'accept-encoding': accepted } : {}),
    ),
  );
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'gzip',
    'br',
    'gzip',
    undefined,
    'br',
  ]);
  expect(answers.every(({ headers }) => headers['vary'] === 'Accept-Encoding')).toBe(true);
  const [none, gzip, br] = answers;
  expect(none!.body).toBe(plain);
  expect(gunzipSync(gzip!.rawPayload).toString()).toBe(plain);
  expect(brotliDecompressSync(br!.rawPayload).toString()).toBe(plain);
  const etags = [none, gzip, br].map((answer) => String(answer!.headers['etag']));
  expect(new Set(etags).size).toBe(3);
  expect(etags.every((etag) => /^"[^"]+"$/.test(etag))).toBe(true);
  for (const [index, etag] of etags.entries()) {
    const headers = { 'accept-encoding': ['', 'gzip', 'br'][index]!, 'if-none-match': etag };
    const again = await ask(headers);
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
  }
  expect((await ask({ 'if-none-match': etags[2]! })).statusCode).toBe(200);
});

test('the page that says that there is none is compressed, and never taken for unchanged', async () => {
  const { siteDir } = server.config;
  writeFileSync(join(siteDir, '404.html.br'), brotliCompressSync('Not found'));
  const headers = { 'accept-encoding': 'br', 'if-none-match': '*', range: 'bytes=0-1' };
  const answer = await server.app.inject({ url: '/nothing', headers });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('Not found');
  expect((await ask({}, '/nothing')).body).toBe('Not found');
});

test('a twin that is older than its file is not sent', async () => {
  expect((await ask({ 'accept-encoding': 'br' }, '/stale')).body).toBe('new');
});

test.for([
  ['bytes=0-4', 206, '<html', 'bytes 0-4/907'],
  ['bytes=-7', 206, '</html>', 'bytes 900-906/907'],
  ['bytes=900-', 206, '</html>', 'bytes 900-906/907'],
  ['bytes=900-99999', 206, '</html>', 'bytes 900-906/907'],
  ['bytes=907-', 416, '', 'bytes */907'],
  ['bytes=-0', 416, '', 'bytes */907'],
] as const)('%s of the plain file is %d', async ([range, status, body, told]) => {
  const answer = await ask({ range, 'accept-encoding': 'br' });
  expect([answer.statusCode, answer.body]).toEqual([status, body]);
  expect(answer.headers['content-range']).toBe(told);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test.for(['bytes=x', 'bytes=1-2,4-5', 'bytes=5-2', 'lines=1-2'])(
  '%s is answered whole',
  async (range) => {
    expect((await ask({ range })).statusCode).toBe(200);
  },
);

test('a range is of GET alone', async () => {
  const headers = { range: 'bytes=0-4' };
  const answer = await server.app.inject({ method: 'HEAD', url: '/packed', headers });
  expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, '907']);
});

test('a part of another version is answered with all of this one', async () => {
  expect((await ask({ range: 'bytes=0-4', 'if-range': '"other"' })).statusCode).toBe(200);
});

test('precompressed files are no pages, and the assets of the release before are still there', async () => {
  const folder = join(server.config.siteDir, '..', 'assets/_astro');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'old.def456.js'), 'old()');
  const asset = await ask({}, '/_astro/old.def456.js');
  expect([asset.statusCode, asset.body]).toEqual([200, 'old()']);
  expect(asset.headers['cache-control']).toMatch(/immutable/);
  expect((await ask({}, '/old.def456.js')).statusCode).toBe(404);
});
