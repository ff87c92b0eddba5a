import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { mend, openModule, told } from './catalogue.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

const PAGE = { contentType: 'text/html', body: '<!doctype html><h1>Sign in to this network</h1>' };

/** Answers of a network in between, to whatever is sent: nothing has arrived. */
const catchWrites = (page: Page, path: string, status = 200) =>
  page.route(`**/api/v1/${path}`, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ ...PAGE, status }),
  );

test('a note that is answered by a page of the network waits on this device, and is noted later', async ({
  page,
}) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const lead = { name: 'Asks from a hotel', message: 'Hello', phone: '01733444557' };
  const { id } = await api.create('/contact-submissions', lead);
  await page.goto(`/cms/contacts/${id}`);
  const detail = page.getByRole('dialog', { name: 'Contact Submission' });
  await catchWrites(page, 'contact-submissions/*/events');
  await detail.getByLabel('Note', { exact: true }).fill('Wants a sea view');
  await detail.getByRole('button', { name: 'Add note' }).click();
  await told(page, 'Success', 'Kept on this device: it is noted as soon as there is a network');
  await mend(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect
    .poll(async () => JSON.stringify(await api.get(`/contact-submissions/${id}/timeline`)))
    .toContain('Wants a sea view');
  await api.remove(`/contact-submissions/${id}`);
});

test('neither a deletion nor a save that is answered by a page of the network is told as done', async ({
  page,
}) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const tour = { name: 'Kept in a hotel', destinations: 'Bhola', price: 5000, duration: '1' };
  const { id } = await api.create('/tour-packages', tour);
  await openModule(page, 'tours', 'Tour Packages');
  await page.getByRole('button', { name: 'Delete Kept in a hotel' }).click();
  const question = page.getByRole('alertdialog');
  for (const status of [404, 200]) {
    await catchWrites(page, 'tour-packages/*', status);
    await question.getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Error', 'Failed to delete tour package');
  }
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit Kept in a hotel' }).click();
  const form = page.getByRole('form', { name: 'Tour Package' });
  await form.getByLabel('Price (৳)').fill('6000');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Failed to save tour package' })
      .filter({ hasText: 'The server cannot be reached.' }),
  ).toBeVisible();
  await mend(page);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Success', 'Tour package updated successfully');
  expect(await api.get(`/tour-packages/${id}`)).toMatchObject({ price: 6000 });
  await api.remove(`/tour-packages/${id}`);
});

test('records are not counted as none where a page of the network answers', async ({ page }) => {
  await enter(page);
  await page.route('**/api/v1/tour-packages?*', (route) => route.fulfill(PAGE));
  await page.goto('/cms/dashboard');
  const tours = page.getByRole('list', { name: 'Counts' }).getByRole('link', { name: 'Tour' });
  await expect(tours).toContainText('Not counted');
});
