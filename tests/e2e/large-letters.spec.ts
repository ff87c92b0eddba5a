import { chromium, type Locator, type Page } from '@playwright/test';
import { LOCALES } from '#model/kit/locales.ts';
import { localPath } from '#model/routes/paths.ts';
import { sidewaysOverflow } from './page-checks.ts';
import { launchOptions } from './playwright.config.ts';
import { ADDRESSES } from './routes.ts';
import { expect, test as base } from './test.ts';
import { tornWords } from './torn-words.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** The browser's own setting: media queries and lengths in rem follow it. */
const TWICE = '--blink-settings=defaultFontSize=32';
/** Another: smaller letters are shown as large as that, and no length follows. */
const LEAST = '--blink-settings=minimumFontSize=24,minimumLogicalFontSize=24';
const TOUR = '/tours/sundarbans-boat-journey';

/** A phone whose letters are of twice the size, or as a test sets them. */
const test = base.extend<{ phone: Page; letters: string }>({
  letters: [TWICE, { option: true }],
  phone: async ({ baseURL, letters }, use) => {
    const { executablePath, args } = launchOptions('headless');
    const browser = await chromium.launch({ executablePath, args: [...args, letters] });
    try {
      const viewport = { width: 320, height: 640 };
      await use(await browser.newPage({ baseURL: baseURL!, viewport, reducedMotion: 'reduce' }));
    } finally {
      await browser.close();
    }
  },
});

test('with letters of twice the size on a phone no page moves sideways, and no word is torn', async ({
  phone,
}) => {
  const faults: string[] = [];
  for (const { path } of ADDRESSES) {
    await phone.goto(path);
    await phone.evaluate(() => document.fonts.ready);
    const found = [...(await sidewaysOverflow(phone)), ...(await tornWords(phone))];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

const shown = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).first();

/** All that opens over a page or stays at its foot: how, and what it is. */
const OPENINGS: readonly (readonly [string, string, string])[] = [
  ['/', 'main [commandfor="quick-booking"]', '#quick-booking'],
  [TOUR, '[commandfor="enquiry"]', '#enquiry'],
  [TOUR, '.thumbs a', 'dialog.viewer'],
  ['/', '[popovertarget="main-menu"]', '#main-menu'],
  ['/', '[data-search-open]', '#search-dialog'],
  ['/umrah', '.choice input', '[data-compare-bar]'],
  ['/contact', '#contact-form button[type=submit]', '#contact-form'],
  ['/tours', '.folded-tools summary', '.folded-tools form'],
  [TOUR, '[data-take="save"]', '.toast'],
];

/** Elements that reach out of the screen, or out of the box that is opened, sideways. */
const outside = (box: Locator) =>
  box.evaluate((opened) => {
    const { left, right } = opened.getBoundingClientRect();
    const most = Math.min(right, innerWidth) + 0.5;
    return [...opened.querySelectorAll('*')]
      .filter((each) => each.checkVisibility() && !each.closest('.visually-hidden, .trap'))
      .filter((each) => {
        const inside = each.getBoundingClientRect();
        return inside.width > 1 && (inside.left < left - 0.5 || inside.right > most);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** Choices that a field would show in part; those of numbers are longer on one day than on another. */
const cutChoices = (page: Page) =>
  page.evaluate(() => {
    const ruler = document.createElement('span');
    return [...document.querySelectorAll('select')]
      .filter((each) => each.checkVisibility())
      .flatMap((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        ruler.style.cssText = `position: absolute; white-space: pre; font: ${font}`;
        select.parentElement!.append(ruler);
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const cut = [...select.options].filter(({ text }) => {
          if (/\p{N}/u.test(text)) return false;
          ruler.textContent = text;
          return ruler.getBoundingClientRect().width > room;
        });
        ruler.remove();
        return cut.map(({ text }) => `${text} in ${room} pixels`);
      });
  });

test('with letters of twice the size what opens is whole, and inside the screen', async ({
  phone,
}) => {
  const faults: string[] = [];
  for (const locale of LOCALES)
    for (const [path, opener, opened] of OPENINGS) {
      await phone.goto(localPath(locale, path), { waitUntil: 'networkidle' });
      await shown(phone, opener).click();
      const box = shown(phone, opened);
      await expect(box, `${path} ${opener}`).toBeVisible();
      const found = [
        ...(await outside(box)),
        ...(await cutChoices(phone)),
        ...(await sidewaysOverflow(phone)),
        ...(await tornWords(phone)),
      ];
      faults.push(...found.map((fault) => `${localPath(locale, path)} ${opened}: ${fault}`));
    }
  expect(faults).toEqual([]);
});

/** Whether two boxes overlap. */
const meet = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) &&
  Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y);

test('with letters of twice the size a photo is as wide as the phone, and a search shows its words', async ({
  phone,
}) => {
  for (const locale of LOCALES) {
    await phone.goto(localPath(locale, TOUR));
    await shown(phone, '.thumbs a').click();
    const photo = phone.locator('dialog.viewer img:visible');
    await expect.poll(async () => (await photo.boundingBox())?.width).toBeGreaterThan(200);
    const position = (await phone.locator('dialog.viewer [role=status]').boundingBox())!;
    for (const button of await phone.locator('dialog.viewer > button').all())
      expect(meet(position, (await button.boundingBox())!)).toBe(false);

    for (const path of ['/search?q=Thailand', '/visa-services?q=Thailand']) {
      await phone.goto(localPath(locale, path));
      const query = phone.locator('main input[type=search]');
      await query.fill('Thailand visa');
      const isCut = await query.evaluate((each) => each.scrollWidth > each.clientWidth);
      expect(isCut, path).toBe(false);
    }
  }
});

/** How much of the window's height is beneath bars that stay, on a page that was scrolled. */
const covered = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: 1_000, behavior: 'instant' });
    const heights = [...document.querySelectorAll('.ribbon, .bar')]
      .filter(
        (each) => /fixed|sticky/.test(getComputedStyle(each).position) && each.checkVisibility(),
      )
      .map((each) => each.getBoundingClientRect())
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)));
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

