import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

const CONTENT = '0123456789';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const { siteDir, cmsDir, uploadsDir } = server.config;
  const files = [
    join(siteDir, 'tours.html'),
    join(siteDir, '_astro/site.abc123.css'),
    join(cmsDir, 'assets/main.abc123.js'),
    join(uploadsDir, 'photo.webp'),
  ];
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, CONTENT);
  }
});
afterAll(() => server.close());

describe.for([
  '/tours',
  '/_astro/site.abc123.css',
  '/cms/assets/main.abc123.js',
  '/static/uploads/photo.webp',
])('%s', (url) => {
  const ask = (headers: Record<string, string>, method: InjectOptions['method'] = 'GET') =>
    server.app.inject({ method, url, headers });

  test('a range beyond its end is told its length', async () => {
    const { statusCode, headers } = await ask({ range: 'bytes=10-' });
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.for(['bytes=5-2', 'bytes=1-2,4-5', 'lines=1-2', 'bytes=x'])(
    '%s is answered whole',
    async (range) => {
      const { statusCode, body } = await ask({ range });
      expect([statusCode, body]).toEqual([200, CONTENT]);
    },
  );

  test('a range is of GET alone', async () => {
    const { statusCode, headers } = await ask({ range: 'bytes=0-4' }, 'HEAD');
    expect([statusCode, headers['content-length']]).toEqual([200, '10']);
  });

  test('a part is of the version that is named, or it is none', async () => {
    const { headers } = await ask({});
    const etag = String(headers['etag']);
    const range = { range: 'bytes=2-4' };
    expect((await ask({ ...range, 'if-range': etag })).body).toBe('234');
    expect((await ask({ ...range, 'if-range': '"other"' })).body).toBe(CONTENT);
    expect((await ask({ ...range, 'if-match': etag })).body).toBe('234');
    expect((await ask({ ...range, 'if-match': '*' })).body).toBe('234');
    const refused = await ask({ ...range, 'if-match': '"other"' });
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([412, 'no-cache']);
  });
});
