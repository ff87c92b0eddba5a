import { readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Product } from '../harness/product.ts';
import { proveSurvival } from './proofs.ts';

describe('a publisher that is killed', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'demo' });
  }, 120_000);
  afterAll(() => product.stop(), 30_000);

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
  }, 60_000);

  test('leaves, however often, a folder that a full build would write', async () => {
    const proof = await proveSurvival(product, { seed: 20, kills: 20, saves: 5 });
    expect(proof).toMatchObject({ differing: [], faults: [] });
    expect(proof.taken).toBeGreaterThan(50);
  }, 180_000);

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
  }, 60_000);

  test('is the only one at work in its folder', async () => {
    await expect(product.startPublisher()).rejects.toThrow('ended with code 1');
  }, 30_000);
});
