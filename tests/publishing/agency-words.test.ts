import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Product, UNCOMPRESSED } from '../harness/product.ts';

const TOUR = 'tours/coxs-bazar-inani';
const PAGES = [`${TOUR}.html`, `bn/${TOUR}.html`];

describe('words of the agency', () => {
  let product: Product;
  let contact: string;
  beforeAll(async () => {
    product = await Product.start({ content: 'few', env: UNCOMPRESSED });
    const { body } = await product.call<{ id: string }[]>('GET', '/site-management/contact-info');
    contact = `/site-management/contact-info/${body[0]!.id}`;
    // The default name is a logo image; any other is text.
    await say({ company_name: 'Padma Trails', company_name_bn: 'পদ্মা ট্রেইলস' });
  });
  afterAll(() => product.stop());

  async function save(path: string, change: Record<string, unknown>): Promise<void> {
    const { status, body } = await product.call('PUT', path, change);
    expect(status, JSON.stringify(body)).toBe(200);
    await product.live();
  }
  const say = (change: Record<string, unknown>) => save(contact, change);
  const page = (name: string) => readFile(join(product.siteDir, name), 'utf8');
  const publishes = async () =>
    (await product.call<{ id: number }[]>('GET', '/publishing/publishes')).body;
  /** Expects the words on both pages, and every page equal to a full render. */
  async function expectSaid(...words: string[]): Promise<void> {
    const lacking = async () => {
      const texts = await Promise.all(PAGES.map(page));
      return words.filter((each) => !texts.every((text) => text.includes(each)));
    };
    await expect.poll(lacking).toEqual([]);
    await expect.poll(async () => (await product.verified()).differing).toEqual([]);
  }

  test('are in every page as a whole page has them, whatever signs they have', async () => {
    await say({
      company_name: `Padma "Trails" & Sons' <Tours>`,
      company_name_bn: `পদ্মা "ট্রেইলস" & <ট্যুরস>'র`,
      phone: '+8801812345678',
      phone_display_bn: null,
      email: `o'hara&co@kheya.test`,
      address_en: '"Rose" House & Garden, Dhaka <1205>',
      address_bn: null,
      social_links: { whatsapp: '+8801812345678', facebook: 'https://facebook.com/a?b=1&c=2' },
    });
    await expectSaid('+880 1812-345678', 'tel:+8801812345678', 'wa.me/8801812345678');
    await say({ company_name: 'P', company_name_bn: 'প', phone: '+8801912345678' });
    await expectSaid('+880 1912-345678', 'wa.me/8801812345678');
    // Now short enough for the title, which it was not before.
    expect(/<title>.*<\/title>/.exec(await page(PAGES[0]!))?.[0]).toMatch(/ \| P<\/title>$/);
  });

  test('come and go with what the page has for them', async () => {
    await say({ email: null, social_links: null });
    await expectSaid('+880 1912-345678');
    const said = /mailto:|facebook\.com|class="round chat"|data-chat/.exec(await page(PAGES[0]!));
    expect(said).toBeNull();
    await say({ email: 'us@kheya.test', social_links: { whatsapp: '+8801712345678' } });
    await expectSaid('mailto:us@kheya.test', 'wa.me/8801712345678', 'data-chat');
  });

  test('ask for an item by its name wherever a page has a button for it', async () => {
    await save('/tour-packages/coxs-bazar-inani', {
      name: `Cox's "Bazar" & <Inani>`,
      name_bn: 'কক্সবাজার & <ইনানী>',
    });
    await say({ social_links: null });
    await say({ social_links: { whatsapp: '+8801712345678' } });
    await expectSaid('wa.me/8801712345678');
    const [en, bn] = await Promise.all(PAGES.map(page));
    const asked = (text: string) =>
      [...text.matchAll(/wa\.me\/8801712345678\?text=([^"]+)"/g)].map(([, message]) =>
        decodeURIComponent(message!),
      );
    const naming = (text: string, name: string) =>
      asked(text).filter((message) => message.includes(name));
    expect(naming(en!, `Cox's "Bazar" & <Inani>`)).toHaveLength(4);
    expect(naming(bn!, 'কক্সবাজার & <ইনানী>')).toHaveLength(4);
  });

  test('come and go though the parts that have them are the same on every page', async () => {
    await say({ social_links: { facebook: 'https://facebook.com/padma' }, tagline_en: null });
    await expectSaid('https://facebook.com/padma');
    // Fallbacks: the other language for a missing name, the logo image for the default one.
    await say({ company_name_bn: null, address_en: null, address_bn: null });
    await expectSaid();
    expect(await page(PAGES[1]!)).toMatch(/<span lang="en">P<\/span>/);
    await say({ company_name: 'Kheya Travels', company_name_bn: 'খেয়া ট্রাভেলস' });
    await expectSaid();
    for (const name of PAGES) expect(await page(name)).toMatch(/brand\/logo-(?:en|bn)\.svg/);
  });

  test('mend a page that is another than it was', async () => {
    for (const name of PAGES) await appendFile(join(product.siteDir, name), '<!-- spoilt -->');
    await say({ phone: '+8801612345678' });
    await expectSaid('+880 1612-345678');
    expect((await page(PAGES[0]!)).includes('spoilt')).toBe(false);
  });

  test('are in a page that was saved meanwhile, and in one that was taken back', async () => {
    const details = { package_details: 'Mango season', package_details_bn: 'Mango season' };
    await save(`/tour-packages/coxs-bazar-inani`, details);
    const [mango] = await publishes();
    const back = await product.call('POST', `/publishing/publishes/${mango!.id}/rollback`);
    expect(back.status).toBe(200);
    expect((await page(PAGES[0]!)).includes('Mango season')).toBe(false);
    await say({ phone: '+8801512345678' });
    await expectSaid('+880 1512-345678', 'Mango season');
  });
});
