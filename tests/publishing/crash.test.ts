import { readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Product } from '../harness/product.ts';
import { linksOf } from './crawler.ts';
import { proveSurvival } from './crash/survival.ts';

const SEED = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);

describe('a publisher that is killed', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'demo' });
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

  test('makes anew, at its next start, what it may have left half done', async () => {
    await product.live();
    await product.killPublisher();
    const release = await realpath(product.siteDir);
    const whole = await page('tours.html');
    await writeFile(`${release}.journal.json`, '{"pages":["/tours","/tours/never-was"]}');
    await writeFile(join(release, 'tours.html'), whole.replaceAll('</h1>', ' of yesterday</h1>'));
    await writeFile(join(release, 'tours/never-was.html'), 'left behind');

    await product.startPublisher();
    expect(await page('tours.html')).toBe(whole);
    await expect(page('tours/never-was.html')).rejects.toThrow('ENOENT');
  });

  test('gives a page that the crash took its name before those that link to it', async () => {
    await product.live();
    await product.killPublisher();
    const release = await realpath(product.siteDir);
    const [list, own] = ['tours.html', 'tours/istanbul-cappadocia.html'];
    const [wholeList, wholeOwn] = [await page(list), await page(own)];
    // A crash in the last step of hiding a tour; it is shown again before the next start.
    const others = [...linksOf(wholeList), ...linksOf(await page('visa-services.html'))];
    const pages = ['/tours', ...others, '/tours/istanbul-cappadocia'];
    expect(others.length).toBeGreaterThan(50);
    await writeFile(`${release}.journal.json`, JSON.stringify({ pages }));
    await writeFile(join(release, list), wholeList.replaceAll('/tours/istanbul-', '/tours/bali-'));
    await rm(join(release, own));

    await product.startPublisher();
    expect(await page(list)).toBe(wholeList);
    expect(await page(own)).toBe(wholeOwn);
    const named = async (file: string) => (await stat(join(release, file))).ctimeMs;
    expect(await named(own)).toBeLessThanOrEqual(await named(list));
  });

  test('and an API, too, at any moment: nothing saved is lost, no visitor notices', async () => {
    const { wrong, ...proof } = await proveSurvival(product, { seed: SEED, kills: 20 });
    const none = { missing: [], torn: [], broken: [], unexpected: [], differing: [] };
    expect(wrong, `FC_SEED=${SEED}`).toEqual(none);
    // Guards against a vacuous pass: kills, saves and links did happen.
    expect(proof.saved).toBeGreaterThan(20);
    expect(proof.publishesCutOff).toBeGreaterThan(0);
    expect(proof.visited.links).toBeGreaterThan(200);
    expect(proof.compared).toBeGreaterThan(20);
  });

  test('is the only one at work in its folder', async () => {
    await expect(product.startPublisher()).rejects.toThrow('ended with code 1');
  });
});
