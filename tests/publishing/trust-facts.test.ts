import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInDhaka } from '#model/format/dates.ts';
import { formatTaka } from '#model/format/money.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../api/testing/eventually.ts';
import { Product, UNCOMPRESSED } from '../harness/product.ts';

const DAY_MS = 86_400_000;
const PATH = '/site-management/accreditations';
const SHOWN_ON = ['about', 'contact', 'index', 'tours/coxs-bazar-inani'];

describe('what visitors may look the agency up by', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'few', env: UNCOMPRESSED });
  });
  afterAll(() => product.stop());

  const page = (name: string) => readFile(join(product.siteDir, `${name}.html`), 'utf8');
  const namesOf = async (text: string) => {
    const all = SHOWN_ON.flatMap((name) => [name, name === 'index' ? 'bn' : `bn/${name}`]);
    const texts = await Promise.all(all.map(async (name) => ({ name, text: await page(name) })));
    return texts.filter((each) => each.text.includes(text)).map(({ name }) => name);
  };
  const dataOf = async (name: string) => {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
      await page(name),
    )!;
    return [JSON.parse(json!)].flat().find((each) => each['@type'] === 'TravelAgency');
  };

  test('is on every page, in print, and in what search engines read', async () => {
    const draft = {
      name_en: 'Hajj licence',
      name_bn: 'হজ লাইসেন্স',
      number: 'H-0042 <b>',
      issuer_en: 'The ministry',
      register_url: '/about#licences',
    };
    expect((await product.call('POST', PATH, draft)).status).toBe(201);
    await product.live();
    expect(await namesOf('H-0042 &lt;b')).toHaveLength(2 * SHOWN_ON.length);
    const tour = await page('bn/tours/coxs-bazar-inani');
    expect(tour.match(/হজ লাইসেন্স/g), 'in the footer and in print').toHaveLength(2);
    for (const name of ['index', 'about', 'contact'])
      expect((await dataOf(name)).hasCertification).toContainEqual({
        '@type': 'Certification',
        name: 'Hajj licence',
        certificationIdentification: 'H-0042 <b>',
        issuedBy: { '@type': 'Organization', name: 'The ministry' },
        url: 'http://localhost:8000/about#licences',
      });
    expect(await page('about')).toContain('Licences and memberships');
    expect(await page('bn/about')).toContain('লাইসেন্স ও সদস্যপদ');
    expect(await page('contact')).toContain('Pay only to these accounts');
    expect(await page('bn/contact')).toContain('টাকা দিন শুধু এই অ্যাকাউন্টে');
  });

  test('leaves every page at the moment when it expires', async () => {
    const soon = new Date(Date.now() + 12_000).toISOString();
    const draft = { name_en: 'Short-lived', number: 'S-0043', unpublish_at: soon };
    expect((await product.call('POST', PATH, draft)).status).toBe(201);
    await product.live();
    await eventually(async () => expect(await namesOf('S-0043')).toEqual([]));
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon));
    expect((await product.verified()).differing).toEqual([]);
  });

  test('says until when it is valid, in the language of the page', async () => {
    const draft = { name_en: 'Long', number: 'L-1', unpublish_at: '2127-06-29T18:00:00Z' };
    expect((await product.call('POST', PATH, draft)).status).toBe(201);
    await product.live();
    expect(await page('about')).toContain('Valid until 30 June 2127');
    expect(await page('bn/contact')).toContain('মেয়াদ ৩০ জুন, ২১২৭ পর্যন্ত');
  });

  test('claims nothing that staff have emptied', async () => {
    const [contact] = (await product.call<{ id: string }[]>('GET', '/site-management/contact-info'))
      .body;
    const say = async (change: object) => {
      const path = `/site-management/contact-info/${contact!.id}`;
      expect((await product.call('PUT', path, change)).status).toBe(200);
      await product.live();
    };
    await say({
      stat_years: '9+',
      stat_satisfaction: null,
      claims_source: 'Counted in the ledger',
    });
    expect(await page('bn/about')).toContain('৯+');
    expect(await page('about')).not.toContain('98%');
    expect(await namesOf('Counted in the ledger')).toEqual([]);
    expect(JSON.stringify(await fetchPublic(contact!.id))).not.toContain('Counted in the ledger');
    await say({
      stat_travelers: null,
      stat_destinations: null,
      stat_years: null,
      established: null,
      availability_en: null,
      availability_bn: null,
      trust_text_en: null,
      trust_text_bn: null,
      payment_accounts_en: null,
      payment_accounts_bn: null,
    });
    expect(await page('about')).not.toMatch(/The agency in numbers|Established|foundingDate/);
    expect(await namesOf('24/7')).toEqual([]);
    expect(await namesOf('happy customers')).toEqual([]);
    expect(await namesOf('pay-only')).toEqual([]);
    expect((await product.verified()).differing).toEqual([]);
  });

  const SITE = '/site-management';
  const TOUR = 'tours/istanbul-cappadocia';
  /** Pages that show nothing of an offer on a tour, and when each was written. */
  const untouched = async () =>
    Promise.all(
      ['about', 'bn/contact', 'faq', 'bn/visa-services'].map(
        async (name) => (await stat(join(product.siteDir, `${name}.html`))).mtimeMs,
      ),
    );
  const pagesWith = async (text: string) => {
    const all = ['index', 'faq', 'about', 'tours', TOUR, 'tours/dubai-city-break'];
    const texts = await Promise.all(all.map(async (name) => ({ name, text: await page(name) })));
    return texts.filter((each) => each.text.includes(text)).map(({ name }) => name);
  };

  test('an offer stands on the pages of its items until it ends, and no other page is written', async () => {
    const path = `/tour-packages/${TOUR.slice(6)}`;
    const { body } = await product.call<{ price: number }>('GET', path);
    const departures = [30, 60, 90].map((days) => ({
      from: dayInDhaka(new Date(Date.now() + days * DAY_MS)),
      prices: { twin: body.price },
    }));
    expect((await product.call('PUT', path, { departures })).status).toBe(200);
    await product.live();
    const before = await untouched();
    const ends = new Date(Date.now() + 12_000).toISOString();
    const draft = { title_en: 'A short Eid', about: [`tour-package/${TOUR.slice(6)}`] };
    const made = await product.call('POST', `${SITE}/offers`, {
      ...draft,
      percent_off: 50,
      unpublish_at: ends,
    });
    expect(made.status).toBe(201);
    await product.live();
    expect(await pagesWith('A short Eid')).toEqual([TOUR]);
    const reduced = formatTaka(body.price / 2, 'en');
    expect(await pagesWith(reduced)).toEqual(expect.arrayContaining(['tours', TOUR]));
    expect(await page(TOUR)).toContain('"priceValidUntil":"');
    const [, description] = /<meta name="description" content="([^"]*)"/.exec(await page(TOUR))!;
    expect(description).toContain(reduced);
    // Each price of each date, too: none stands higher than the one that the page begins with.
    const [, dates] = (await page(TOUR)).split('id="dates"');
    expect(dates).toMatch(/<s\b[^>]*>\s*<span class="visually-hidden"[^>]*>Usual price:/);
    const offered = [...(await page(TOUR)).matchAll(/"price":"(\d+)"/g)].map(([, price]) => price);
    expect(offered.length).toBeGreaterThan(2);
    expect(offered.map(Number).filter((price) => price > body.price)).toEqual([]);
    await eventually(async () => expect(await pagesWith('A short Eid')).toEqual([]));
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(ends));
    expect(await page(TOUR)).not.toContain('priceValidUntil');
    expect(await page('tours')).not.toContain(reduced);
    expect(await untouched()).toEqual(before);
    expect((await product.verified()).differing).toEqual([]);
  });

  test('a question is answered on the pages of its items, or on that of all others', async () => {
    const draft = { question_en: 'Is there <b>tea</b>?', answer_en: 'Always.' };
    const made = await product.call<{ id: string }>('POST', `${SITE}/faqs`, draft);
    await product.live();
    expect(await pagesWith('Is there &lt;b')).toEqual(['faq']);
    const about = ['tour-package/dubai-city-break'];
    await product.call('PUT', `${SITE}/faqs/${made.body.id}`, { about });
    await product.live();
    expect(await pagesWith('Is there &lt;b')).toEqual(['tours/dubai-city-break']);
    expect((await product.verified()).differing).toEqual([]);
  });

  test('a review goes with the consent to it', async () => {
    const draft = { name_en: 'Q. Q.', text_bn: 'চা ছিল সব সময়', said_on: '2026-11-01' };
    const about = [`tour-package/${TOUR.slice(6)}`];
    const body = { ...draft, about, source: 'letter', has_consent: true };
    const made = await product.call<{ id: string }>('POST', `${SITE}/reviews`, body);
    await product.live();
    expect(await pagesWith('চা ছিল সব সময়')).toEqual([TOUR]);
    expect(await pagesWith('Q. Q.')).toEqual([TOUR]);
    const withdrawn = { has_consent: false, is_active: false };
    await product.call('PUT', `${SITE}/reviews/${made.body.id}`, withdrawn);
    await product.live();
    expect(await pagesWith('Q. Q.')).toEqual([]);
    expect((await product.verified()).differing).toEqual([]);
  });

  const fetchPublic = async (id: string) =>
    (await fetch(`${product.url}/api/v1/site-management/contact-info/${id}`)).json();
});
