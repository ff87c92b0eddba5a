import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fill } from '../bench/publishing/catalogue.ts';
import { compareFolders } from '../harness/folders.ts';
import { Product } from '../harness/product.ts';

/** Enough for pages to be made ahead. */
const TOURS = 110;

describe('a change of every page', () => {
  let product: Product;
  let contact: string;
  beforeAll(async () => {
    product = await Product.start({ content: 'demo', prepare: (db) => fill(db, TOURS) });
    const { body } = await product.call<{ id: string }[]>('GET', '/site-management/contact-info');
    contact = `/site-management/contact-info/${body[0]!.id}`;
  });
  afterAll(() => product.stop());

  const rename = (name: string) => product.call('PUT', contact, { company_name: name });
  const edit = (n: number, details: string) =>
    product.call('PUT', `/tour-packages/tour-${n}`, { package_details: details });
  const pageOf = (n: number) => readFile(join(product.siteDir, `tours/tour-${n}.html`), 'utf8');

  /** What a full build writes otherwise, and what was left behind. */
  async function faults(): Promise<string[]> {
    while ((await pages('Padma Trails')).length > 0) await wait(100);
    const { differing } = await compareFolders(product.siteDir, await product.fullBuild());
    const left = await readdir(product.siteDir, { recursive: true });
    return [...differing, ...left.filter((name) => name.endsWith('.tmp'))];
  }

  /** English pages of tours that bear the name. */
  async function pages(name: string): Promise<string[]> {
    const folder = join(product.siteDir, 'tours');
    const found = (await readdir(folder)).filter((file) => file.endsWith('.html'));
    const texts = await Promise.all(found.map((file) => readFile(join(folder, file), 'utf8')));
    return found.filter((_, index) => texts[index]!.includes(name));
  }

  test('lets saves go first, old content on no page, and ends as a full build', async () => {
    await rename('Padma Trails');
    while ((await pages('Padma Trails')).length < 50) await wait(20);
    await rename(`Meghna "Trails" & Sons' <Tours>`);
    for (const n of [0, TOURS - 1, 7]) {
      await edit(n, `Words ${n} of the second day`);
      while (!(await pageOf(n)).includes(`Words ${n} of`)) await wait(5);
    }
    // Back to what it was, when its page may be made already.
    await edit(TOURS - 1, 'Words of the first day');
    await edit(TOURS - 1, `Words ${TOURS - 1} of the second day`);
    await product.live();
    expect(await faults()).toEqual([]);
  });

  test('survives the end of the publisher in the middle of it', async () => {
    await rename('Padma Trails');
    while ((await pages('Padma Trails')).length < 50) await wait(20);
    await rename('Karnaphuli Trails');
    await wait(700);
    await product.killPublisher();
    await product.startPublisher();
    await product.live();
    expect(await faults()).toEqual([]);
  });

  test('is compared page by page, and every file that was spoilt is named', async () => {
    const spoilt = Array.from({ length: 20 }, (_, n) => `/tours/tour-${n}`);
    for (const path of spoilt) await appendFile(join(product.siteDir, `${path}.html`), ' ');
    const { checked, differing } = await product.verified();
    expect(checked).toBeGreaterThan(2 * TOURS);
    expect(differing.toSorted()).toEqual(spoilt.toSorted());
  });
});
