import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../api/testing/app.ts';
import { compressFolder } from './precompress.ts';

const script = 'console.info("the desk");\n'.repeat(200);
let folder: string;
let server: TestApp;

beforeAll(async () => {
  server = await testApp();
  folder = await mkdtemp(join(tmpdir(), 'kheya-precompress-'));
  for (const dir of [folder, server.config.cmsDir]) {
    await mkdir(join(dir, 'assets'), { recursive: true });
    await writeFile(join(dir, 'assets/main.abc123.js'), script);
    await writeFile(join(dir, 'assets/tiny.abc123.css'), 'a{}');
    await writeFile(join(dir, 'assets/face.woff2'), Buffer.alloc(2_000));
    await compressFolder(dir);
  }
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('texts are precompressed in both ways, and what would not get smaller is not', () => {
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
    'face.woff2',
    'main.abc123.js',
    'main.abc123.js.br',
    'main.abc123.js.gz',
    'tiny.abc123.css',
  ]);
  const twin = (ending: string) => readFileSync(join(folder, `assets/main.abc123.js${ending}`));
  expect(brotliDecompressSync(twin('.br')).toString()).toBe(script);
  expect(gunzipSync(twin('.gz')).toString()).toBe(script);
});

test('the server answers with the twin that the browser takes, for good', async () => {
  const ask = (encoding: string, headers = {}) =>
    server.app.inject({
      url: '/cms/assets/main.abc123.js',
      headers: { 'accept-encoding': encoding, ...headers },
    });
  const answers = await Promise.all(['gzip, br', 'gzip', 'identity'].map((each) => ask(each)));
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(brotliDecompressSync(answers[0]!.rawPayload).toString()).toBe(script);
  expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(3);
  for (const { headers } of answers) {
    expect(headers['etag']).toMatch(/^"/);
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
  }
  const known = { 'if-none-match': String(answers[0]!.headers['etag']) };
  expect((await ask('br', known)).statusCode).toBe(304);
  expect((await ask('gzip', known)).statusCode).toBe(200);
});
