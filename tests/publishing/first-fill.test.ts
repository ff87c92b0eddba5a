import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fill } from '../bench/publishing/catalogue.ts';
import { until } from '../../api/testing/eventually.ts';
import { Product } from '../harness/product.ts';

/** More pages than one batch renders. */
const TOURS = 60;
const TOO_LARGE = 'coxs-bazar-inani';
const MISSHAPEN = 'umrah-group-14-days';

describe('a site that nobody sees yet', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({
      content: 'few',
      prepare: async (db) => {
        await fill(db, TOURS);
        // The API refuses both. The oversized one fails when its own pages are rendered, after the
        // first batch.
        const days = Array.from({ length: 10_000 }, (_, n) => [`day${n + 1}`, { title: 'A day' }]);
        const itinerary = JSON.stringify(Object.fromEntries(days));
        await db
          .updateTable('tour_packages')
          .set({ itinerary })
          .where('id', '=', TOO_LARGE)
          .execute();
        await db
          .updateTable('umrah_packages')
          .set({ images: '[5]' })
          .where('id', '=', MISSHAPEN)
          .execute();
      },
    });
  });
  afterAll(() => product.stop());

  test('has every page but those of records that cannot be published, which are named', async () => {
    const { body } = await product.call<{ failures: unknown[] }>('GET', '/publishing');
    expect(body.failures).toMatchObject([
      {
        entity: 'tour-package',
        id: TOO_LARGE,
        reason: expect.stringContaining('larger than 4 MB'),
      },
      { entity: 'umrah-package', id: MISSHAPEN, reason: expect.stringContaining('not of type') },
    ]);
    const files = await readdir(product.siteDir, { recursive: true });
    const isLeftOver = (name: string) =>
      name.includes(TOO_LARGE) || name.includes(MISSHAPEN) || name.endsWith('.tmp');
    expect(files.filter(isLeftOver)).toEqual([]);
    expect(files.filter((name) => /\btours\/tour-\d+\.html$/.test(name))).toHaveLength(2 * TOURS);
    const page = (name: string) => readFile(join(product.siteDir, name), 'utf8');
    const lists = [
      await page('umrah.html'),
      await page('tours.html'),
      await page('tours/page/2.html'),
    ];
    expect(lists.join('')).not.toMatch(new RegExp(`${TOO_LARGE}|${MISSHAPEN}`));
    expect(lists[0]).toContain('/umrah/umrah-individual-10-days');
  });

  test('is published by one that answers meanwhile, and reports once it has caught up', async () => {
    const failures = async () => (await product.report()).failures.map(({ id }) => id);
    await product.killPublisher();
    await rm(join(product.dataDir, 'site/releases'), { recursive: true });
    const started = product.startPublisher();
    await expect.poll(() => failures().catch(String)).toContain('The publisher is starting');
    await started;
    expect(await failures()).toEqual([TOO_LARGE, MISSHAPEN]);
  });

  test('is shown as soon as the link to it can be made, without a save', async () => {
    await product.killPublisher();
    await rm(product.siteDir);
    // In the place of the link, as on a disk that takes none.
    const inTheWay = join(product.dataDir, 'site/.current.tmp');
    await mkdir(inTheWay);
    await product.startPublisher();
    expect(existsSync(product.siteDir)).toBe(false);
    await rm(inTheWay, { recursive: true });
    await until(() => existsSync(product.siteDir));
  });
});
