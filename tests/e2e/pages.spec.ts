import type { Page } from '@playwright/test';
import { faintRings, linksByColourAlone } from './colour-checks.ts';
import {
  clippedBySpacing,
  cutInLargeText,
  faultsSeenByAxe,
  fieldFaults,
  foreignWords,
  hiddenFocus,
  outlineFaults,
  pictureFaults,
  runningAnimations,
  sidewaysOverflow,
  smallTargets,
} from './page-checks.ts';
import { wholeFault } from '../harness/whole-page.ts';
import { ADDRESSES, WIDTHS } from './routes.ts';
import { expect, test } from './test.ts';
import { tornWords } from './torn-words.ts';

const TOGGLE = { en: 'বাং', bn: 'ENG' };
const AREA = 24;
const FINGER = 44;
/** Primary touch targets on a phone. */
const PRIMARY = '.button--primary, .whatsapp, [popovertarget="main-menu"], [data-language-link]';

/** Console errors and page errors, CSP violations included. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    const isExpected = /status of 404|Service Worker registration blocked/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) found.push(message.text());
  });
  return found;
}

/** Requests of the page to other hosts. */
function requestsElsewhere(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(test.info().project.use.baseURL!)) found.push(request.url());
  });
  return found;
}

for (const width of WIDTHS)
  for (const { locale, path } of ADDRESSES)
    test(`${path} is whole, quiet and fit for everybody, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const [found, elsewhere] = [complaints(page), requestsElsewhere(page)];
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      const html = await answer!.text();
      expect.soft(wholeFault(html)).toBeUndefined();
      // A policy allows the styles that scripts set, and none of the markup.
      expect.soft(html).not.toMatch(/<[^>]+\sstyle=/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.keyboard.press('Tab');
      await expect(page.locator('a[href="#main"]')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('[data-language-link]')).toHaveText(TOGGLE[locale]);
      expect.soft(await faultsSeenByAxe(page)).toEqual([]);
      expect.soft(await outlineFaults(page)).toEqual([]);
      expect.soft(await pictureFaults(page)).toEqual([]);
      expect.soft(await foreignWords(page)).toEqual([]);
      expect.soft(await fieldFaults(page)).toEqual([]);
      expect.soft(await runningAnimations(page)).toEqual([]);
      expect.soft(await smallTargets(page, AREA)).toEqual([]);
      if (width < 600) expect.soft(await smallTargets(page, FINGER, PRIMARY)).toEqual([]);
      expect.soft(await hiddenFocus(page)).toEqual([]);
      expect.soft(await faintRings(page)).toEqual([]);
      expect.soft(await linksByColourAlone(page)).toEqual([]);
      expect.soft(await clippedBySpacing(page)).toEqual([]);
      expect.soft(await cutInLargeText(page)).toEqual([]);
      expect.soft(await sidewaysOverflow(page)).toEqual([]);
      await page.setViewportSize({ width: width === 390 ? 320 : 640, height: 844 });
      expect.soft(await sidewaysOverflow(page), 'narrower').toEqual([]);
      if (width < 600) expect.soft(await tornWords(page), 'narrower').toEqual([]);
      expect.soft(found).toEqual([]);
      expect.soft(elsewhere).toEqual([]);
    });

test('every control is reached by Tab, in the order of the page', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/tours/sundarbans-boat-journey', { waitUntil: 'networkidle' });
    // Kept as elements: scripts change their styles as the page moves.
    const controls = await page.evaluateHandle(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
        .filter((each) => each.tabIndex >= 0 && !each.closest('dialog'))
        .filter((each) => each.checkVisibility({ visibilityProperty: true })),
    );
    const count = await controls.evaluate((all) => all.length);
    expect(count).toBeGreaterThan(10);
    for (let i = 0; i < count; i++) {
      await page.keyboard.press('Tab');
      const { reached, wanted } = await controls.evaluate(
        (all, n) => ({
          reached: all.indexOf(document.activeElement as HTMLElement),
          wanted: all[n]!.outerHTML,
        }),
        i,
      );
      expect(reached, wanted).toBe(i);
    }
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its name and what it is about', async ({ page }) => {
    for (const { path } of ADDRESSES) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.soft(page.locator('h1'), path).toBeVisible();
      await expect
        .soft(page.locator('main p:visible', { hasText: /.{20}/ }).first(), path)
        .toBeVisible();
    }
  });

  test('a tour says its name, price and days', async ({ page }) => {
    await page.goto('/bn/tours/sundarbans-boat-journey');
    await expect(page.locator('h1')).toHaveText(/সুন্দরবন/);
    await expect(page.locator('main')).toContainText('৳১৩,৫০০');
    await expect(page.locator('details[open]')).toHaveCount(1);
  });

  test('the home page shows its first scene and its tours', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('1000+ happy customers')).toBeVisible();
    await expect(page.locator('#home img').first()).toBeVisible();
    expect(await page.locator('#tours article, #tours li').count()).toBeGreaterThan(0);
  });
});
