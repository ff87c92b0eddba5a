import type { Page } from '@playwright/test';
import { signInToApi, type Staff } from './api.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Contact Submission' });
const noteBox = (page: Page) => dialog(page).getByRole('textbox', { name: 'Note' });

/** Opens an enquiry of this test. */
async function openLead(page: Page, name: string): Promise<{ api: Staff; path: string }> {
  await enter(page);
  const api = await signInToApi(page.request);
  const lead = { name, message: 'Hello', phone: '01711-000000' };
  const { id } = await api.create('/contact-submissions', lead);
  await page.goto(`/cms/contacts/${id}`);
  await expect(dialog(page).getByText('Opened')).toBeVisible();
  return { api, path: `/contact-submissions/${id}` };
}

test('a device whose storage is cleared keeps what is typed in an open window', async ({
  page,
}) => {
  const { api, path } = await openLead(page, 'On a cleared device');
  await noteBox(page).fill('Pays in two parts');
  const tours = await page.context().newPage();
  await tours.goto('/cms/tours/new');
  const form = tours.getByRole('form', { name: 'Tour Package' });
  await form.getByLabel('Name English').fill('Typed before');
  await expect(form.getByText('Unsaved changes kept on this device')).toBeVisible();

  const third = await page.context().newPage();
  await third.goto('/robots.txt');
  await third.evaluate(() => localStorage.clear());
  for (const tab of [page, tours])
    await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await enter(third);
  await expect(noteBox(page)).toHaveValue('Pays in two parts');
  await expect(form.getByLabel('Name English')).toHaveValue('Typed before');
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
  await tours.getByRole('button', { name: 'Discard changes' }).click();
  await noteBox(page).fill('');
  await api.remove(path);
});

test('a number is copied without the clipboard that a page by http has none of', async ({
  page,
}) => {
  await page.addInitScript(
    () => void delete (Navigator.prototype as { clipboard?: unknown }).clipboard,
  );
  const { api, path } = await openLead(page, 'In an office');
  const copy = dialog(page).getByRole('button', { name: 'Copy number' });
  await copy.click();
  await expect(page.getByText('Copied 01711-000000')).toBeVisible();
  await expect(copy).toBeFocused();
  await noteBox(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(noteBox(page)).toHaveValue('01711-000000');
  await noteBox(page).fill('');
  await api.remove(path);
});
