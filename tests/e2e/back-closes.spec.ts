import type { Page } from '@playwright/test';
import { openModule } from './catalogue.ts';
import { enter } from './cms.ts';
import { photo } from './photo.ts';
import { expect, test } from './test.ts';
import { call } from './walk.ts';

const BALI = 'Bali: Ubud and the south coast';
const question = (page: Page) => page.getByRole('alertdialog');
const form = (page: Page) => page.getByRole('form', { name: 'Tour Package' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

const stateOf = (page: Page) =>
  page.evaluate(() => (history.state as { window?: true } | null)?.window);

/** A window has its own step a moment after it is shown: sooner than people press Back. */
const untilStepThere = (page: Page) => expect.poll(() => stateOf(page)).toBe(true);

/** A window that is answered takes its own step back, a moment after it has gone. */
const untilStepTaken = (page: Page) => expect.poll(() => stateOf(page)).toBeUndefined();

/** Opens a list by a link, from the dashboard: one step back leads there. */
async function openFromDashboard(page: Page, module: string, title: string): Promise<void> {
  await enter(page);
  await openModule(page, 'dashboard', 'Dashboard');
  await page.getByRole('link', { name: module }).first().click();
  await expect(heading(page, title)).toBeVisible();
}

test('Back closes a question over a list, and leaves the list by the next step', async ({
  page,
}) => {
  await openFromDashboard(page, 'Tour Packages', 'Tour Packages');
  const ask = page.getByRole('button', { name: `Delete ${BALI}` });
  await ask.click();
  await expect(question(page)).toContainText('Delete this tour package?');
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(heading(page, 'Tour Packages')).toBeVisible();
  await ask.click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('searchbox').fill('bali');
  await expect(page).toHaveURL(/\/cms\/tours\?q=bali$/);
  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('a list that is loaded anew with its question open keeps its search in the address', async ({
  page,
}) => {
  await openFromDashboard(page, 'Tour Packages', 'Tour Packages');
  await page.getByRole('button', { name: `Delete ${BALI}` }).click();
  await expect(question(page)).toBeVisible();
  await page.reload();
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('searchbox').fill('bali');
  await expect(page).toHaveURL(/\/cms\/tours\?q=bali$/);
});

test('Back closes the history and the question in a form, and the form stays', async ({ page }) => {
  await openFromDashboard(page, 'Tour Packages', 'Tour Packages');
  await page.getByRole('button', { name: `Edit ${BALI}` }).click();
  await form(page).getByRole('button', { name: 'History' }).click();
  await expect(question(page)).toContainText('History of this tour package');
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(form(page)).toBeVisible();

  await form(page).getByLabel('Duration').fill('9');
  for (const step of ['first', 'second']) {
    await page.goBack();
    await expect(question(page), step).toContainText('Close without saving?');
    await page.goBack();
    await expect(question(page), step).toHaveCount(0);
    await expect(form(page).getByLabel('Duration'), step).toHaveValue('9');
  }
  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/cms\/tours$/);
  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('a question that is answered, or whose list goes away, leaves no step to take back', async ({
  page,
}) => {
  await page.request.post('/api/v1/contact-submissions', {
    data: { name: 'Asked Twice', message: 'Please call' },
  });
  await openFromDashboard(page, 'Contact Forms', 'Contact Submissions');
  await page.getByRole('button', { name: 'Show as board' }).click();
  const stage = page.getByLabel('Stage of Asked Twice');
  await stage.selectOption('Lost');
  await expect(question(page)).toContainText('Why is it lost?');
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(stage).toBeVisible();
  await stage.selectOption('Lost');
  await question(page).getByLabel('Reason').selectOption('The dates do not fit');
  await question(page).getByRole('button', { name: 'Move to Lost' }).click();
  await expect(question(page)).toHaveCount(0);
  await untilStepTaken(page);
  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await page.getByRole('link', { name: 'Tour Packages' }).first().click();
  await page.getByRole('button', { name: `Delete ${BALI}` }).click();
  await expect(question(page)).toBeVisible();
  await page.route('**/api/v1/tour-packages/**', (route) =>
    route.fulfill({ status: 401, json: { detail: 'The session has ended' } }),
  );
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await untilStepTaken(page);
});

test('a question that follows another is not closed by its end', async ({ page }) => {
  await enter(page);
  await openModule(page, 'media', 'Media Library');
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ferry.png', mimeType: 'image/png', buffer: await photo(62) });
  const card = pictures.first();
  await expect(card).toContainText('ferry.png');
  const [upload] = await call<{ url: string; file: string }[]>(page, 'GET', '/uploads?limit=1');
  const tour = '/tour-packages/sundarbans-boat-journey';
  const { cover_photo } = await call<{ cover_photo: string | null }>(page, 'GET', tour);
  await call(page, 'PUT', tour, { cover_photo: upload!.url });
  await card.getByRole('button', { name: 'Delete ferry.png' }).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(question(page)).toContainText('Take it out of these first');
  // Longer than a step back takes.
  await page.waitForTimeout(300);
  await expect(question(page)).toContainText('Take it out of these first');
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(heading(page, 'Media Library')).toBeVisible();
  await call(page, 'PUT', tour, { cover_photo });
  await call(page, 'DELETE', `/uploads/${upload!.file}`);
});

test('Back closes a drawer of a phone, and what it leads to leaves no step behind', async ({
  page,
}) => {
  await openFromDashboard(page, 'Contact Forms', 'Contact Submissions');
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [button, drawer] of [
    ['Content', 'Content'],
    ['More', 'All modules'],
  ] as const) {
    await bar.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: drawer })).toBeVisible();
    await untilStepThere(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page, 'Contact Submissions')).toBeVisible();
    await untilStepTaken(page);
  }
  await bar.getByRole('button', { name: 'Content' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Tour Packages' }).click();
  await expect(heading(page, 'Tour Packages')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, 'Contact Submissions')).toBeVisible();

  // The window that takes its place is closed by the next step alone.
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('New Password')).toBeVisible();
  // Longer than a step back takes.
  await page.waitForTimeout(300);
  await expect(page.getByLabel('New Password')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await untilStepTaken(page);
  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('Back closes the palette, and leads from what it found to where it was opened', async ({
  page,
}) => {
  await openFromDashboard(page, 'Tour Packages', 'Tour Packages');
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  const find = async (words: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible();
    await page.getByRole('combobox', { name: /^Find a record/ }).fill(words);
    await expect(page.getByRole('option').first()).toBeVisible();
  };
  await find('Bali');
  await page.goBack();
  await expect(palette).toHaveCount(0);
  await expect(heading(page, 'Tour Packages')).toBeVisible();
  await untilStepTaken(page);

  await find(BALI);
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  await page.waitForTimeout(300);
  await expect(form(page)).toBeVisible();
  await page.goBack();
  await expect(form(page)).toHaveCount(0);
  await expect(heading(page, 'Tour Packages')).toBeVisible();
  await untilStepTaken(page);

  await find('Blog Posts');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Blog Management')).toBeVisible();
  await expect(palette).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, 'Tour Packages')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeVisible();
});
