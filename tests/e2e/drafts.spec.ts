import type { Page } from '@playwright/test';
import { signInToApi, type Staff } from './api.ts';
import { mend, openModule, told } from './catalogue.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Tour Package' });

/** Creates a tour for this test, and opens its form. */
async function openTour(page: Page, name: string): Promise<{ api: Staff; path: string }> {
  await enter(page);
  const api = await signInToApi(page.request);
  const tour = { name, destinations: 'Bhola', price: 5000, duration: '1' };
  const { id } = await api.create('/tour-packages', tour);
  await openModule(page, 'tours', 'Tour Packages');
  await edit(page, name);
  return { api, path: `/tour-packages/${id}` };
}

const edit = (page: Page, name: string) =>
  page.getByRole('button', { name: `Edit ${name}` }).click();

async function closeAndKeep(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Close, keep on this device' }).click();
  await expect(form(page)).toHaveCount(0);
}

test('a draft that is older than the record comes back field by field, and takes back nothing', async ({
  page,
}) => {
  const { api, path } = await openTour(page, 'Kept while others saved');
  await form(page).getByLabel('Price (৳)').fill('5500');
  await form(page).getByLabel('Duration').fill('2');
  await closeAndKeep(page);
  await api.change(path, { duration: '3', destinations: 'Bhola, Monpura' });
  await openModule(page, 'tours', 'Tour Packages');
  await edit(page, 'Kept while others saved');
  const offer = page.getByRole('status').filter({ hasText: 'was not saved' });
  await expect(offer).toContainText('The record was saved anew since then');
  await expect(offer).toContainText(/Duration\s*3 → 2/);
  await expect(offer).toContainText(/Price \(৳\)\s*৳5,000 → ৳5,500/);
  await offer.getByRole('button', { name: 'Bring it back' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'This was saved anew since you typed your draft',
  });
  const choice = (field: string) => question.getByRole('group', { name: field });
  await expect(choice('Duration')).toContainText('changed by both');
  await expect(choice('Price (৳)').getByRole('radio', { name: /Mine/ })).toBeChecked();
  await expect(choice('Destinations English')).toHaveCount(0);
  await page.screenshot({ path: 'test-results/draft-question.png' });
  await choice('Duration')
    .getByRole('radio', { name: /As it is saved/ })
    .check();
  await question.getByRole('button', { name: 'Bring back what is chosen' }).click();
  await expect(form(page).getByLabel('Price (৳)')).toHaveValue('5500');
  await expect(form(page).getByLabel('Duration')).toHaveValue('3');
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Success', 'Tour package updated successfully');
  expect(await api.get(path)).toMatchObject({
    price: 5500,
    duration: '3',
    destinations: 'Bhola, Monpura',
  });
});

test('what is typed beside an offered draft takes nothing from it', async ({ page }) => {
  await openTour(page, 'Kept twice');
  await form(page).getByLabel('Price (৳)').fill('5500');
  await closeAndKeep(page);
  await edit(page, 'Kept twice');
  await form(page).getByLabel('Duration').fill('2');
  await closeAndKeep(page);
  await edit(page, 'Kept twice');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(form(page).getByLabel('Price (৳)')).toHaveValue('5500');
  await expect(form(page).getByLabel('Duration')).toHaveValue('2');
});

test('a draft that the record says already is not offered', async ({ page }) => {
  const { api, path } = await openTour(page, 'Kept and agreed');
  await form(page).getByLabel('Price (৳)').fill('5500');
  await closeAndKeep(page);
  await api.change(path, { price: 5500 });
  await openModule(page, 'tours', 'Tour Packages');
  await edit(page, 'Kept and agreed');
  await expect(form(page).getByLabel('Price (৳)')).toHaveValue('5500');
  await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0);
});

