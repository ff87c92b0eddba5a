import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesBelow } from '../harness/folders.ts';
import { Product } from '../harness/product.ts';

/** Values unique to the demo's agency. */
const OF_THE_DEMO = ['Kheya', 'খেয়া', 'hello@kheya.test', 'House 00', '1700000000', '১৭০০-০০০০০০'];

describe('an agency that begins with a name, one tour and one visa', () => {
  let product: Product;
  let pages: { name: string; document: Document }[];

  beforeAll(async () => {
    product = await Product.start({ content: 'none' });
    const records: [string, Record<string, unknown>][] = [
      [
        '/site-management/contact-info',
        {
          company_name: 'Padma Trails',
          company_name_bn: 'পদ্মা ট্রেইলস',
          tagline_en: 'From the river to the sea',
          tagline_bn: 'নদী থেকে সাগরে',
          address_en: 'Kuakata, Bangladesh',
          address_bn: 'কুয়াকাটা, বাংলাদেশ',
          phone: '+8801911222333',
          phone_display_bn: '+৮৮০ ১৯১১-২২২৩৩৩',
          email: 'desk@padma.test',
          social_links: { whatsapp: '+8801911222333' },
        },
      ],
      [
        '/tour-packages',
        {
          name: 'Kuakata',
          name_bn: 'কুয়াকাটা',
          destinations: 'Kuakata',
          price: 9000,
          duration: '3',
          itinerary: { day1: { title: 'By bus from Dhaka' } },
        },
      ],
      ['/visa-services', { country_name: 'Oman', country_name_bn: 'ওমান' }],
    ];
    for (const [path, body] of records)
      expect((await product.call('POST', path, body)).status, path).toBe(201);
    await product.live();
    pages = await publishedPages();
  });
  afterAll(() => product.stop());

  async function publishedPages() {
    const files = [...(await filesBelow(product.siteDir))].filter(([name]) =>
      name.endsWith('.html'),
    );
    return files.map(([name, bytes]) => ({
      name,
      document: new JSDOM(bytes.toString()).window.document,
    }));
  }

  test('has pages of its own, and nothing of the demo agency', () => {
    expect(pages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['bn/tours/kuakata.html', 'visa-services/oman.html', 'bn.html']),
    );
    for (const { name, document } of pages) {
      const shown = document.documentElement.cloneNode(true) as HTMLElement;
      for (const each of shown.querySelectorAll('script, style')) each.remove();
      const theirs = OF_THE_DEMO.filter((word) => shown.outerHTML.includes(word));
      expect.soft(theirs, name).toEqual([]);
      expect.soft(shown.textContent, name).toMatch(/Padma Trails|পদ্মা ট্রেইলস/);
    }
  });

  test('has no frame around facts that nobody has given', () => {
    const empty = pages.flatMap(({ name, document }) =>
      [...document.querySelectorAll('dl')]
        .filter((list) => !list.firstElementChild)
        .map(() => name),
    );
    expect(empty).toEqual([]);
  });

  test('has no list of nothing once it has taken back how it is reached', async () => {
    const path = '/site-management/contact-info';
    const [contact] = (await product.call<{ id: string }[]>('GET', path)).body;
    const none = { phone: null, phone_display_bn: null, email: null, social_links: null };
    const change = { ...none, address_en: null, address_bn: null };
    expect((await product.call('PUT', `${path}/${contact!.id}`, change)).status).toBe(200);
    await product.live();
    const lists = (await publishedPages()).flatMap(({ name, document }) =>
      [...document.querySelectorAll('ul, ol, dl')]
        // Filled by a script.
        .filter((list) => !list.matches('[data-results], [data-some] > *'))
        .map((list) => ({ name, list })),
    );
    expect(lists.length).toBeGreaterThan(10);
    const empty = lists.filter(({ list }) => !list.firstElementChild);
    expect(empty.map(({ name, list }) => `${name}: ${list.outerHTML}`)).toEqual([]);
  });

  test('has no picture that is not there', () => {
    const sources = pages.flatMap(({ name, document }) =>
      [...document.querySelectorAll('img[src^="/"], source[srcset^="/"]')].map((each) => ({
        name,
        src: (each.getAttribute('src') ?? each.getAttribute('srcset')!).split(' ')[0]!,
      })),
    );
    expect(sources.length).toBeGreaterThan(10);
    const missing = sources.filter(({ src }) => !existsSync(join(product.siteDir, src)));
    expect(missing).toEqual([]);
  });

  test('says that no tour is featured yet', () => {
    const home = pages.find(({ name }) => name === 'index.html')!.document;
    expect(home.querySelector('#tours')?.textContent).toContain(
      'No tour packages available at the moment.',
    );
  });

  test('has no heading that stands alone', () => {
    for (const { name, document } of pages)
      for (const section of document.querySelectorAll('main section, footer section, aside')) {
        const heading = section.querySelector('h2, h3');
        if (!heading) continue;
        const below = section.textContent.trim().length - heading.textContent.trim().length;
        const hasMore = below > 5 || section.querySelector('a, img, form, li') !== null;
        expect.soft(hasMore, `${name}: ${heading.textContent}`).toBe(true);
      }
  });
});
