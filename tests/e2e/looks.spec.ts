import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, WIDTHS } from './routes.ts';

/** Half of every pixel: enough to see what moved, and small enough to keep. */
const SCALE = 0.5;
/** What follows in a longer page is more of the same. */
const TALLEST = 2500;

test.use({ deviceScaleFactor: SCALE, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Has a page hold still: photos are content, and drawn elsewhere, as are patterns; dates are those of
 * the day on which the demo was sown.
 */
const still = (page: Page) =>
  page.evaluate(async () => {
    const own = new CSSStyleSheet();
    // No scrolling brings near what is far down: it is laid out here, and cut off where it is later.
    own.replaceSync(`.later, .each-later > * { content-visibility: visible !important;
        contain: layout style paint !important }
      picture img { opacity: 0 !important; background: none !important }
      body *, body *::before, body *::after { background-image: none !important }
      time { visibility: hidden }`);
    document.adoptedStyleSheets.push(own);
    for (const time of document.querySelectorAll('time')) time.textContent = '00 00 0000';
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    // The contact page has brought its form into view.
    scrollTo({ top: 0, behavior: 'instant' });
    return document.documentElement.scrollHeight;
  });

for (const width of WIDTHS)
  for (const { path } of ADDRESSES)
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
