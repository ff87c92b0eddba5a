import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fill } from '../bench/publishing/catalogue.ts';
import { Product } from '../harness/product.ts';

/** More pages than are made in one step. */
const TOURS = 60;
const BROKEN = 'umrah-group-14-days';

describe('a site that nobody sees yet', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({
      content: 'demo',
      prepare: async (db) => {
        await fill(db, TOURS);
        // A photo that is no address: what no call of the API lets in.
        const broken = db.updateTable('umrah_packages').set({ images: '[5]', cover_photo: null });
        await broken.where('id', '=', BROKEN).execute();
      },
    });
  }, 240_000);
  afterAll(() => product.stop(), 30_000);

  test('has every page but those of the record that cannot be published, which is named', async () => {
    const { body } = await product.call<{ failures: unknown[] }>('GET', '/publishing');
    expect(body.failures).toMatchObject([
      { entity: 'umrah-package', id: BROKEN, reason: expect.stringContaining('not be rendered') },
    ]);
    const files = await readdir(product.siteDir, { recursive: true });
    expect(files.filter((name) => name.includes(BROKEN) || name.endsWith('.tmp'))).toEqual([]);
    expect(files.filter((name) => /\btours\/tour-\d+\.html$/.test(name))).toHaveLength(2 * TOURS);
    const list = await readFile(join(product.siteDir, 'umrah.html'), 'utf8');
    expect(list).not.toContain(BROKEN);
    expect(list).toContain('/umrah/umrah-seven-days-direct');
  });
});
