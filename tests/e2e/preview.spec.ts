import type { Page } from '@playwright/test';
import { faultPage } from '../../api/features/publishing/preview-fault.ts';
import { openModule } from './catalogue.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';
import { expectAccessible, overflow, says } from './walk.ts';

const BANGKOK = 'Bangkok and Pattaya for first-time travellers';
const form = (page: Page) => page.getByRole('form', { name: 'Tour Package' });
/** The visible frame; while the next page loads, there are two. */
const shown = (page: Page) => page.frameLocator('iframe:not(.invisible)');
const heading = (page: Page, name: string) =>
  shown(page).getByRole('heading', { level: 1, name, exact: true });

async function openPreview(page: Page): Promise<void> {
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await page.getByRole('button', { name: `Edit ${BANGKOK}` }).click();
  await form(page).getByRole('button', { name: 'Preview page' }).click();
  await expect(heading(page, BANGKOK)).toBeVisible();
}

test('the page stands beside its form and follows what is typed, in either language and width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPreview(page);
  const panel = page.getByRole('region', { name: 'Preview' });
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(form(page)).toBeInViewport();
  await expectAccessible(page);
  const frame = panel.locator('iframe:not(.invisible)');
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390);

  const depth = () =>
    shown(page)
      .locator('html')
      .evaluate(() => Math.round(window.scrollY));
  await shown(page)
    .locator('html')
    .evaluate(() => window.scrollTo(0, 400));
  await form(page).getByLabel('Name English').fill('Bangkok by river bus');
  await expect(heading(page, 'Bangkok by river bus')).toBeAttached();
  expect(await depth()).toBe(400);
  await expect(form(page).getByLabel('Name English')).toBeFocused();
  await expect(form(page)).toContainText('Unsaved changes kept on this device');

  await panel.getByRole('button', { name: 'বাংলা' }).click();
  await expect(shown(page).locator('html')).toHaveAttribute('lang', 'bn');
  await form(page).getByLabel('Name বাংলা').fill('নদীপথে ব্যাংকক');
  await expect(heading(page, 'নদীপথে ব্যাংকক')).toBeAttached();
  await panel.getByRole('button', { name: 'Computer' }).click();
  await expect
    .poll(() =>
      shown(page)
        .locator('html')
        .evaluate(() => window.innerWidth),
    )
    .toBe(1280);
  await expect(panel).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
});

test('what cannot be shown is said beside the page as it was, which comes back with the next try', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPreview(page);
  const panel = page.getByRole('region', { name: 'Preview' });
  const price = form(page).getByLabel('Price (৳)');
  await price.fill('a lot');
  await expect(panel.getByRole('alert')).toContainText('Price (৳): ');
  await expect(heading(page, BANGKOK)).toBeVisible();
  await price.fill('51000');
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(shown(page).getByText('৳51,000').first()).toBeAttached();

  const down = { status: 503, contentType: 'text/html; charset=utf-8', body: faultPage('down') };
  await page.route('**/preview/en/*', (route) => route.fulfill(down));
  await form(page).getByLabel('Name English').fill('Bangkok in the rain');
  await expect(panel.getByRole('alert')).toContainText('The site does not answer just now.');
  await expect(heading(page, BANGKOK)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/preview/en/*');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Bangkok in the rain')).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveCount(0);

  await page.route('**/api/v1/preview', (route) => route.abort());
  await form(page).getByLabel('Name English').fill('Bangkok after the rain');
  await expect(panel.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/v1/preview');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Bangkok after the rain')).toBeVisible();
});

test('a form that is saved beside its preview leaves its address, and none opens after the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPreview(page);
  const save = async (price: string) => {
    await form(page).getByLabel('Price (৳)').fill(price);
    await form(page).getByRole('button', { name: 'Save', exact: true }).click();
    await says(page, 'Tour package updated successfully');
    await expect(form(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/cms\/tours$/);
  };
  await save('63,100');
  await page.getByRole('button', { name: /^Edit Sundarbans/ }).click();
  await save('13,900');
  await page.reload();
  await expect(page.getByRole('button', { name: `Edit ${BANGKOK}` })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
});

for (const width of [390, 1280])
  test(`Back and Esc close the preview before they ask about the form, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPreview(page);
    const frame = page.locator('iframe:not(.invisible)');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    if (width === 1280) {
      // Focus is in the form: Escape closes it, unchanged, with its preview.
      await expect(form(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/cms\/tours$/);
      await page.getByRole('button', { name: `Edit ${BANGKOK}` }).click();
    }
    await expect(frame).toHaveCount(0);
    await form(page).getByLabel('Duration').fill('6 days');
    await form(page).getByRole('button', { name: 'Preview page' }).click();
    await expect(heading(page, BANGKOK)).toBeVisible();
    await page.goBack();
    await expect(frame).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await form(page).getByRole('button', { name: 'Preview page' }).click();
    await expect(heading(page, BANGKOK)).toBeVisible();
    await page.getByRole('button', { name: 'বাংলা', exact: true }).focus();
    await page.keyboard.press('Escape');
    await expect(frame).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toContainText('Close without saving?');
  });
