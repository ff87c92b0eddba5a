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

/** The question of the browser at a reload, which is answered with no. */
async function askedAtReload(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const question = await asked;
  await question.dismiss();
  return question.type();
}

test('what a device without room has no place for is not lost unasked, and not said to be kept', async ({
  page,
}) => {
  const { api, path } = await openLead(page, 'On a full device');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  });
  await noteBox(page).fill('Pays in two parts');
  expect(await askedAtReload(page)).toBe('beforeunload');
  await expect(noteBox(page)).toHaveValue('Pays in two parts');

  await page.route(`**${path}/events`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await dialog(page).getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('This device cannot keep it', { exact: true })).toBeVisible();
  await expect(page.getByText('if this page stays open until then')).toBeVisible();
  await page.screenshot({ path: 'test-results/full-device-note.png' });
  expect(await askedAtReload(page)).toBe('beforeunload');
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const noted = dialog(page).getByRole('listitem').filter({ hasText: 'two parts' });
  await expect(noted).toBeVisible();
  await page.reload();
  await expect(noted).toBeVisible();
  await api.remove(path);
});

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
