import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { openModule, rowOf, told } from './catalogue.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

const BALI = { id: 'bali-ubud-south-coast', name: 'Bali: Ubud and the south coast' };
const form = (page: Page, name = 'Tour Package') => page.getByRole('form', { name });

test('a record has an address, for Back, a reload and whoever it is sent to', async ({ page }) => {
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await page.getByRole('button', { name: `Edit ${BALI.name}` }).click();
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL(/\/cms\/tours\/bali-ubud-south-coast$/);
  await page.goBack();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/cms\/tours$/);
  await page.goForward();
  await expect(form(page).getByLabel('Name English')).toHaveValue(BALI.name);
  await page.reload();
  await expect(form(page).getByLabel('Name English')).toHaveValue(BALI.name);
  await form(page).getByLabel('Duration').fill('9');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await expect(question).toBeVisible();
  const rows = await question
    .getByRole('button')
    .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
  expect(rows, 'answers stand side by side').toBe(1);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/cms\/tours\/bali-ubud-south-coast$/);
  await expect(form(page).getByLabel('Duration')).toHaveValue('9');
  await form(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/cms\/tours$/);

  const shared = await page.context().newPage();
  await shared.goto(`/cms/tours/${BALI.id}`);
  await expect(form(shared).getByLabel('Name English')).toHaveValue(BALI.name);
  await form(shared).getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(shared).toHaveURL(/\/cms\/tours$/);
  await expect(shared.getByRole('heading', { name: 'Tour Packages', level: 1 })).toBeVisible();
});

test('an address is opened behind the sign-in, too', async ({ page }) => {
  await page.goto('/cms/visa/thailand');
  await page.getByLabel('Email').fill('admin@kheya.test');
  await page.getByLabel('Password').fill('ferry-at-dawn');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(form(page, 'Visa Service').getByLabel('Country English')).toHaveValue('Thailand');
});

test('every kind of record is opened by its address', async ({ page }) => {
  test.slow();
  await enter(page);
  const api = await signInToApi(page.request);
  await page.request.post('/api/v1/contact-submissions', {
    data: { name: 'Addressed Lead', message: 'Please call' },
  });
  const kinds = [
    ['/tour-packages', 'tours'],
    ['/umrah-packages', 'umrah'],
    ['/visa-services', 'visa'],
    ['/flights', 'flights'],
    ['/blog-posts', 'blog'],
    ['/site-management/hero-scenes', 'site-management/hero-scenes'],
    ['/site-management/hero-content', 'site-management/hero-content'],
    ['/site-management/contact-info', 'site-management/contact-info'],
    ['/site-management/service-options', 'site-management/service-options'],
    ['/contact-submissions', 'contacts'],
    ['/users', 'staff'],
  ] as const;
  for (const [path, list] of kinds) {
    const [record] = await api.get<{ id: string }[]>(`${path}?limit=1`);
    await page.goto(`/cms/${list}/${record!.id}`);
    await expect(page.getByRole('dialog'), list).toBeVisible();
    await expect(page, list).toHaveURL(new RegExp(`/cms/${list}/${record!.id}$`));
  }
});

test('an address of nothing says so, in every list', async ({ page }) => {
  test.slow();
  await enter(page);
  for (const list of ['tours', 'site-management/service-options', 'contacts', 'staff']) {
    await page.goto(`/cms/${list}/gone-with-the-ferry`);
    const said = page.getByRole('alert').filter({ hasText: '“gone-with-the-ferry”' });
    await expect(said, list).toContainText('It may have been deleted.');
    await said.getByRole('button', { name: 'Show the list' }).click();
    await expect(said, list).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/cms/${list}$`));
  }
});

test('search and filters survive Back, a reload, and a form that was open', async ({ page }) => {
  await enter(page);
  await openModule(page, 'visa', 'Visa Services');
  const search = page.getByRole('searchbox');
  await search.fill('thai');
  await expect(page).toHaveURL(/\?q=thai$/);
  await expect(rowOf(page, 'Malaysia')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Thailand' }).click();
  await page.goBack();
  await expect(form(page, 'Visa Service')).toHaveCount(0);
  await expect(search).toHaveValue('thai');
  await page.getByRole('link', { name: 'Contact Forms' }).first().click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('unread');
  await expect(page).toHaveURL(/\/cms\/contacts\?filter=unread$/);
  await page.goBack();
  await expect(search).toHaveValue('thai');
  await expect(rowOf(page, 'Malaysia')).toHaveCount(0);
  await page.reload();
  await expect(search).toHaveValue('thai');
  await page.goForward();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('unread');
});

test('a form comes back after the session ended, with what was typed, on its record', async ({
  page,
}) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const tour = { name: 'Open while it ended', destinations: 'Bhola', price: 5000, duration: '1' };
  const { id } = await api.create('/tour-packages', tour);
  await openModule(page, 'tours', 'Tour Packages');
  await page.getByRole('button', { name: `Edit ${tour.name}` }).click();
  await form(page).getByLabel('Price (৳)').fill('5500');
  await page.evaluate(() => localStorage.setItem('auth_token', 'not.a.token'));
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Email').fill('admin@kheya.test');
  await page.getByLabel('Password').fill('ferry-at-dawn');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
  await expect(page.locator('[data-sonner-toast][data-type=error]')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/cms/tours/${id}$`));
  await expect(form(page).getByLabel('Name English')).toHaveValue(tour.name);
  await expect(form(page).getByLabel('Price (৳)')).toHaveValue('5500');
  await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0);
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Success', 'Tour package updated successfully');
  expect(await api.get(`/tour-packages/${id}`)).toMatchObject({ price: 5500 });
});
