import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteFiles } from '../harness/folders.ts';
import { Product } from '../harness/product.ts';

describe('a preview', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'few' });
  });
  afterAll(() => product.stop());

  const ID = 'coxs-bazar-inani';
  const draft = {
    name: 'Not yet saved',
    name_bn: 'এখনও সংরক্ষিত নয়',
    destinations: 'Sylhet',
    price: 12_500,
    duration: '2 nights 3 days',
    package_details: 'Only *here*.',
  };
  const links = async (body: unknown) => {
    const answer = await product.call<{ en: string; bn: string }>('POST', '/preview', body);
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const open = async (path: string) => {
    const response = await fetch(product.url + path);
    return { response, html: await response.text() };
  };

  test('is the page as it would be, in either language, and leaves nothing behind', async () => {
    const before = await siteFiles(product.siteDir);
    for (const body of [
      { entity: 'tour-package', record: draft },
      { entity: 'tour-package', id: ID, record: draft },
    ]) {
      const { en, bn } = await links(body);
      const english = await open(en);
      expect(english.response.status).toBe(200);
      expect(english.response.headers.get('x-robots-tag')).toBe('noindex');
      expect(english.response.headers.get('cache-control')).toBe('no-store');
      expect(english.html).toContain('Not yet saved');
      expect(english.html).toContain('<em>here</em>');
      expect((await open(bn)).html).toContain('এখনও সংরক্ষিত নয়');
    }
    const after = await siteFiles(product.siteDir);
    expect([...after.keys()]).toEqual([...before.keys()]);
    const page = await open(`/tours/${ID}`);
    expect(page.html).not.toContain('Not yet saved');
  });

  test('is the very page that a save then publishes', async () => {
    const { en, bn } = await links({ entity: 'tour-package', id: ID, record: draft });
    const seen = [(await open(en)).html, (await open(bn)).html];
    await product.call('PUT', `/tour-packages/${ID}`, draft);
    await product.live();
    expect([(await open(`/tours/${ID}`)).html, (await open(`/bn/tours/${ID}`)).html]).toEqual(seen);
  });

  test('of a page that the site does not have says so in both languages', async () => {
    const { en } = await links({
      entity: 'flight',
      record: { airline: 'A', origin: 'B', destination: 'C', price: 1 },
    });
    const { response, html } = await open(en);
    if (response.status === 200) return expect(html).toContain('</html>');
    expect(response.status).toBe(422);
    expect(html).toContain('This page cannot be shown with what the form holds.');
    expect(html).toContain('ফরমে যা আছে তা দিয়ে পাতাটি দেখানো যাচ্ছে না।');
  });
});
