import { graphemeCount } from '#model/text/graphemes.ts';
import { LOCALES } from '#model/kit/locales.ts';
import { formatTaka } from '#model/format/money.ts';
import { localPath } from '#model/routes/paths.ts';
import { signInToApi, untilLive } from './api.ts';
import { readPages, readSitemap, type MapEntry, type PageFacts } from './crawl.ts';
import { expect, test } from './test.ts';

const UNLISTED = ['/404', '/thank-you', '/not-sent', '/search', '/saved'];
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const CHAT = /^https:\/\/wa\.me\/880\d{10}(\?|$)/;

/** Types of structured data by address. */
const TYPES: readonly [RegExp, readonly string[]][] = [
  [/^\/$/, ['TravelAgency']],
  [/^\/about$/, ['AboutPage', 'TravelAgency']],
  [/^\/contact$/, ['TravelAgency']],
  [/^\/privacy$/, ['WebPage']],
  [/^\/faq$/, ['BreadcrumbList', 'FAQPage']],
  [/^\/(tours|umrah|visa-services|blog|travel)(\/page\/\d+)?$/, ['ItemList']],
  [/^\/(tours|umrah)\/in\//, ['ItemList']],
  [/^\/umrah\/compare(\/page\/\d+)?$/, ['ItemList']],
  [/^\/flights$/, ['ItemList']],
  [/^\/(tours|umrah)\/(?!page\/)/, ['TouristTrip', 'BreadcrumbList']],
  [/^\/visa-services\//, ['Service', 'BreadcrumbList']],
  [/^\/travel\/(?!page\/)/, ['ItemList', 'BreadcrumbList']],
  [/^\/blog\/(?!page\/)/, ['BlogPosting', 'BreadcrumbList']],
];

let map: MapEntry[];
let listed: PageFacts[];
let pages: PageFacts[];
let byPath: Map<string, PageFacts>;
let origin: string;

const inEnglish = (path: string) => path.replace(/^\/bn(?=\/|$)/, '') || '/';
const localeOf = ({ lang }: PageFacts) => LOCALES.find((locale) => locale === lang)!;
const addressOf = (path: string) => new URL(path, origin).href;
const at = (path: string) => byPath.get(path);

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  // A save of another file may be on its way: a page and the map would be of two moments.
  await untilLive(await signInToApi(page.request));
  await page.goto('/robots.txt');
  map = await readSitemap(page, '/sitemap.xml');
  origin = new URL(map[0]!.loc).origin;
  listed = await readPages(
    page,
    map.map(({ loc }) => new URL(loc).pathname),
  );
  const unlisted = LOCALES.flatMap((locale) => UNLISTED.map((path) => localPath(locale, path)));
  pages = [...listed, ...(await readPages(page, unlisted))];
  byPath = new Map(pages.map((each) => [each.path, each]));
  await page.close();
  expect(listed.length).toBeGreaterThan(100);
});

test('the map names every page once, with its other language, and nothing else', async ({
  page: other,
  request,
}) => {
  const addresses = map.map(({ loc }) => loc);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { loc, alternates } of map) {
    const { path, ...page } = listed.find((each) => addressOf(each.path) === loc)!;
    expect.soft(page.status, path).toBe(200);
    expect.soft(page.robots, path).toBe('');
    expect.soft(path).not.toMatch(/^\/(cms|api)/);
    expect.soft(alternates, path).toEqual(page.alternates);
  }
  const linked = new Set(pages.flatMap(({ links }) => links.map(pathOf)).filter(isOwnPage));
  const left = [...linked].filter(
    (path) => !addresses.includes(addressOf(path)) && !UNLISTED.includes(inEnglish(path)),
  );
  // A page that is not translated is linked, and says itself that it is not to be listed.
  await other.goto('/robots.txt');
  const forgotten = (await readPages(other, left)).filter(({ robots }) => robots === '');
  expect(forgotten.map(({ path }) => path)).toEqual([]);
  const robots = await (await request.get('/robots.txt')).text();
  for (const line of ['Allow: /', 'Disallow: /cms', 'Disallow: /api/'])
    expect(robots).toContain(line);
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(await (await request.get('/cms')).text()).toMatch(/name="robots" content="noindex/);
});

