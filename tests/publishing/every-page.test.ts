import { existsSync } from 'node:fs';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PublisherClient } from '../../api/features/publishing/publisher-client.ts';
import { loadSecrets } from '../../api/secrets.ts';
import { fill } from '../bench/publishing/catalogue.ts';
import { compareFolders, filesBelow } from '../harness/folders.ts';
import { Product, THREADED, UNCOMPRESSED } from '../harness/product.ts';
import { deadLinks } from './dead-links.ts';

/** Enough for pages to be rendered ahead. */
const TOURS = 60;

const isText = (name: string) => /\.(?:html|xml)$/.test(name);

describe('a change of every page', () => {
  let product: Product;
  let contact: string;
  beforeAll(async () => {
    product = await Product.start({
      content: 'few',
      env: { ...UNCOMPRESSED, ...THREADED },
      prepare: (db) => fill(db, TOURS),
    });
    const { body } = await product.call<{ id: string }[]>('GET', '/site-management/contact-info');
    contact = `/site-management/contact-info/${body[0]!.id}`;
  });
  afterAll(() => product.stop());

  const rename = (name: string) => product.call('PUT', contact, { company_name: name });
  const edit = (n: number, details: string) =>
    product.call('PUT', `/tour-packages/tour-${n}`, { package_details: details });
  const pageOf = (n: number) => readFile(join(product.siteDir, `tours/tour-${n}.html`), 'utf8');

  /** Differences from a full build, and leftover files. */
  async function faults(): Promise<string[]> {
    const { differing } = await compareFolders(product.siteDir, await product.fullBuild());
    return [...differing, ...(await leftovers())];
  }

  const leftovers = async () =>
    (await readdir(product.siteDir, { recursive: true })).filter((name) => name.endsWith('.tmp'));

  /** The same by every page rendered again: a build of the site takes as long as all of this. */
  const stale = async () => [...(await product.verified()).differing, ...(await leftovers())];

  /** Waits until no page has the name any more. */
  async function renamed(): Promise<void> {
    while ((await pages('Padma Trails')).length > 0) await wait(100);
  }

  /** English tour pages that contain the name. */
  async function pages(name: string): Promise<string[]> {
    const folder = join(product.siteDir, 'tours');
    const found = (await readdir(folder)).filter((file) => file.endsWith('.html'));
    const texts = await Promise.all(found.map((file) => readFile(join(folder, file), 'utf8')));
    return found.filter((_, index) => texts[index]!.includes(name));
  }

  test('lets saves go first, and leaves old content on no page', async () => {
    await rename('Padma Trails');
    while ((await pages('Padma Trails')).length < TOURS / 2) await wait(20);
    await rename(`Meghna "Trails" & Sons' <Tours>`);
    for (const n of [0, TOURS - 1, 7]) {
      await edit(n, `Words ${n} of the second day`);
      while (!(await pageOf(n)).includes(`Words ${n} of`)) await wait(5);
    }
    // Reverted while its page may be rendered already.
    await edit(TOURS - 1, 'Words of the first day');
    await edit(TOURS - 1, `Words ${TOURS - 1} of the second day`);
    await product.live();
    await renamed();
    expect(await stale()).toEqual([]);
  });

  test('keeps nothing that staff withdraw any longer than something leads to it', async () => {
    const { WEBHOOK_SECRET } = loadSecrets(product.dataDir, {});
    let isDone = false;
    const rebuilding = new PublisherClient(product.dataDir, WEBHOOK_SECRET)
      .rebuild()
      .finally(() => (isDone = true));
    await product.call('PUT', '/tour-packages/tour-40', { is_available: false });
    const [file, fileBn] = ['tours/tour-40.html', 'bn/tours/tour-40.html'].map((name) =>
      join(product.siteDir, name),
    );
    while (existsSync(file!) || existsSync(fileBn!)) await wait(2);
    expect(isDone).toBe(false);
    const leading = async () => {
      return [...(await filesBelow(product.siteDir, isText))]
        .filter(([, bytes]) => /\/tours\/tour-40(?!\d)/.test(bytes.toString('latin1')))
        .map(([name]) => name);
    };
    expect(await leading()).toEqual([]);
    await rebuilding;
    // Toggled faster than the queue is processed.
    for (const is_available of [true, false, true])
      await product.call('PUT', '/tour-packages/tour-40', { is_available });
    await product.live();
    expect(await leading()).not.toEqual([]);
    expect(await stale()).toEqual([]);
  });

  test('has no page that stays lead to one that is gone, at any moment', async () => {
    const end = new AbortController();
    const watching = deadLinks(product.siteDir, end.signal);
    for (let n = 0; n < 120; n++) {
      if (n % 8 === 0) await rename(`Jamuna ${n}`);
      const is_available = n % 5 > 2;
      await product.call('PUT', `/tour-packages/tour-${20 + ((n * 7) % 30)}`, { is_available });
      await wait((n * 13) % 70);
    }
    await product.live();
    end.abort();
    const { looks, dead } = await watching;
    expect(dead).toEqual([]);
    expect(looks).toBeGreaterThan(1_000);
    expect(await stale()).toEqual([]);
  });

  test('survives the end of the publisher in the middle of it, and ends as a full build', async () => {
    await rename('Padma Trails');
    while ((await pages('Padma Trails')).length < TOURS / 2) await wait(20);
    await rename('Karnaphuli Trails');
    await wait(700);
    await product.killPublisher();
    await product.startPublisher();
    await product.live();
    await renamed();
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
