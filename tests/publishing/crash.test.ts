import { randomUUID } from 'node:crypto';
import { readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RANK } from '../../site/publisher/state/render-queue.ts';
import { EVERY_CORE, Product } from '../harness/product.ts';
import { SEED } from '../harness/seed.ts';
import { linksOf } from './crawler.ts';
import { proveSurvival } from './crash/survival.ts';

describe('a publisher that is killed', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'few', env: EVERY_CORE });
  });
  afterAll(() => product.stop());

  const page = (path: string) => readFile(join(product.siteDir, path), 'utf8');

  test('publishes what was saved meanwhile by itself once it runs again', async () => {
    await product.killPublisher();
    const saved = await product.call('PUT', '/tour-packages/coxs-bazar-inani', {
      name: 'The long beach',
      name_bn: 'দীর্ঘ সৈকত',
    });
    expect(saved.status).toBe(200);
    expect(await page('tours.html')).not.toContain('The long beach');

    await product.startPublisher();
    await product.live();
    expect(await page('tours/coxs-bazar-inani.html')).toContain('The long beach');
    expect(await page('bn/tours.html')).toContain('দীর্ঘ সৈকত');
  });

  /** Changes the publisher's own tables, as a transaction that a crash cut off would not have. */
  const withContentDb = (release: string, work: (db: Database.Database) => void) => {
    const db = new Database(`${release}.db`);
    work(db);
    db.close();
  };
  const QUEUE = `INSERT OR REPLACE INTO render_queue (page, rank, publish)
    SELECT id, ?, (SELECT max(id) FROM publishes) FROM pages WHERE path = ?`;

  test('renders again, at its next start, what was queued when it died between two renames', async () => {
    await product.live();
    await product.killPublisher();
    const release = await realpath(product.siteDir);
    const whole = await page('tours.html');
    withContentDb(release, (db) => {
      db.prepare(QUEUE).run(1, '/tours');
      db.prepare('INSERT INTO deletions (path, publish) SELECT ?, max(id) FROM publishes').run(
        '/tours/never-was',
      );
    });
    await writeFile(join(release, 'tours.html'), whole.replaceAll('</h1>', ' of yesterday</h1>'));
    await writeFile(join(release, 'tours/never-was.html'), 'left behind');
    await writeFile(join(release, `.${randomUUID()}.tmp`), 'never got its name');

    await product.startPublisher();
    expect(await page('tours.html')).toBe(whole);
    await expect(page('tours/never-was.html')).rejects.toThrow('ENOENT');
    expect((await readdir(release)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('gives a new page its name before those that link to it', async () => {
    await product.live();
    await product.killPublisher();
    const release = await realpath(product.siteDir);
    const [list, own] = ['tours.html', 'tours/istanbul-cappadocia.html'];
    const [wholeList, wholeOwn] = [await page(list), await page(own)];
    const others = [...linksOf(wholeList), ...linksOf(await page('visa-services.html'))];
    expect(others.length).toBeGreaterThan(20);
    // A tour that was hidden, and is shown again: its page is new, and more than a batch link to it.
    withContentDb(release, (db) => {
      for (const path of ['/tours', ...others]) db.prepare(QUEUE).run(1, path);
      db.prepare(QUEUE).run(RANK.newPage, '/tours/istanbul-cappadocia');
      db.prepare('UPDATE pages SET size = NULL WHERE path = ?').run('/tours/istanbul-cappadocia');
    });
    await writeFile(join(release, list), wholeList.replaceAll('/tours/istanbul-', '/tours/bali-'));
    await rm(join(release, own));

    await product.startPublisher();
    expect(await page(list)).toBe(wholeList);
    expect(await page(own)).toBe(wholeOwn);
    const named = async (file: string) => (await stat(join(release, file))).ctimeMs;
    expect(await named(own)).toBeLessThanOrEqual(await named(list));
  });

  test('and an API, too, at any moment: nothing saved is lost, no visitor notices', async () => {
    const { wrong, ...proof } = await proveSurvival(product, { seed: SEED, kills: 10 });
    const none = { missing: [], torn: [], broken: [], unexpected: [], differing: [] };
    expect(wrong, `FC_SEED=${SEED}`).toEqual(none);
    // Guards against a vacuous pass: kills, saves and links did happen.
    expect(proof.saved).toBeGreaterThan(10);
    expect(proof.publishesCutOff).toBeGreaterThan(0);
    expect(proof.visited.links).toBeGreaterThan(200);
    expect(proof.compared).toBeGreaterThan(20);
  });

  test('is the only one at work in its folder', async () => {
    await expect(product.startPublisher()).rejects.toThrow('ended with code 1');
  });
});
