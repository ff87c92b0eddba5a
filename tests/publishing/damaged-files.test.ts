import { writeFileSync } from 'node:fs';
import { readFile, realpath, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually, until } from '../../api/testing/eventually.ts';
import { siteFiles } from '../harness/folders.ts';
import { Product } from '../harness/product.ts';
import { SEED } from '../harness/seed.ts';

const TOUR = 'coxs-bazar-inani';

describe('what is damaged on the disk', () => {
  let product: Product;
  let release: string;
  beforeAll(async () => {
    product = await Product.start({ content: 'few' });
    release = await realpath(product.siteDir);
  });
  afterAll(() => product.stop());

  const page = (name: string) => readFile(join(release, name), 'utf8');
  const published = () => siteFiles(release);

  /** Files that are gone, new or others than before. */
  async function differing(before: ReadonlyMap<string, Buffer>): Promise<string[]> {
    const now = await published();
    const names = new Set([...before.keys(), ...now.keys()]);
    return [...names].filter((name) => now.get(name)?.equals(before.get(name)!) !== true);
  }

  const asBefore = (before: ReadonlyMap<string, Buffer>) =>
    eventually(async () => expect(await differing(before)).toEqual([]), { withinMs: 120_000 });

  let saves = 0;
  async function savesAreLive(): Promise<void> {
    const name = `Saved ${++saves} times`;
    expect((await product.call('PUT', `/tour-packages/${TOUR}`, { name })).status).toBe(200);
    await product.live();
    expect(await page(`tours/${TOUR}.html`)).toContain(name);
  }

  /** Changes the content database beside the publisher. */
  function withContentDb(work: (db: Database.Database) => void): void {
    const db = new Database(`${release}.db`);
    work(db);
    db.close();
  }

  test('a rollback ends with the content database that knew of it', async () => {
    await savesAreLive();
    const { body } = await product.call<{ id: number }[]>('GET', '/publishing/publishes');
    await product.call('POST', `/publishing/publishes/${body[0]!.id}/rollback`);
    const status = async () => (await product.call('GET', '/publishing')).body;
    expect(await status()).toMatchObject({ pinned_revisions: { until: expect.any(Number) } });
    await product.killPublisher();
    // SQLite would recover it from a log that still had every page.
    withContentDb((db) => db.pragma('wal_checkpoint(TRUNCATE)'));
    writeFileSync(`${release}.db`, 'no database');
    await product.startPublisher();
    expect(await page(`tours/${TOUR}.html`)).toContain(`Saved ${saves} times`);
    const none = { pinned: 0, pinned_pages: [], pinned_revisions: null };
    await eventually(async () => expect(await status()).toMatchObject(none));
    await savesAreLive();
  });

  test('a content database cut in half meanwhile ends the publisher, and is made again', async () => {
    await product.live();
    const before = await published();
    const file = `${release}.db`;
    withContentDb((db) => db.pragma('wal_checkpoint(TRUNCATE)'));
    await truncate(file, Math.floor((await stat(file)).size / 2));
    let hasEnded = false;
    void product.publisherEnded().then(() => (hasEnded = true));
    // What the publisher itself has in memory needs no file.
    await until(async () => {
      await product.rebuild().catch(() => undefined);
      return hasEnded;
    });

    await product.startPublisher();
    await asBefore(before);
    await savesAreLive();
  });

  test('letters that changed in the content come back with the next verify', async () => {
    await savesAreLive();
    const before = await published();
    const name = `Saved ${saves} times`;
    withContentDb((db) => {
      db.prepare(`UPDATE records SET data = replace(data, ?, ?) WHERE id = ?`).run(
        name,
        name.replace('Saved', 'Sawed'),
        TOUR,
      );
      db.exec(`UPDATE html SET html = replace(html, 'e', 'o');
               UPDATE meta SET value = 'another' WHERE name = 'content_version'`);
    });
    await product.rebuild();
    expect(await page(`tours/${TOUR}.html`)).toContain('Sawed');

    const { differing: found } = await product.verified();
    // That of the record is published at once; the others are found.
    expect(found.length).toBeGreaterThan(10);
    expect(await differing(before)).toEqual([]);
    expect((await product.verified()).differing).toEqual([]);
    const publishes = () => product.call<unknown[]>('GET', '/publishing/publishes');
    const listed = (await publishes()).body;
    await product.verified();
    expect((await publishes()).body).toEqual(listed);
  });

  test('a page that cannot be rendered any more hides no other from a verify', async () => {
    await savesAreLive();
    withContentDb((db) => db.exec("INSERT INTO pages (path, is_file) VALUES ('/tours/none', 0)"));
    await writeFile(join(release, 'about.html'), 'spoilt');
    const { differing: found } = await product.verified();
    expect(found.toSorted()).toEqual(['/about', '/tours/none']);
    expect(await page('about.html')).toContain('</html>');
    withContentDb((db) => db.exec("DELETE FROM pages WHERE path = '/tours/none'"));
    expect((await product.verified()).differing).toEqual([]);
  });

  test('pages that got their names before a crash, and were not noted, are told of', async () => {
    await savesAreLive();
    const copy = join(product.dataDir, 'before.db');
    withContentDb((db) => db.exec(`VACUUM INTO '${copy}'`));
    const tour = { name: 'Just made', destinations: 'Sylhet', price: 1000, duration: '2' };
    const made = await product.call<{ id: string }>('POST', '/tour-packages', tour);
    await savesAreLive();
    await product.killPublisher();
    // As if it had died before the end of the transaction in which the pages got their names.
    for (const ending of ['', '-wal', '-shm']) await rm(`${release}.db${ending}`, { force: true });
    await rename(copy, `${release}.db`);
    await product.startPublisher();
    const told: unknown[] = [];
    const { body } = await product.call<{ revision: number }>('GET', '/publishing');
    withContentDb((db) =>
      told.push(
        ...db
          .prepare('SELECT path FROM replaced JOIN publishes ON id = publish WHERE revision = ?')
          .pluck()
          .all(body.revision),
      ),
    );
    expect(told).toEqual(expect.arrayContaining([`/tours/${made.body.id}`, `/tours/${TOUR}`]));
    await product.call('DELETE', `/tour-packages/${made.body.id}`);
    await savesAreLive();
  });

  test('half-written files of state stop nobody', async () => {
    const spoil = (name: string) =>
      writeFile(join(product.dataDir, 'site', name), '{"checked_at":"2026-0');
    await spoil('self-check.json');
    expect((await product.call('GET', '/publishing')).status).toBe(200);
    await product.killPublisher();
    await spoil('publisher.lock');
    await spoil('publisher.json');
    await product.startPublisher();
    await savesAreLive();
  });

  test('pages that vanished, were spoilt or planted are as published after a start', async () => {
    await product.live();
    await product.verified();
    const before = await published();
    const pages = [...before.keys()].filter((name) => name.endsWith('.html'));
    const some = fc.sample(fc.shuffledSubarray(pages, { minLength: 50, maxLength: 50 }), {
      seed: SEED,
      numRuns: 1,
    })[0]!;
    const [whole = '', , ...spoilt] = some;
    for (const name of spoilt.slice(0, 24)) await rm(join(release, name));
    for (const name of spoilt.slice(24)) {
      const file = join(release, name);
      await truncate(file, Math.floor(before.get(name)!.length / 2));
    }
    await writeFile(join(release, 'planted.html'), 'Buy here');
    await writeFile(join(release, 'tours/planted.html.br'), 'Buy here');
    await writeFile(join(release, 'proof-of-ownership.txt'), 'put there by hand');
    await eventually(() => truncate(join(release, `${whole}.br`), 100));
    await rm(join(release, 'placeholder.svg'));
    await product.killPublisher();
    await product.startPublisher();

    before.set('proof-of-ownership.txt', Buffer.from('put there by hand'));
    await asBefore(before);
    const compressed = (name: string) => readFile(join(release, name)).catch(() => undefined);
    await until(async () => (await compressed('tours/planted.html.br')) === undefined);
    const unpacked = async () => brotliDecompressSync((await compressed(`${whole}.br`))!);
    await eventually(async () => expect((await unpacked()).equals(before.get(whole)!)).toBe(true));
    await rm(join(release, 'proof-of-ownership.txt'));
  });

  test('a spoilt page is no version that a rollback brings back', async () => {
    await product.live();
    const file = join(release, `tours/${TOUR}.html`);
    const other = join(release, 'tours.html');
    const before = await readFile(other, 'utf8');
    await truncate(file, 300);
    await savesAreLive();
    const { body } = await product.call<{ id: number }[]>('GET', '/publishing/publishes');
    await product.call('POST', `/publishing/publishes/${body[0]!.id}/rollback`);
    expect(await readFile(other, 'utf8')).toBe(before);
    expect(await readFile(file, 'utf8')).toMatch(/<\/html>\s*$/);
    await product.call('POST', '/publishing/resume');
    await product.live();
  });

  test('a folder that was removed is filled again while it is served', async () => {
    await product.live();
    await product.verified();
    const before = await published();
    // Files are compressed into it meanwhile.
    await rm(release, { recursive: true, maxRetries: 20 });
    await asBefore(before);
    await rm(product.siteDir);
    await until(async () => (await fetch(product.url)).status === 200);
    // The publisher may still copy into it, after its look at the link.
    const assets = join(product.dataDir, 'site/assets/_astro');
    await rm(assets, { recursive: true, maxRetries: 20 });
    await eventually(() => stat(assets));
    await savesAreLive();
  });
});