test('bars leave most of a low window to the page, with large letters and with large pixels', async ({
  phone,
  page: zoomed,
}) => {
  // A desk of 1280 by 1024 pixels at 400 %.
  await zoomed.setViewportSize({ width: 320, height: 256 });
  for (const page of [phone, zoomed])
    for (const path of [TOUR, '/umrah?p=umrah-group-14-days,umrah-ramadan-group'])
      for (const locale of LOCALES) {
        const address = localPath(locale, path);
        await page.goto(address, { waitUntil: 'networkidle' });
        expect.soft(await covered(page), address).toBeLessThan(1 / 3);
        await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
        await page.locator('[popovertarget="main-menu"]').click();
        const bar = (await page.locator('nav.bar').boundingBox())!;
        const menu = page.locator('#main-menu');
        await expect.poll(async () => (await menu.boundingBox())?.y).toBe(bar.y + bar.height);
        await menu.getByRole('link').last().click();
        await expect(page).not.toHaveURL(address);
      }
});

/** Texts of the ribbon that reach out of it. */
const outsideRibbon = (page: Page) =>
  page.locator('.ribbon').evaluate((ribbon) => {
    const { top, bottom } = ribbon.getBoundingClientRect();
    return [...ribbon.querySelectorAll('p span, a span')]
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const inside = each.getBoundingClientRect();
        return inside.top < top || inside.bottom > bottom;
      })
      .map(({ textContent }) => textContent.trim());
  });

test.describe('with no letters smaller than a visitor chose', () => {
  test.use({ letters: LEAST });

  test('the ribbon shows whole lines, on a phone and on a desk', async ({ phone }) => {
    for (const width of [390, 1280])
      for (const locale of LOCALES) {
        await phone.setViewportSize({ width, height: 844 });
        await phone.goto(localPath(locale, '/'));
        expect.soft(await outsideRibbon(phone), `${locale}, ${width}`).toEqual([]);
      }
  });
});
