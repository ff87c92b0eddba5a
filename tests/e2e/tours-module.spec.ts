import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { openModule, told } from './catalogue.ts';
import { enter, signIn } from './cms.ts';
import { colleague } from './colleague.ts';
import { untilPublished } from './published.ts';
import { ADMIN } from './staff.ts';
import { expect, test } from './test.ts';

const SUNDARBANS = 'Sundarbans boat journey from Khulna';
const form = (page: Page) => page.getByRole('form', { name: 'Tour Package' });
const edit = (page: Page, name: string) =>
  page.getByRole('button', { name: `Edit ${name}` }).click();

test('a tour is made in both languages, goes live, and is deleted', async ({ page }) => {
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await page.getByRole('button', { name: 'Add Tour Package' }).click();
  let sent = 0;
  page.on('request', (request) => void (request.method() === 'POST' && sent++));
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form(page).getByLabel('Name English')).toBeFocused();
  await expect(form(page).getByText('Please fill in this field')).toHaveCount(4);
  expect(sent).toBe(0);

  const fields = form(page);
  await fields.getByLabel('Name English').fill('Tanguar by night');
  await fields.getByLabel('Name বাংলা').fill('রাতের টাঙ্গুয়া');
  await fields.getByLabel('Destinations English').fill('Sunamganj');
  await fields.getByLabel('Price (৳)').fill('৮,৫০০');
  await fields.getByLabel('Duration').fill('2');
  await fields.getByLabel('Inclusions English').fill('Boat\n\n  \nLunch');
  await fields.getByLabel('Inclusions বাংলা').fill('নৌকা\nদুপুরের খাবার');
  // Saving commits a tag that is still being typed.
  await fields.getByLabel('Tags', { exact: true }).fill('haor');
  await page.keyboard.press('Control+s');
  await told(page, 'Success', 'Tour package created successfully');
  const row = page.getByRole('row').filter({ hasText: 'Tanguar by night' });
  await expect(row).toContainText('Live');
  await untilPublished('bn/tours/tanguar-by-night.html', 'দুপুরের খাবার');

  // On a slow network: something is under way, and no row shows what was before.
  await page.route('**/api/v1/drafts/tour-package/*', async (route) => {
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await route.fallback();
  });
  await edit(page, 'Tanguar by night');
  await page.route('**/api/v1/tour-packages?*', () => {});
  const price = fields.getByLabel('Price (৳)');
  await price.fill('৯,৫০০');
  // A Bengali layout has its own letter on the key.
  await price.dispatchEvent('keydown', { key: 'স', code: 'KeyS', ctrlKey: true });
  await told(page, 'Success', 'Tour package updated successfully');
  await expect(row).toContainText('৳9,500');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.getByRole('button', { name: 'Delete Tanguar by night' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await told(page, 'Success', 'Tour package deleted successfully');
  await expect
    .poll(async () =>
      (await page.request.get('/tours/tanguar-by-night', { maxRedirects: 0 })).status(),
    )
    .toBe(301);
});

test('two who edit one tour choose field by field, and lose nothing', async ({ page }) => {
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  const other = await colleague(page, await signInToApi(page.request));
  await other.goto('/cms/tours');
  for (const each of [page, other]) await edit(each, SUNDARBANS);
  await form(other).getByLabel('Duration').fill('5');
  await form(other).getByLabel('Destinations English').fill('Khulna, Mongla');
  await form(other).getByLabel('Name বাংলা').fill('খুলনা থেকে সুন্দরবন');
  await other.keyboard.press('Control+s');
  await told(other, 'Success', 'Tour package updated successfully');
  await expect(page.locator('tr', { hasText: SUNDARBANS })).toContainText('Mongla');

  await form(page).getByLabel('Destinations English').fill('Khulna, Katka');
  await form(page).getByLabel('Name বাংলা').fill('নৌপথে সুন্দরবন');
  await form(page).getByLabel('Price (৳)').fill('১৪,০০০');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog', {
    name: 'Nayeema Akter changed this while you were editing',
  });
  const choice = (field: string) => question.getByRole('group', { name: field });
  await expect(choice('Destinations English')).toContainText('Khulna, Mongla');
  await expect(choice('Destinations English')).toContainText('Khulna, Katka');
  await expect(choice('Duration').getByRole('radio', { name: /Nayeema/ })).toBeChecked();
  await expect(choice('Price (৳)').getByRole('radio', { name: /Mine/ })).toBeChecked();
  await choice('Name বাংলা')
    .getByRole('radio', { name: /Nayeema/ })
    .check();
  await question.getByRole('button', { name: 'Save what is chosen' }).click();
  await told(page, 'Success', 'Tour package updated successfully');
  const saved = page.getByRole('row').filter({ hasText: SUNDARBANS });
  for (const words of ['Khulna, Katka', 'খুলনা থেকে সুন্দরবন', '৳14,000', '5 days'])
    await expect(saved).toContainText(words);
  await other.context().close();
});

