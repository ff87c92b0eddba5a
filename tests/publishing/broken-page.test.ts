import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../api/db/database.ts';
import { filesBelow } from '../harness/folders.ts';
import { Product } from '../harness/product.ts';

let product: Product;
beforeAll(async () => {
  product = await Product.start({ content: 'demo' });
}, 60_000);
afterAll(() => product.stop(), 30_000);

interface Status {
  targets: { name: string; last_status: string }[];
}

async function failure(): Promise<string> {
  for (;;) {
    const { body } = await product.call<Status>('GET', '/publishing');
    const status = body.targets.find(({ name }) => name === 'site')?.last_status;
    if (status && status !== 'ok') return status;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a page that cannot be rendered is named, the site stays, and a better save goes live', async () => {
  const before = await filesBelow(product.siteDir);
  // No call of the API lets such a picture in.
  const db = await openDatabase(join(product.dataDir, 'kheya.db'));
  await db
    .updateTable('tour_packages')
    .set({ images: '[5]', cover_photo: null })
    .where('id', '=', 'coxs-bazar-inani')
    .execute();
  await db.destroy();
  await product.call('PUT', '/tour-packages/coxs-bazar-inani', { name: 'Broken for now' });

  expect(await failure()).toMatch(/^\/\S*: it could not be rendered: TypeError/);
  expect(await filesBelow(product.siteDir)).toEqual(before);

  await product.call('PUT', '/tour-packages/coxs-bazar-inani', {
    name: 'Mended',
    images: [],
  });
  await product.live();
  const page = await readFile(join(product.siteDir, 'tours/coxs-bazar-inani.html'), 'utf8');
  expect(page).toContain('Mended');
}, 60_000);
