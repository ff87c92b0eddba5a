import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
let port: number;

const pages = {
  'index.html': 'Home',
  'tours.html': 'Tours',
  'tours/sylhet.html': 'Sylhet',
  '404.html': 'Not found',
  'bn.html': 'Bengali home',
  'bn/tours.html': 'Bengali tours',
  'bn/404.html': 'Bengali not found',
  'sitemap.xml': '<urlset/>',
  '_astro/site.abc123.css': 'body{}',
  '.hidden.html': 'Hidden',
  '.git/config': 'Hidden',
};

beforeAll(async () => {
  server = await testApp();
  const { siteDir, cmsDir, uploadsDir, dataDir } = server.config;
  for (const [name, content] of Object.entries(pages)) write(join(siteDir, name), content);
  write(join(cmsDir, 'index.html'), 'The CMS');
  write(join(cmsDir, 'assets/main.abc123.js'), 'start()');
  write(join(uploadsDir, 'photo.webp'), 'RIFF');
  write(join(uploadsDir, '.hidden.webp'), 'Hidden');
  mkdirSync(join(uploadsDir, 'folder'));
  write(join(dataDir, 'outside.txt'), 'Outside');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

function write(file: string, content: string) {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

const get = (url: string, headers = {}) => server.app.inject({ url, headers });

/** Sends the path unnormalised. */
function rawGet(
  path: string,
): Promise<{ status: number; location: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
      resolve({ status, location: /^location: (.*)\r$/im.exec(text)?.[1], text });
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: kheya.test\r\nConnection: close\r\n\r\n`);
  });
}

describe('pages', () => {
  test.for([
    ['/', 'Home'],
    ['/tours', 'Tours'],
    ['/tours?page=2', 'Tours'],
    ['/tours/sylhet', 'Sylhet'],
    ['/bn', 'Bengali home'],
    ['/bn/tours', 'Bengali tours'],
    ['/sitemap.xml', '<urlset/>'],
  ])('%s is the page "%s", also beside a folder of its name', async ([url, body]) => {
    const answer = await get(url!);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
  });

  test.for([
    ['/nothing', 'Not found'],
    ['/tours/nothing', 'Not found'],
    ['/nothing.png', 'Not found'],
    ['/bn/nothing', 'Bengali not found'],
    ['/bnothing', 'Not found'],
    // Cut in the middle of a letter.
    ['/%E0%A6', 'Not found'],
    ['/bn/tours/%E0%A6?from=%E0', 'Bengali not found'],
  ])('%s is 404 with the page "%s"', async ([url, body]) => {
    const answer = await get(url!);
    expect([answer.statusCode, answer.body]).toEqual([404, body]);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });

  test.for([
    ['/Tours', '/tours'],
    ['/TOURS/Sylhet?page=2', '/tours/sylhet?page=2'],
    ['/BN', '/bn'],
    ['/Bn/Tours', '/bn/tours'],
    ['/tours/sylhet),?from=chat', '/tours/sylhet?from=chat'],
    ['/bn/tours%E0%A5%A4', '/bn/tours'],
    ['/bn/tours/%E2%80%8B', '/bn/tours'],
    ['/%E0%A5%A4', '/'],
  ])('%s leads to the page %s', async ([url, location]) => {
    const answer = await get(url!);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });

  test.for(['/Nothing', '/Tours/No.', '/_astro/Site.abc123.css', '/.HIDDEN', '/Tours.html'])(
    '%s is meant as no page either',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  test('an unknown address of the API is answered in JSON', async () => {
    const answer = await get('/api/v1/nothing');
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found' }]);
  });

  test('a brochure is sent, and where there is none yet, its page', async () => {
    const url = '/tours/sylhet/brochure.pdf';
    const before = await get(url);
    expect([before.statusCode, before.headers.location]).toEqual([302, '/tours/sylhet']);
    expect((await get('/tours/nowhere/brochure.pdf')).statusCode).toBe(404);
    expect((await get('/brochure.pdf')).statusCode).toBe(404);
    expect((await get('/.hidden/brochure.pdf')).statusCode).toBe(404);
    write(join(server.config.siteDir, '..', `assets${url}`), '%PDF-');
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'application/pdf', '%PDF-']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['link']).toBe(`<${server.config.siteUrl}/tours/sylhet>; rel="canonical"`);
  });

  test('pages are asked for again, named assets never', async () => {
    expect((await get('/tours')).headers['cache-control']).toBe('no-cache');
    expect((await get('/nothing')).headers['cache-control']).toBe('no-cache');
    expect((await get('/_astro/site.abc123.css')).headers['cache-control']).toMatch(/immutable/);
  });

  test('a page may not be framed and its type not guessed', async () => {
    const { headers } = await get('/tours');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('a page that has not changed is 304', async () => {
    const { headers } = await get('/tours');
    const again = await server.app.inject({
      url: '/tours',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

test.for([
  ['/tours/', '/tours'],
  ['/tours//', '/tours'],
  ['/bn/', '/bn'],
  ['/tours/?utm_source=card', '/tours?utm_source=card'],
  ['/tours/?next=//evil.example/', '/tours?next=//evil.example/'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//', '/evil.example'],
  ['/%2f%2fevil.example/', '/evil.example'],
  ['/a%23%25%3F/?from=chat', '/a%23%25%3F?from=chat'],
])('%s is sent to %s', async ([path, location]) => {
  expect(await rawGet(path!)).toMatchObject({ status: 308, location });
});

test.for([
  '//evil.example/',
  '//evil.example/%2e%2e/',
  '///evil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%5c%5cevil.example/',
  '/%2fevil.example/',
  '/%09/evil.example/',
  '/%0d%0aLocation:%20https://evil.example/',
  '/https://evil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/@evil.example/',
  'http://evil.example//evil.example/',
])('%s never leads off the site', async (path) => {
  const { location } = await rawGet(path);
  if (location !== undefined)
    expect(new URL(location, 'http://kheya.test').origin).toBe('http://kheya.test');
});

test.for([
  '/.hidden.html',
  '/.git/config',
  '/static/uploads/.hidden.webp',
  '/static/uploads/folder',
  '/static/uploads/',
  '/static/uploads/nothing.webp',
  '/../outside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/..%5coutside.txt',
  '/tours/../../outside.txt',
  '/tours/%2e%2e/%2e%2e/%2e%2e/outside.txt',
  '/%252e%252e%252foutside.txt',
  '/static/uploads/../outside.txt',
  '/static/uploads/..%2foutside.txt',
  '/static/uploads/%2e%2e%2foutside.txt',
  '/static/uploads/..%5coutside.txt',
  '/static/uploads/photo.webp%00.txt',
  '/static/uploads/%c0%ae%c0%ae/outside.txt',
  '/cms/../outside.txt',
  '/cms/..%2foutside.txt',
  '/cms/assets/..%2f..%2foutside.txt',
  '/%',
])('%s is neither served nor told about', async (path) => {
  let { status, location, text } = await rawGet(path);
  if (status === 308) ({ status, text } = await rawGet(location!));
  expect([400, 404]).toContain(status);
  expect(text).not.toMatch(/Outside|Hidden|kheya-test-|node_modules/);
});

test('uploads are pictures and nothing else, for a year', async () => {
  const { statusCode, headers } = await get('/static/uploads/photo.webp');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('no cache keeps what is answered in place of a file', async () => {
  const upload = '/static/uploads/photo.webp';
  const files = [upload, '/_astro/site.abc123.css', '/cms/assets/main.abc123.js'];
  const far = files.map((url) => get(url, { range: 'bytes=999-' }));
  const answers = await Promise.all([get(upload, { 'if-match': '"other"' }), ...far]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([412, 416, 416, 416]);
  for (const { headers } of answers) expect(headers['cache-control']).toBe('no-cache');
});

test('a link among the uploads is not followed, wherever it leads', async () => {
  const { uploadsDir, dataDir } = server.config;
  write(join(dataDir, 'outside.webp'), 'Outside');
  symlinkSync(join(dataDir, 'outside.webp'), join(uploadsDir, 'file-link.webp'));
  symlinkSync(dataDir, join(uploadsDir, 'folder-link.webp'));
  symlinkSync(join(uploadsDir, 'photo.webp'), join(uploadsDir, 'inner-link.webp'));
  for (const path of [
    'file-link.webp',
    'folder-link.webp/outside.webp',
    'inner-link.webp',
    'folder-link.webp',
  ]) {
    const { status, text } = await rawGet(`/static/uploads/${path}`);
    expect(status).toBe(404);
    expect(text).not.toMatch(/Outside/);
  }
});

test.for(['page.html', 'drawing.svg', 'half.webp.tmp', 'script.js', '.webp'])(
  'an upload named %s is not served',
  async (name) => {
    write(join(server.config.uploadsDir, name), 'Outside');
    expect((await get(`/static/uploads/${name}`)).statusCode).toBe(404);
  },
);

test('an upload that is not there is not remembered as missing', async () => {
  expect((await get('/static/uploads/nothing.webp')).headers['cache-control']).toBe('no-cache');
});

test('the published site may be a link that moves to another release', async () => {
  const other = await testApp();
  const { siteDir, dataDir } = other.config;
  for (const release of ['one', 'two']) write(join(dataDir, release, 'tours.html'), release);
  const { rmSync } = await import('node:fs');
  for (const release of ['one', 'two']) {
    rmSync(siteDir, { recursive: true, force: true });
    symlinkSync(join(dataDir, release), siteDir);
    expect((await other.app.inject({ url: '/tours' })).body).toBe(release);
  }
  await other.close();
});

describe('the CMS', () => {
  test.for(['/cms', '/cms/', '/cms/tours', '/cms/a/b'])('%s is its one page', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, 'The CMS']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  test('no script runs there but its own', async () => {
    const policy = String((await get('/cms')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('its assets are kept, and a missing one is 404', async () => {
    expect((await get('/cms/assets/main.abc123.js')).headers['cache-control']).toMatch(/immutable/);
    expect((await get('/cms/assets/gone.js')).statusCode).toBe(404);
  });
});
