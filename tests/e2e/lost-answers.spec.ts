import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { mend, openModule, told } from './catalogue.ts';
import { enter } from './cms.ts';
import { ADMIN } from './staff.ts';
import { expect, test } from './test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Tour Package' });
const ON_THE_WAY = 'Failed to save tour package';

/** Lets requests through and drops their responses from now on. */
const loseAnswers = (page: Page, method: 'POST' | 'PUT') =>
  page.route('**/api/v1/{tour-packages,users}{,/**}', async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fetch();
    await route.abort();
  });

const named = async (page: Page, name: string) =>
  (await (await signInToApi(page.request)).get<{ name: string; price: number }[]>('/tour-packages'))
    .filter((tour) => tour.name.startsWith(name))
    .map(({ price }) => price);

async function fillNew(page: Page, name: string): Promise<void> {
  await openModule(page, 'tours', 'Tour Packages');
  await page.getByRole('button', { name: 'Add Tour Package' }).click();
  await form(page).getByLabel('Name English').fill(name);
  await form(page).getByLabel('Destinations English').fill('Sylhet');
  await form(page).getByLabel('Price (৳)').fill('7000');
  await form(page).getByLabel('Duration').fill('2');
}

const save = (page: Page) => form(page).getByRole('button', { name: 'Save', exact: true }).click();

test.afterEach(async ({ page }) => {
  const staff = await signInToApi(page.request);
  for (const { id, name } of await staff.get<{ id: string; name: string }[]>('/tour-packages'))
    if (/^Lost |on a ferry$/.test(name)) await staff.remove(`/tour-packages/${id}`);
});

test('a create whose answer was lost, saved again, is one record', async ({ page }) => {
  await enter(page);
  await fillNew(page, 'Lost once');
  await loseAnswers(page, 'POST');
  await save(page);
  await told(page, 'Error', ON_THE_WAY);
  await mend(page);
  await save(page);
  await told(page, 'Success', 'Tour package created successfully');
  expect(await named(page, 'Lost once')).toEqual([7000]);
});

test('with other words since, it is still one record, and has them', async ({ page }) => {
  await enter(page);
  await fillNew(page, 'Lost and changed');
  await loseAnswers(page, 'POST');
  await save(page);
  await told(page, 'Error', ON_THE_WAY);
  await mend(page);
  await form(page).getByLabel('Price (৳)').fill('7500');
  await save(page);
  await told(page, 'Success', 'Tour package created successfully');
  expect(await named(page, 'Lost and changed')).toEqual([7500]);
});

test('its draft remembers it beyond the page', async ({ page }) => {
  await enter(page);
  await fillNew(page, 'Lost and reloaded');
  await loseAnswers(page, 'POST');
  await save(page);
  await told(page, 'Error', ON_THE_WAY);
  await mend(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await openModule(page, 'tours', 'Tour Packages');
  await page.getByRole('button', { name: 'Add Tour Package' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await form(page).getByLabel('Duration').fill('3');
  await save(page);
  await told(page, 'Success', 'Tour package created successfully');
  expect(await named(page, 'Lost and reloaded')).toEqual([7000]);
});

test('an edit whose answer was lost, saved again, simply succeeds', async ({ page }) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const tour = { name: 'Edited on a ferry', destinations: 'Bhola', price: 5000, duration: '1' };
  const { id } = await api.create('/tour-packages', tour);
  await openModule(page, 'tours', 'Tour Packages');
  await page.getByRole('button', { name: 'Edit Edited on a ferry' }).click();
  await form(page).getByLabel('Price (৳)').fill('5500');
  await loseAnswers(page, 'PUT');
  await save(page);
  await told(page, 'Error', ON_THE_WAY);
  await mend(page);
  await save(page);
  await told(page, 'Success', 'Tour package updated successfully');
  await expect(form(page)).toHaveCount(0);
  expect(await api.get(`/tour-packages/${id}`)).toMatchObject({ price: 5500 });
});

test('a deletion whose answer was lost, asked for again, is done', async ({ page }) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const tour = { name: 'Deleted on a ferry', destinations: 'Bhola', price: 5000, duration: '1' };
  await api.create('/tour-packages', tour);
  await openModule(page, 'tours', 'Tour Packages');
  await page.getByRole('button', { name: 'Delete Deleted on a ferry' }).click();
  const question = page.getByRole('alertdialog');
  await page.route('**/api/v1/tour-packages/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await told(page, 'Error', 'Failed to delete tour package');
  await mend(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await told(page, 'Success', 'Tour package deleted successfully');
});

test('a member of staff whose answer was lost is added once', async ({ page }) => {
  await enter(page);
  await openModule(page, 'staff', 'Staff Management');
  await page.getByRole('button', { name: 'Add Staff Member' }).click();
  const staff = page.getByRole('form', { name: 'Staff member' });
  await staff.getByLabel('Full Name').fill('Lost and Found');
  await staff.getByLabel('Email').fill('lost@kheya.test');
  await staff.getByLabel('Password').fill(ADMIN.password);
  await loseAnswers(page, 'POST');
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Error', 'Failed to save staff member');
  await mend(page);
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Success', 'Staff member created successfully');
});
