import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildShard } from '#model/search/build.ts';
import { placeOfRecord, referenceOf, type Rows } from '#model/search/shards.ts';
import { testApp, type TestApp } from '../testing/app.ts';

/** As `SearchBox.astro` writes it. */
const page = (lang: string) => `<html lang="${lang}"><form>
  <input id="q" type="search" name="q" value="" maxlength="100" data-query data-astro-cid-a></form>
  <p class="status" role="status" data-one="1 for “{query}”" data-many="{n} for “{query}”" data-none="none for “{query}”" data-best="{n} for “{query}”, here the best {shown}" data-status data-astro-cid-a></p>
  <ul class="results" aria-label="Results" data-results data-astro-cid-a></ul>
  <div class="empty" data-empty hidden data-astro-cid-a>Call us</div></html>`;

const place = placeOfRecord('visa-service', 'thailand');
const rows = (title: string): Rows => ({
  label: 'Visa',
  parts: 1,
  rows: [[referenceOf(place), title, '/visa-services/thailand', '3 to 5 days']],
});
const shard = buildShard([{ kind: 'visas', place, words: [['tailand', 'name']] }], {});

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  write('search.html', page('en'));
  write('bn/search.html', page('bn'));
  write('search/t.json', JSON.stringify(shard));
  write('search/en/visas-0.json', JSON.stringify(rows('Thailand <visa> & "more"')));
  write('search/bn/visas-0.json', JSON.stringify(rows('থাইল্যান্ড ভিসা')));
});
afterAll(() => server.close());

function write(name: string, text: string) {
  const file = join(server.config.siteDir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

let caller = 0;
/** Each from a network of its own: a limit counts by network. */
const search = (query: string, path = '/search', remoteAddress = `10.0.0.${++caller}`) =>
  server.app.inject({ url: `${path}?q=${query}`, remoteAddress });

test('a search without a script is answered in the page, in either language', async () => {
  const { statusCode, headers, body } = await search('tailand');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toBeDefined();
  expect(body).toContain('value="tailand"');
  expect(body).toContain('>1 for “tailand”</p>');
  expect(body).toContain('<a href="/visa-services/thailand">');
  expect(body).toContain('Thailand &lt;visa&gt; &amp; &quot;more&quot;');
  expect(body).toMatch(/data-empty hidden/);

  const bengali = await search(encodeURIComponent('থাইল্যাণ্ড'), '/bn/search');
  expect(bengali.body).toContain('<a href="/bn/visa-services/thailand">');
  expect(bengali.body).toContain('থাইল্যান্ড ভিসা');
});

test('where nothing is found, help is shown', async () => {
  const { statusCode, body } = await search('atlantis');
  expect(statusCode).toBe(200);
  expect(body).toContain('>none for “atlantis”</p>');
  expect(body).not.toMatch(/data-empty hidden/);
});

test('of more than are listed, it is said how many of how many are', async () => {
  const places = Array.from({ length: 31 }, (_, n) => placeOfRecord('tour-package', `safari-${n}`));
  const tours = places.map((each) => ({
    kind: 'tours' as const,
    place: each,
    words: [['safari', 'name'] as const],
  }));
  const rowsOfTours: Rows['rows'] = places.map((each, n) => [
    referenceOf(each),
    `Safari ${n}`,
    `/tours/safari-${n}`,
    '',
  ]);
  write('search/s.json', JSON.stringify(buildShard(tours, {})));
  write('search/en/tours-0.json', JSON.stringify({ label: 'Tour', parts: 1, rows: rowsOfTours }));
  const { body } = await search('safari');
  expect(body.match(/result-title/g)).toHaveLength(30);
  expect(body).toContain('>31 for “safari”, here the best 30</p>');
});

test('without a question it is the page itself', async () => {
  for (const query of ['', '%20', '%E2%80%A8', '%00'])
    expect((await search(query)).body, query).toBe(page('en'));
  expect((await server.app.inject('/search')).body).toBe(page('en'));
  expect((await server.app.inject('/bn/search')).body).toBe(page('bn'));
});

test.for([
  encodeURIComponent('"><script>alert(1)</script>'),
  encodeURIComponent("' onfocus='alert(1)"),
  encodeURIComponent('$& $1 $` {n} {query}'),
  'a'.repeat(3_000),
  encodeURIComponent('থ'.repeat(300)),
  'tailand%E2%80%A8%00%1F',
  '%ED%A0%80',
  '%',
  '%zz%',
  '..%2f..%2fetc',
  encodeURIComponent('__proto__ constructor'),
])('whatever is typed is text: %s', async (query) => {
  const { statusCode, body } = await search(query);
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/<script|onfocus='|\u2028|\0/);
  expect(body.match(/<input/g)).toHaveLength(1);
  expect(/ value="([^"]*)"/.exec(body)?.[1]?.length ?? 0).toBeLessThan(800);
});

test('an address longer than any is refused before it is read', async () => {
  expect((await search('a'.repeat(10_000))).statusCode).toBe(414);
});

test('the first of several questions counts', async () => {
  const { body } = await search('tailand&q=atlantis&q[]=x');
  expect(body).toContain('value="tailand"');
});

test('it is compressed for whoever can read that', async () => {
  const as = (encoding: string) =>
    server.app.inject({
      url: '/search?q=tailand',
      headers: { 'accept-encoding': encoding },
      remoteAddress: '10.0.1.1',
    });
  expect((await as('br, gzip;q=0')).headers['content-encoding']).toBeUndefined();
  const { headers, rawPayload } = await as('br, gzip');
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['vary']).toContain('Accept-Encoding');
  expect(gunzipSync(rawPayload).toString()).toContain('1 for “tailand”');
});

test('what is published anew is found, and what is gone is not', async () => {
  write('search/en/visas-0.json', JSON.stringify({ label: 'Visa', rows: [] }));
  expect((await search('tailand')).body).not.toContain('/visa-services/thailand');
  write('search/en/visas-0.json', JSON.stringify(rows('Thailand')));
  expect((await search('tailand')).body).toContain('/visa-services/thailand');
});

test('a network searches 60 times a minute: then it gets the page alone', async () => {
  const address = '10.9.9.9';
  for (let i = 0; i < 60; i++)
    expect((await search('tailand', '/search', address)).statusCode).toBe(200);
  const refused = await search('tailand', '/search', address);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toBe(page('en'));
  expect((await search('tailand')).statusCode).toBe(200);
});