test('of several kept drafts the one before is offered when one is discarded', async ({ page }) => {
  await openTour(page, 'Kept in two tabs');
  const other = await page.context().newPage();
  await openModule(other, 'tours', 'Tour Packages');
  await edit(other, 'Kept in two tabs');
  // A form that opens later takes what the first one kept into its own draft.
  await expect(form(other).getByLabel('Duration')).toHaveValue('1');
  await form(page).getByLabel('Price (৳)').fill('5500');
  await form(other).getByLabel('Duration').fill('2');
  await closeAndKeep(page);
  await closeAndKeep(other);
  await edit(page, 'Kept in two tabs');
  const offer = page.getByRole('status').filter({ hasText: 'was not saved' });
  await expect(offer).toContainText(/Duration\s*1 → 2/);
  await form(page).getByLabel('Destinations English').fill('Monpura');
  await offer.getByRole('button', { name: 'Discard' }).click();
  await expect(offer).toContainText(/Price \(৳\)\s*৳5,000 → ৳5,500/);
  await offer.getByRole('button', { name: 'Bring it back' }).click();
  await expect(form(page).getByLabel('Price (৳)')).toHaveValue('5500');
  await expect(form(page).getByLabel('Duration')).toHaveValue('1');
  await expect(form(page).getByLabel('Destinations English')).toHaveValue('Monpura');
});

test('what is typed while a save is under way stays, and goes with the next', async ({ page }) => {
  const { api, path } = await openTour(page, 'Typed beside a save');
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  await page.route(`**/api/v1${path}`, async (route) => {
    await gate;
    await route.continue();
  });
  await form(page).getByLabel('Price (৳)').fill('5500');
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await form(page).getByLabel('Duration').fill('2');
  go();
  await told(page, 'Success', 'Tour package updated successfully');
  expect(await api.get(path)).toMatchObject({ price: 5500, duration: '1' });
  await expect(form(page).getByLabel('Duration')).toHaveValue('2');
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Success', 'Tour package updated successfully');
  await expect(form(page)).toHaveCount(0);
  expect(await api.get(path)).toMatchObject({ price: 5500, duration: '2' });
  await edit(page, 'Typed beside a save');
  await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0);
});

test('the same of a new record, which is made once', async ({ page }) => {
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/v1/tour-packages', async (route) => {
    if (route.request().method() === 'POST') await gate;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add Tour Package' }).click();
  await form(page).getByLabel('Name English').fill('Made while typing');
  await form(page).getByLabel('Destinations English').fill('Bhola');
  await form(page).getByLabel('Duration').fill('1');
  await form(page).getByLabel('Price (৳)').fill('5500');
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await form(page).getByLabel('Duration').fill('2');
  go();
  await told(page, 'Success', 'Tour package created successfully');
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Success', 'Tour package updated successfully');
  const api = await signInToApi(page.request);
  const tours = await api.get<{ name: string }[]>('/tour-packages');
  expect(tours.filter(({ name }) => name === 'Made while typing')).toMatchObject([
    { price: 5500, duration: '2' },
  ]);
});

test('a device without room says so at once, and what is typed is not lost unasked', async ({
  page,
}) => {
  await openTour(page, 'On a full device');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  });
  await form(page).getByLabel('Price (৳)').fill('5500');
  await expect(
    page.getByText('This device cannot keep what you type', { exact: true }),
  ).toBeVisible();
  await expect(form(page)).not.toContainText('Unsaved changes kept on this device');
  await page.screenshot({ path: 'test-results/full-device.png' });
  await form(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await expect(question).toContainText('It is not kept on this device');
  await expect(question.getByRole('button', { name: 'Close, keep on this device' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(form(page).getByLabel('Price (৳)')).toHaveValue('5500');
  await form(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  // Error isolation: the rest of the CMS works.
  await page.getByRole('link', { name: 'Visa Services' }).first().click();
  await expect(page.getByRole('heading', { name: 'Visa Services', level: 1 })).toBeVisible();
});

test('what a colleague deleted meanwhile can be saved as new', async ({ page }) => {
  const { api, path } = await openTour(page, 'Deleted by a colleague');
  await form(page).getByLabel('Price (৳)').fill('5500');
  await api.remove(path);
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog', {
    name: 'This tour package was deleted while you were editing',
  });
  await page.screenshot({ path: 'test-results/deleted-question.png' });
  await question.getByRole('button', { name: 'Save as new' }).click();
  await told(page, 'Success', 'Tour package created successfully');
  const tours = await api.get<{ name: string }[]>('/tour-packages');
  expect(tours.filter(({ name }) => name === 'Deleted by a colleague')).toMatchObject([
    { price: 5500, destinations: 'Bhola' },
  ]);
  await mend(page);
});