test('who edits one tour in two tabs is told so, and chooses between the two', async ({
  page,
  context,
}) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const tour = { name: 'Open in two tabs', destinations: 'Bhola', price: 65_000, duration: '2' };
  const { id } = await api.create('/tour-packages', tour);
  const other = await context.newPage();
  for (const each of [page, other]) {
    await openModule(each, 'tours', 'Tour Packages');
    await edit(each, 'Open in two tabs');
  }
  await form(other).getByLabel('Price (৳)').fill('71000');
  await other.keyboard.press('Control+s');
  await told(other, 'Success', 'Tour package updated successfully');
  await form(page).getByLabel('Price (৳)').fill('125000');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog', {
    name: 'You changed this in another tab or on another device',
  });
  const price = question.getByRole('group', { name: 'Price (৳)' });
  await expect(price).toContainText('changed in both');
  await expect(price.getByRole('radio', { name: 'In this form ৳1,25,000' })).toBeChecked();
  await expect(price.getByRole('radio', { name: 'As it is saved ৳71,000' })).toBeVisible();
  await expect(question).not.toContainText('Administrator');
  await page.screenshot({ path: 'test-results/own-conflict.png' });
  await question.getByRole('button', { name: 'Reload what is saved' }).click();
  await expect(form(page).getByLabel('Price (৳)')).toHaveValue('71000');
  await api.remove(`/tour-packages/${id}`);
});

test('a moderator on a phone edits both languages of a tour on one screen', async ({
  page,
  request,
}) => {
  const { access_token } = await (await request.post('/api/v1/auth/login', { data: ADMIN })).json();
  const email = 'phone@kheya.test';
  const made = await request.post('/api/v1/users', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { full_name: 'Test Moderator', email, password: ADMIN.password, role: 'moderator' },
  });
  expect(made.status()).toBe(201);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, { email, password: ADMIN.password });
  await page.goto('/cms/tours');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect(page.getByRole('button', { name: `Edit ${SUNDARBANS}` })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await edit(page, SUNDARBANS);
  const fields = form(page);
  await expect(fields.getByLabel('Name English')).toBeVisible();
  await expect(fields.getByLabel('Name বাংলা')).toBeHidden();
  await fields.getByLabel('Name English').fill('');
  const languages = fields.getByRole('group', { name: 'Language of the fields' });
  await languages.getByRole('button', { name: 'বাং' }).click();
  await expect(fields.getByLabel('Name English')).toBeHidden();
  await fields.getByLabel('Name বাংলা').fill('সুন্দরবন');
  // Validation errors in the other language show that language.
  await fields.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(fields.getByLabel('Name English')).toBeFocused();
  await expect(languages.getByRole('button', { name: /EN.*has faults/ })).toBeVisible();
  await fields.getByLabel('Name English').fill(SUNDARBANS);
  expect(await overflow()).toBeLessThanOrEqual(0);
  for (const target of await fields.locator('button').all()) {
    if (!(await target.isVisible())) continue;
    const { height } = (await target.boundingBox())!;
    expect(height, await target.textContent().then(String)).toBeGreaterThanOrEqual(44);
  }
  const size = await fields
    .getByLabel('Name English')
    .evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
  await fields.getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Success', 'Tour package updated successfully');
});