test('titles and descriptions fit a search result, and no two pages share them', () => {
  const seen = new Map<string, string>();
  for (const { path, lang, title, description } of listed) {
    const [titleLength, length] = [graphemeCount(title), graphemeCount(description)];
    expect.soft(titleLength, `${path}: ${title}`).toBeGreaterThanOrEqual(15);
    expect.soft(titleLength, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect.soft(length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect.soft(length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    for (const text of [`${lang} ${title}`, `${lang} ${description}`]) {
      expect.soft(seen.get(text), `${path} and this one: ${text}`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

test('a page names itself and its other language, and is named in return', () => {
  for (const { path, lang, canonical, alternates, cards } of listed) {
    expect.soft(lang, path).toBe(/^\/bn(\/|$)/.test(path) ? 'bn' : 'en');
    expect.soft(canonical, path).toBe(addressOf(path));
    if (Object.keys(alternates).length === 0) continue;
    const [en, bn] = LOCALES.map((each) => addressOf(localPath(each, inEnglish(path))));
    expect.soft(alternates, path).toEqual({ 'en-BD': en, 'bn-BD': bn, 'x-default': en });
    for (const other of Object.values(alternates)) {
      const page = at(new URL(other).pathname);
      expect.soft(page?.status, other).toBe(200);
      expect.soft(page?.alternates, other).toEqual(alternates);
    }
    expect.soft(cards['og:url'], path).toBe(canonical);
  }
  for (const { path, robots, canonical } of pages.filter((page) => !listed.includes(page))) {
    expect.soft(robots, path).toContain('noindex');
    expect.soft(canonical, path).toBe('');
  }
});

test('what a page says to machines is what it shows', () => {
  for (const page of listed) {
    const { path, title, description, cards, data, text } = page;
    const [, types] = TYPES.find(([address]) => address.test(inEnglish(path))) ?? [];
    if (!types) throw new Error(`${path} has no row in TYPES`);
    expect.soft(data.map((each) => each['@type']).slice(0, types.length), path).toEqual(types);
    for (const offer of data.flatMap(({ offers = [] }) => offers)) {
      expect.soft(offer.priceCurrency, path).toBe('BDT');
      expect.soft(offer.price, path).toMatch(/^\d+(\.\d+)?$/);
      expect.soft(text, path).toContain(formatTaka(offer.price, localeOf(page)));
    }
    // A review of anything else, or without stars, is reported to the agency as a fault of its page.
    for (const review of data.filter((each) => each['@type'] === 'Review'))
      expect.soft(review, path).toMatchObject({
        itemReviewed: { '@type': 'TravelAgency' },
        reviewRating: { ratingValue: expect.any(Number) },
      });
    const isBengali = page.lang === 'bn';
    expect.soft(cards, path).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:locale': isBengali ? 'bn_BD' : 'en_US',
      'og:locale:alternate': isBengali ? 'en_US' : 'bn_BD',
      'twitter:card': expect.stringMatching(/^summary/),
    });
    expect.soft(cards['og:image'], path).toMatch(/^http.+\/share\/[0-9a-f]{24}\.jpg$/);
  }
});

test('without any script a page says its name and what it is about', () => {
  for (const { path, h1, firstParagraph, text } of pages) {
    expect.soft(h1, path).toHaveLength(1);
    expect.soft(graphemeCount(h1[0]!), path).toBeGreaterThan(3);
    expect.soft(graphemeCount(firstParagraph), path).toBeGreaterThan(20);
    expect.soft(text, path).not.toMatch(/undefined|\[object|NaN|\{\{/);
  }
});

test('every link leads somewhere', async ({ request }) => {
  const answers = new Map<string, number>();
  const statusOf = async (path: string) => {
    const known = at(path)?.status ?? answers.get(path);
    if (known !== undefined) return known;
    const status = (await request.get(path)).status();
    answers.set(path, status);
    return status;
  };
  const faults: string[] = [];
  for (const { path, links } of pages)
    for (const link of new Set(links)) {
      const says = (fault: string) => faults.push(`${path} → ${link}: ${fault}`);
      const address = URL.canParse(link, addressOf(path)) ? new URL(link, addressOf(path)) : null;
      if (!address || !SCHEMES.has(address.protocol)) {
        says('no address of a kind that is linked');
        continue;
      }
      if (address.protocol === 'tel:' && !/^tel:\+?\d+$/.test(link)) says('no number');
      // Without a number the link lets the user choose the recipient.
      if (address.host === 'wa.me' && address.pathname !== '/' && !CHAT.test(link))
        says('no mobile number of Bangladesh');
      if (address.origin !== origin) continue;
      const status = await statusOf(address.pathname);
      if (status !== 200) says(String(status));
      const target = at(address.pathname);
      const id = address.hash.slice(1);
      if (target && id && !target.ids.includes(id)) says('no such part');
    }
  // Each expectation is a step that is reported: of 8,000 links that takes 40 times as long.
  expect(faults).toEqual([]);
});

test('an address that is no page is answered so, and helps', async ({ request }) => {
  for (const path of ['/tours/no-such', '/bn/blog/no-such', '/visa-services/no-such', '/x/y/z']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${path.startsWith('/bn') ? 'bn' : 'en'}"`);
    expect(html).toMatch(/name="robots" content="noindex/);
    expect(html).toMatch(/<main[\s\S]*<a href=/);
  }
});

function pathOf(link: string): string {
  const address = new URL(link, origin);
  return address.origin === origin ? address.pathname : '';
}

function isOwnPage(path: string): boolean {
  return path !== '' && path !== '/cms' && path !== '/' && !/\.[^./]+$/.test(path);
}
