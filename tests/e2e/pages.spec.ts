import { expect, test, type Page } from '@playwright/test';

const PAGES = [
  '/',
  '/tours',
  '/tours/sundarbans-boat-journey',
  '/about',
  '/contact',
  '/blog',
  '/blog/thailand-visa-documents-from-dhaka',
  '/thank-you',
  '/not-sent',
  '/visa-services',
  '/visa-services/thailand',
  '/flights',
  '/umrah',
  '/umrah/umrah-group-14-days',
  '/nowhere',
];
const LOCALES = [
  { lang: 'en', at: (path: string) => path, toggle: 'বাং' },
  { lang: 'bn', at: (path: string) => `/bn${path === '/' ? '' : path}`, toggle: 'ENG' },
];

/** What a browser complains of, a policy that refuses something included. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    const isExpected = /status of 404|Service Worker registration blocked/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) found.push(message.text());
  });
  return found;
}

for (const { lang, at, toggle } of LOCALES)
  for (const path of PAGES.map(at))
    test.describe(path, () => {
      test('is a whole page in its language, and nothing on it is refused', async ({ page }) => {
        const found = complaints(page);
        const elsewhere: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(test.info().project.use.baseURL!))
            elsewhere.push(request.url());
        });
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('h1')).toHaveCount(1);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const)
          await expect(page.getByRole(landmark)).toHaveCount(1);
        await expect(page.locator('[data-language-link]')).toHaveText(toggle);
        expect(await page.locator('[style]').count()).toBe(0);
        expect(found).toEqual([]);
        expect(elsewhere).toEqual([]);
      });

      test('has no picture without size or words, and no heading out of turn', async ({ page }) => {
        await page.goto(path);
        const pictures = await page
          // The viewer's own picture gets both when it opens.
          .locator('img:not(dialog img)')
          .evaluateAll((all) =>
            all.map((img) => ['alt', 'width', 'height'].filter((name) => !img.hasAttribute(name))),
          );
        expect(pictures.flat()).toEqual([]);
        const levels = await page
          .locator('h1, h2, h3, h4')
          .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
        levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1));
      });

      for (const width of [320, 390, 1280])
        test(`fits ${width} pixels`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBe(0);
        });
    });

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

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
