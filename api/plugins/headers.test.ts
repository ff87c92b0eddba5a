import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const { siteDir, cmsDir, uploadsDir } = server.config;
  const write = (folder: string, name: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), name);
  };
  for (const name of ['index.html', 'tours.html', 'bn.html', '404.html', '_astro/a.css'])
    write(siteDir, name);
  for (const name of ['index.html', 'assets/a.js']) write(cmsDir, name);
  write(uploadsDir, 'photo.webp');
});
afterAll(() => server.close());

const NONE = "default-src 'none'; frame-ancestors 'none'";
const urls: Readonly<Record<string, readonly string[]>> = {
  api: [
    '/api/v1/health',
    '/api/v1/openapi.json',
    '/api/v1/tour-packages',
    '/api/v1/tour-packages?limit=0',
    '/api/v1/tour-packages/nothing',
    '/api/v1/users',
    '/api/v1/users/me',
    '/api/v1/nothing',
    '/api/v1/tour-packages/%',
    '/api/v1/site-content',
    '/%61pi/v1/flights',
    '/api/v1/site-management/hero-scenes',
  ],
  page: [
    '/',
    '/tours',
    '/bn',
    '/nothing',
    '/bn/nothing',
    '/_astro/a.css',
    '/_astro/gone.css',
    '/tours/',
    '/.git/config',
    '/tours?q=1',
    '/favicon.ico',
    '/static/nothing',
  ],
  preview: ['/preview/en/nothing', '/preview/bn/nothing?until=x&signature=y'],
  cms: ['/cms', '/cms/', '/cms/tours', '/cms/a/b', '/cms/assets/a.js', '/%63ms'],
  upload: ['/static/uploads/photo.webp'],
  docs: ['/api/v1/docs'],
};

const policies: Readonly<Record<string, RegExp>> = {
  api: new RegExp(`^${NONE}$`),
  page: /^frame-ancestors 'none'$/,
  preview: /^frame-ancestors 'self'$/,
  cms: /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
  upload: /^default-src 'none'; sandbox$/,
  docs: /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
};

const all = Object.entries(urls).flatMap(([surface, list]) => list.map((url) => [surface, url]));

test.for(all as [string, string][])('%s: %s', async ([surface, url]) => {
  const { headers } = await server.app.inject({ url, headers: { origin: 'https://evil.example' } });
  expect(String(headers['content-security-policy'])).toMatch(policies[surface]!);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  expect(headers['x-frame-options']).toBe(surface === 'preview' ? 'SAMEORIGIN' : 'DENY');
  expect(headers['cache-control']).toBeTruthy();
  for (const absent of ['x-powered-by', 'server', 'set-cookie', 'strict-transport-security'])
    expect(headers[absent], absent).toBeUndefined();
  for (const name of Object.keys(headers)) expect(name).not.toMatch(/^access-control-/);
});

test('scripts run nowhere by an exception', async () => {
  for (const [, url] of all) {
    const policy = String((await server.app.inject(url!)).headers['content-security-policy']);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|https?:)/);
    expect(policy).not.toContain('unsafe-eval');
  }
});

test.for(['https://evil.example', 'null', 'http://localhost:8888', 'https://cms.kheya.test.evil'])(
  'a page of %s may neither read nor ask whether it may',
  async (origin) => {
    const asking = {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    };
    for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
      const { headers } = await server.app.inject({
        method,
        url: '/api/v1/tour-packages',
        headers: asking,
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  },
);

test('the promise to stay with https is made where the site has it, and only there', async () => {
  const secure = await testApp({ config: { siteUrl: 'https://kheya.test' } });
  for (const url of ['/', '/cms', '/api/v1/flights', '/api/v1/nothing']) {
    const { headers } = await secure.app.inject(url);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  }
  await secure.close();
});

test('hosts below the site are told, too, where that is asked for', async () => {
  const config = { siteUrl: 'https://kheya.test', hstsSubdomains: true };
  const secure = await testApp({ config });
  for (const url of ['/', '/cms', '/api/v1/flights'])
    expect((await secure.app.inject(url)).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  await secure.close();
});
