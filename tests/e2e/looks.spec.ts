import type { Page } from '@playwright/test';
import { ADDRESSES, WIDTHS } from './routes.ts';
import { expect, test } from './test.ts';

/** Device scale factor: enough to see what moved, and small enough to store. */
const SCALE = 0.5;
/** Maximum height: further down a long page repeats itself. */
const TALLEST = 2500;

test.use({ deviceScaleFactor: SCALE, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Freezes a page: hides photos and patterns, which are drawn elsewhere, and dates, which are those
 * of the day of the seed.
 */
const still = (page: Page) =>
  page.evaluate(async () => {
    const own = new CSSStyleSheet();
    // Without scrolling, lower parts would not be laid out.
    own.replaceSync(`.later, .each-later > * { content-visibility: visible !important;
        contain: layout style paint !important }
      picture img { opacity: 0 !important; background: none !important }
      body *, body *::before, body *::after { background-image: none !important }
      time { visibility: hidden }`);
    document.adoptedStyleSheets.push(own);
    for (const date of document.querySelectorAll('time, .facts a[href="#dates"]'))
      date.textContent = '00 00 0000';
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    // Resets the scroll: the contact page scrolls to its form.
    scrollTo({ top: 0, behavior: 'instant' });
    return document.documentElement.scrollHeight;
  });

/** Made of dates, which the demo counts from today: the rows of a comparison, and packages of Ramadan. */
const OF_DATES = /\/(?:umrah\/compare|travel\/umrah-in-ramadan)$/;

for (const width of WIDTHS)
  for (const { path } of ADDRESSES.filter((each) => !OF_DATES.test(each.path)))
    test(`${path} looks as it did, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: 'networkidle' });
      const height = Math.min(await still(page), TALLEST);
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
        fullPage: true,
        clip: { x: 0, y: 0, width, height },
        scale: 'device',
      });
    });
