import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../api/testing/eventually.ts';
import { keepFewRecords } from '../harness/few-records.ts';
import { compareFolders } from '../harness/folders.ts';
import { Product } from '../harness/product.ts';

const OLD = '/blog/first-umrah-what-to-pack';
const NEW = '/blog/packing-for-umrah';

describe('an old address', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'demo', prepare: keepFewRecords });
  });
  afterAll(() => product.stop());

  const file = (name: string) =>
    readFile(join(product.siteDir, name), 'utf8').catch(() => undefined);
  const answer = async (path: string) => {
    const { status, headers } = await fetch(product.url + path, { redirect: 'manual' });
    return { status, location: headers.get('location') };
  };
  const postAt = async (slug: string) =>
    (await product.call<{ id: string }>('GET', `/blog-posts/slug/${slug}`)).body.id;
  const rename = async (from: string, to: string) => {
    const path = `/blog-posts/${await postAt(from)}`;
    expect((await product.call('PUT', path, { slug: to })).status).toBe(200);
    await product.live();
  };
  const list = async (name: string) =>
    (await file(name))!.split('\n').filter((line) => line && !line.startsWith('#'));

  test('leads to the new one in its language: by the server, as a page, and in lists', async () => {
    await rename('first-umrah-what-to-pack', 'packing-for-umrah');
    for (const [language, link] of [
      ['', 'Go to the new page'],
      ['/bn', 'নতুন পাতায় যান'],
    ] as const) {
      const moved = { status: 301, location: `${language}${NEW}?a=1` };
      await eventually(async () => expect(await answer(`${language}${OLD}?a=1`)).toEqual(moved));
      expect(await answer(`${language}${OLD}/`)).toEqual({
        status: 308,
        location: language + OLD,
      });
      expect((await answer(`${language}${NEW}`)).status).toBe(200);
      const page = (await file(`${language.slice(1)}${OLD}.html`.replace(/^\//, '')))!;
      expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${language}${NEW}">`);
      expect(page).toContain(
        `<link rel="canonical" href="http://localhost:8000${language}${NEW}">`,
      );
      expect(page).toContain('<meta name="robots" content="noindex">');
      expect(page).toMatch(new RegExp(`<a [^>]*href="${language}${NEW}"[^>]*>\\s*${link}`));
    }
    expect(await list('redirects/caddy.txt')).toEqual([`${OLD} ${NEW}`, `/bn${OLD} /bn${NEW}`]);
    expect(await list('redirects/nginx.txt')).toEqual([`${OLD} ${NEW};`, `/bn${OLD} /bn${NEW};`]);
    expect(await list('_redirects')).toEqual([`${OLD} ${NEW} 301!`, `/bn${OLD} /bn${NEW} 301!`]);
    const map = await file('sitemaps/blog-1.xml');
    expect(map).toContain(`${NEW}<`);
    expect(map).not.toContain(`${OLD}<`);
  });

  test('is the same in a build, and as the content says', async () => {
    expect((await product.verified()).differing).toEqual([]);
    const built = await product.fullBuild();
    const { differing } = await compareFolders(product.siteDir, built);
    expect(differing.filter((name) => !name.startsWith('share/'))).toEqual([]);
  });

  test('is the page’s again where that comes back', async () => {
    await rename('packing-for-umrah', 'first-umrah-what-to-pack');
    await eventually(async () => expect((await answer(OLD)).status).toBe(200));
    expect(await file(`bn${OLD}.html`)).not.toContain('http-equiv="refresh"');
    // The list is read a moment after it is published.
    await eventually(async () => expect(await answer(NEW)).toEqual({ status: 301, location: OLD }));
  });

  test('goes with its redirect, and leads nowhere while its target is hidden', async () => {
    const path = `/blog-posts/${await postAt('first-umrah-what-to-pack')}`;
    await product.call('PUT', path, { is_published: false });
    await product.live();
    await eventually(async () => expect((await answer(NEW)).status).toBe(404));
    expect(await file(`${NEW.slice(1)}.html`)).toBeUndefined();
    await product.call('PUT', path, { is_published: true });
    await product.live();
    await eventually(async () => expect((await answer(NEW)).status).toBe(301));
    const all = await product.call<{ id: string }[]>('GET', '/site-management/redirects');
    for (const { id } of all.body) await product.call('DELETE', `/site-management/redirects/${id}`);
    await product.live();
    await eventually(async () => expect((await answer(NEW)).status).toBe(404));
    expect(await file(`bn${NEW}.html`)).toBeUndefined();
    expect(await list('redirects/caddy.txt')).toEqual([]);
    expect((await product.verified()).differing).toEqual([]);
  });
});
