import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
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
        // A photo that is no address, behind the cover: no call of the API lets it in, and only the
        // record's own pages show it, which are made after the first step.
        const images = sql<string>`json_insert(images, '$[#]', 5)`;
        await db.updateTable('umrah_packages').set({ images }).where('id', '=', BROKEN).execute();
      },
    });
  });
  afterAll(() => product.stop());

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
