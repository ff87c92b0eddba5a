import { watch } from 'node:fs';
import { readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../api/testing/eventually.ts';
import { compareFolders } from '../harness/folders.ts';
import { Product, UNCOMPRESSED } from '../harness/product.ts';

const OLD = '/blog/first-umrah-what-to-pack';
const NEW = '/blog/packing-for-umrah';

describe('an old address', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'few', env: UNCOMPRESSED });
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

  test('that goes with its target waits for pages that were to be rendered before', async () => {
    const old = '/tours/istanbul-cappadocia';
    await product.call('DELETE', '/tour-packages/istanbul-cappadocia');
    await product.live();
    const { body } = await product.call<Moved[]>('GET', '/site-management/redirects');
    const target = body.find(({ from_path }) => from_path === old)!.to_path;
    expect(target).toContain('/tours/');

    // All pages wait, the last of them with a link that it had before.
    await product.killPublisher();
    const release = await realpath(product.siteDir);
    const waiting = 'privacy.html';
    const html = (await file(waiting))!.replace('</main>', `<a href="${old}">A tour</a></main>`);
    await writeFile(join(release, waiting), html);
    const { size, mtimeMs } = await stat(join(release, waiting));
    const db = new Database(`${release}.db`);
    const page = '/privacy';
    db.prepare('UPDATE pages SET size = ?, modified = ? WHERE path = ?').run(size, mtimeMs, page);
    db.prepare(
      `INSERT INTO render_queue (page, rank, publish)
         SELECT id, iif(path = ?, 100, 99), (SELECT max(id) FROM publishes) FROM pages WHERE id > 0`,
    ).run(page);
    db.close();
    const hidden = { is_available: false };
    const { status } = await product.call('PUT', target.replace('tours', 'tour-packages'), hidden);
    expect(status).toBe(200);

    const named: (string | null)[] = [];
    const watchers = ['tours', ''].map((folder) =>
      watch(join(release, folder), (_event, name) => named.push(name)),
    );
    await product.startPublisher();
    await product.live();
    for (const watcher of watchers) watcher.close();
    const [rendered, removed] = [basename(waiting), `${basename(old)}.html`];
    expect(named.filter((name) => name === rendered || name === removed)).toEqual([
      rendered,
      removed,
    ]);
    expect((await product.verified()).differing).toEqual([]);
  });
});

interface Moved {
  from_path: string;
  to_path: string;
}
