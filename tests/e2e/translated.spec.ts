import { faultsOn, loadLater, translate } from './page-changers.ts';
import { expect, test } from './test.ts';

test('a page in a third language is searched, and lists what is saved, as it was published', async ({
  page,
}) => {
  const faults = faultsOn(page);
  await page.goto('/bn/tours/sundarbans-boat-journey');
  await page.locator('[data-save]').filter({ visible: true }).first().click();
  await translate(page, 'fr');
  await page.locator('[data-search-open]').first().click();
  const search = page.locator('#search-dialog');
  await search.getByRole('combobox').fill('সুন্দরবন');
  const found = search.getByRole('option');
  await expect(found.first()).toContainText('সুন্দরবন');
  await expect(search.getByRole('status')).toContainText('২টি ফল');

  const arrive = await loadLater(page, /\/_astro\/saved-list\./);
  await page.goto('/bn/saved');
  await translate(page, 'fr');
  arrive();
  await expect(page.locator('[data-saved] li a')).toHaveAttribute('href', /^\/bn\/tours\//);
  expect(faults).toEqual([]);
});

test('numbers that scripts write are those of the page that was published', async ({ page }) => {
  const faults = faultsOn(page);
  await page.goto('/bn/visa-services');
  await translate(page, 'en');
  await page.locator('button[data-chip]').first().click();
  await expect(page.locator('main').getByRole('status')).toHaveText(/^«[২-৯][০-৯]*টি ভিসা»$/);

  await page.goto('/bn/umrah');
  await translate(page, 'en');
  await page.locator('input[data-take="choose"]').nth(0).check();
  await page.locator('input[data-take="choose"]').nth(1).check();
  await expect(page.locator('[data-compare-bar] [role="status"]')).toContainText('২');

  await page.goto('/bn/tours/coxs-bazar-inani');
  await translate(page, 'en');
  await page.locator('.thumbs a').first().click();
  await expect(page.locator('dialog.viewer [role="status"]')).toContainText('১');
  expect(faults).toEqual([]);
});

test('names and numbers by which the agency is reached and paid are not translated', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/contact',
    '/about',
    '/umrah',
    '/tours/sundarbans-boat-journey',
    '/visa-services',
    '/thank-you',
    '/no-such-page',
  ]) {
    await page.goto(path);
    await translate(page, 'fr');
    await expect(page.locator('h1 font').first()).toBeAttached();
    const changed = await page.locator('font > font').allTextContents();
    const own = /\d{4}-?\d{6}|\S@\S|^« ?Kheya Travels ?»$/;
    expect(
      changed.filter((text) => own.test(text)),
      path,
    ).toEqual([]);
  }
});
