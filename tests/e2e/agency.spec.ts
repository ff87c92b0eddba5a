import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('the contact page brings its form or section into view, once and gently', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      sessionStorage.setItem('start', `${scrollY}`),
    ),
  );
  await page.goto('/contact');
  const target = (await page.locator('#contact form').count()) > 0 ? '#contact form' : '#contact';
  expect(await page.evaluate(() => sessionStorage.getItem('start')), 'where it starts').toBe('0');
  await expect.poll(() => topOf(page, target)).toBeLessThan(200);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.goto('/tours');
  await page.goBack();
  await page.waitForTimeout(600);
  expect(await page.evaluate(() => scrollY), 'who comes back is left in peace').toBeLessThan(50);

  await page.goto('/bn/contact#contact-map');
  await expect.poll(() => topOf(page, '#contact-map')).toBeLessThan(200);
});

test('the page about the agency says what it stands for, in both languages', async ({ page }) => {
  const facts = {
    '/about': ['50,000+', '100+', '15+', '98%', '2020', 'Our mission', 'What we stand for'],
    '/bn/about': ['৫০,০০০+', '১০০+', '১৫+', '৯৮%', '২০২০', 'আমাদের লক্ষ্য', 'যা আমরা মেনে চলি'],
  };
  for (const [path, words] of Object.entries(facts)) {
    await page.goto(path);
    for (const text of words) await expect(page.locator('main')).toContainText(text);
    const data = await page.locator('[type="application/ld+json"]').textContent();
    expect((JSON.parse(data!) as { '@type': string }[]).map((each) => each['@type'])).toEqual([
      'AboutPage',
      'TravelAgency',
      'Review',
    ]);
  }
});
