import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PublisherClient } from '../../api/features/publishing/publisher-client.ts';
import { loadSecrets } from '../../api/secrets.ts';
import { until } from '../../api/testing/eventually.ts';
import { Product, UNCOMPRESSED } from '../harness/product.ts';

describe('beside the pages', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'few' });
  });
  afterAll(() => product.stop());

  const file = (name: string) => join(product.siteDir, name);
  const text = (name: string) => readFile(file(name), 'utf8');
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(product.url + path, { headers });

  test('a map in parts names every page once, with its languages and its last change', async () => {
    const index = await (await get('/sitemap.xml')).text();
    const parts = [...index.matchAll(/<loc>http:\/\/localhost:8000(.*?)<\/loc>/g)].map(
      ([, p]) => p!,
    );
    expect(parts).toEqual(expect.arrayContaining(['/sitemaps/pages.xml', '/sitemaps/tours-1.xml']));
    const maps = await Promise.all(parts.map(async (part) => (await get(part)).text()));
    const entries = maps.flatMap((map) => map.match(/<url>.*<\/url>/g) ?? []);
    const places = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)![1]!);
    expect(new Set(places).size).toBe(places.length);
    for (const place of places) {
      expect((await get(new URL(place).pathname)).status, place).toBe(200);
      const html = await (await get(new URL(place).pathname)).text();
      expect(html).not.toContain('content="noindex"');
    }
    const { body: tours } = await product.call<{ id: string; updated_at: string }[]>(
      'GET',
      '/tour-packages?available_only=true',
    );
    for (const { id, updated_at } of tours) {
      const entry = entries.find((each) => each.includes(`/tours/${id}</loc>`));
      expect(entry).toContain(`<lastmod>${updated_at}</lastmod>`);
      if (!places.includes(`http://localhost:8000/bn/tours/${id}`)) continue;
      expect(entry).toContain(`hreflang="bn-BD" href="http://localhost:8000/bn/tours/${id}"`);
      expect(entry).toContain('hreflang="x-default"');
    }
  });

  test('an edit makes one part of the map anew, and a page without its Bengali leaves it', async () => {
    const parts = ['sitemap.xml', 'sitemaps/pages.xml', 'sitemaps/tours-1.xml'];
    const times = () => Promise.all(parts.map(async (part) => (await stat(file(part))).mtimeMs));
    const before = await times();
    await product.call('PUT', '/tour-packages/coxs-bazar-inani', { name_bn: null });
    await product.live();
    const after = await times();
    expect(after.map((time, n) => time === before[n])).toEqual([true, true, false]);
    const map = await text('sitemaps/tours-1.xml');
    expect(map).toContain('/tours/coxs-bazar-inani</loc>');
    expect(map).not.toContain('/bn/tours/coxs-bazar-inani<');
  });

  test('robots may read the site, not the CMS nor the API, and are told of the map', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe(
      'User-agent: *\nAllow: /\nDisallow: /cms\nDisallow: /api/\n\nSitemap: http://localhost:8000/sitemap.xml\n',
    );
  });

  test('a file that is not as the content says is mended by a verify, and told of', async () => {
    const publisher = new PublisherClient(
      product.dataDir,
      loadSecrets(product.dataDir, {}).WEBHOOK_SECRET,
    );
    const selfCheck = async () => (await product.call('GET', '/publishing')).body['self_check'];
    expect(await selfCheck()).toBeNull();

    const { checked, differing } = await publisher.verify();
    expect(differing).toEqual([]);
    expect(await selfCheck()).toMatchObject({ checked, differing: 0, paths: [] });

    const whole = await text('about.html');
    await writeFile(file('about.html'), whole.replace('</h1>', ' of yesterday</h1>'));
    await publisher.verify();
    expect(await selfCheck()).toMatchObject({ differing: 1, paths: ['/about'] });
    expect(await text('about.html')).toBe(whole);
  });

  test('precompressed files follow every change, and are what is served', async () => {
    for (const words of ['Twin one', 'Twin two']) {
      await product.call('PUT', '/tour-packages/coxs-bazar-inani', { name: words });
      await product.live();
      // Never a stale compressed version, also before there is a new one.
      const answer = await get('/tours/coxs-bazar-inani', { 'accept-encoding': 'br' });
      expect(await answer.text()).toContain(words);
    }
    const page = await text('tours/coxs-bazar-inani.html');
    const twin = async (ending: string) =>
      readFile(file(`tours/coxs-bazar-inani.html${ending}`)).catch(() => undefined);
    await until(async () => (await twin('.gz')) !== undefined);
    expect(brotliDecompressSync((await twin('.br'))!).toString()).toBe(page);
    expect(gunzipSync((await twin('.gz'))!).toString()).toBe(page);
    const served = await get('/tours/coxs-bazar-inani', { 'accept-encoding': 'br' });
    expect(served.headers.get('content-encoding')).toBe('br');
  });
});

test('a web server of another account reads what is published, whatever the umask of the start', async () => {
  const own = process.umask(0o077);
  const started = Product.start({ content: 'none', env: UNCOMPRESSED });
  const product = await started.finally(() => process.umask(own));
  const site = join(product.dataDir, 'site');
  const below = await readdir(site, { withFileTypes: true, recursive: true });
  // Content is the publisher's own, beside the folder of its release.
  const paths = below
    .filter(({ name }) => !/\.db(-wal|-shm)?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(paths).toContain(join(product.dataDir, 'site/current'));
  for (const path of [site, ...paths]) {
    const entry = await stat(path);
    const needed = entry.isDirectory() ? 0o055 : 0o044;
    expect(entry.mode & needed, path).toBe(needed);
  }
  await product.stop();
});
