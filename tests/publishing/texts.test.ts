import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareFolders } from '../harness/folders.ts';
import { Product, UNCOMPRESSED } from '../harness/product.ts';

const RECORDS = [
  ['/tour-packages/coxs-bazar-inani', 'tours/coxs-bazar-inani', 'package_details'],
  ['/umrah-packages/umrah-group-14-days', 'umrah/umrah-group-14-days', 'package_details'],
  ['/visa-services/thailand', 'visa-services/thailand', 'visa_details'],
] as const;

describe('long texts', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'few', env: UNCOMPRESSED });
  });
  afterAll(() => product.stop());

  async function save(path: string, change: Record<string, unknown>): Promise<void> {
    const { status, body } = await product.call('PUT', path, change);
    expect(status, JSON.stringify(body)).toBe(200);
    await product.live();
  }
  const page = (name: string) => readFile(join(product.siteDir, `${name}.html`), 'utf8');
  const bothOf = async (name: string) => [await page(name), await page(`bn/${name}`)];
  const asWhole = async () =>
    expect((await compareFolders(product.siteDir, await product.fullBuild())).differing).toEqual(
      [],
    );

  test.for(RECORDS)('of %s are live in both languages, and nothing else is', async (record) => {
    const [path, name, field] = record;
    const before = await bothOf(name);
    await save(path, {
      [field]: 'Low & slow <b>tide</b> "$&" `</div><!--` [a](/nowhere)',
      [`${field}_bn`]: '**ভাটার** সময় & `<!-- -->`',
    });
    const [english, bengali] = await bothOf(name);
    expect(english).toContain(
      'Low &amp; slow <b>tide</b> "$&amp;" <code>&lt;/div&gt;&lt;!--</code>',
    );
    expect(bengali).toContain('<strong>ভাটার</strong> সময় &amp; <code>&lt;!-- --&gt;</code>');
    const around = (html: string) => html.split(/<div class="prose"[^]*?<\/section>/);
    expect(around(english!)).toEqual(around(before[0]!));
    expect(around(bengali!)).toEqual(around(before[1]!));
  });

  test('that go are told of, and a text in English stands in for one in Bengali', async () => {
    const [path, name] = RECORDS[0];
    await save(path, { package_details: 'High tide', package_details_bn: null });
    expect(await page(`bn/${name}`)).toMatch(/<div class="prose" lang="en"[^>]*><p>High tide<\/p>/);
    await save(path, { package_details: 'Ebb tide' });
    for (const html of await bothOf(name)) expect(html).toContain('<p>Ebb tide</p>');
    await save(path, { package_details: null });
    for (const html of await bothOf(name)) expect(html).not.toMatch(/<div class="prose"[^>]*><p>/);
    await save(path, { package_details: ' \n ', package_details_bn: 'জোয়ার' });
    expect(await page(`bn/${name}`)).toContain('<p>জোয়ার</p>');
  });

  test('and facts that are saved together come out as in a full build', async () => {
    const [path, name] = RECORDS[0];
    await save(path, { package_details: 'Both at once', price: 98_765 });
    const [english] = await bothOf(name);
    expect(english).toContain('<p>Both at once</p>');
    expect(english).toContain('98,765');
    await asWhole();
  });
});
