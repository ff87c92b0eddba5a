import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './test.ts';

/** Minimum contrast of non-text elements, WCAG 1.4.11. */
const LEAST = 3;

/** Contrast of the lightest and the darkest that is painted of an element, or of its end alone. */
async function contrastOf(element: Locator, end?: { width: number; border: number }) {
  const picture = sharp(await element.screenshot());
  const { width, height } = await picture.metadata();
  if (end)
    picture.extract({
      left: width - end.width - end.border,
      top: end.border,
      width: end.width,
      height: height - 2 * end.border,
    });
  const { channels } = await sharp(await picture.greyscale().png().toBuffer()).stats();
  const [dark, light] = [channels[0]!.min, channels[0]!.max].map((each) => (each / 255) ** 2.2);
  return (light! + 0.05) / (dark! + 0.05);
}

for (const colorScheme of ['dark', 'light'] as const)
  test(`${colorScheme} forced colours leave the signs of controls in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('/');
    await expect(page.locator('.showcase-pause')).toBeVisible();
    for (const control of ['.showcase-pause', '.ribbon a[href^="tel:"]'])
      expect(await contrastOf(page.locator(`${control} svg`)), control).toBeGreaterThan(LEAST);

    await page.goto('/contact');
    const copy = page.locator('[data-take=copy] svg').first();
    const select = page.locator('#contact-form select');
    const arrow = () => contrastOf(select, { width: 32, border: 6 });
    // The page brings its form into view by itself, and may do so while a picture is taken.
    await expect.poll(() => contrastOf(copy), 'copy').toBeGreaterThan(LEAST);
    await expect.poll(arrow, 'select').toBeGreaterThan(LEAST);
  });
