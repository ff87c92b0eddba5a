import { expect, test } from '@playwright/test';

test('the logo gives way to the name in capitals, a photo to a stock picture, then its frame goes', async ({
  page,
}) => {
  await page.goto('/');
  const logo = page.locator('.brand img');
  await expect(logo).toHaveAttribute('alt', 'Kheya Travels');
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  for (const href of [
    '/favicon.svg',
    '/favicon.ico',
    '/site.webmanifest',
    '/brand/mail-header.png',
  ])
    expect((await page.request.get(href)).status(), href).toBe(200);

  await page.route(/\/brand\/logo-/, (route) => route.abort());
  await page.route(/\/static\/uploads\//, (route) => route.abort());
  await page.goto('/tours');
  const name = page.locator('.brand span').first();
  await expect(name).toHaveText('Kheya Travels');
  await expect(name).toHaveCSS('text-transform', 'uppercase');
  await expect(logo).toBeHidden();
  const photo = page.locator('[data-photo] img').first();
  await expect(photo).toHaveAttribute('src', '/stock/tour.webp');
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.route(/\/stock\//, (route) => route.abort());
  await page.reload();
  await expect(page.locator('[data-photo]').first()).toBeHidden();
});

test('the Bengali header is lettered in Bengali, and a page that is not there shows where one can go', async ({
  page,
}) => {
  await page.goto('/bn');
  await expect(page.locator('.brand img')).toHaveAttribute('alt', 'খেয়া ট্রাভেলস');
  await page.goto('/bn/nothing-here');
  await expect(
    page.getByRole('img', { name: 'ঢাকা থেকে দেশে দেশে যাওয়ার পথের মানচিত্র' }),
  ).toBeVisible();
});
