import type { Page, Route } from '@playwright/test';
import { signInToApi } from './api.ts';
import { openModule, told } from './catalogue.ts';
import { enter, signIn } from './cms.ts';
import { expect, test } from './test.ts';
import { call, says, toast } from './walk.ts';

/** Holds the writes to this address back until the result is called. */
async function answerLater(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route: Route) => {
    if (route.request().method() !== 'GET') await released;
    await route.fallback();
  });
  return release;
}

test('two tabs that change one record each keep what was typed in them', async ({ page }) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const tour = { name: 'In two tabs', destinations: 'Bhola', price: 5000, duration: '1' };
  const { id } = await api.create('/tour-packages', tour);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/cms/tours/${id}`);
    await expect(tab.getByRole('form', { name: 'Tour Package' })).toBeVisible();
  }
  const price = (tab: Page) => tab.getByLabel('Price (৳)');
  await price(page).fill('5500');
  await expect(page.getByText('Unsaved changes kept on this device')).toBeVisible();
  await other.getByLabel('Duration').fill('2');
  await expect(other.getByText('Unsaved changes kept on this device')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const offer = page.getByRole('status').filter({ hasText: 'was not saved' });
  await expect(offer.first()).toBeVisible();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await told(other, 'Success', 'Tour package updated successfully');
  await page.reload();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Bring back what is chosen' }).click();
  await expect(price(page)).toHaveValue('5500');
  await expect(page.getByLabel('Duration')).toHaveValue('2');
  await api.remove(`/tour-packages/${id}`);
});

test('of two tabs that each write a new record, one that is saved leaves the other its own', async ({
  page,
}) => {
  await enter(page);
  const form = (tab: Page) => tab.getByRole('form', { name: 'Reply Template' });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await openModule(tab, 'reply-templates', 'Reply Templates');
    await tab.getByRole('button', { name: 'Add Reply Template' }).first().click();
    await expect(form(tab)).toBeVisible();
  }
  await form(page).getByLabel('Name').fill('Kept in a tab');
  await form(other).getByLabel('Name').fill('Saved in another');
  await form(other).getByLabel('Text English').fill('Hello');
  await form(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Close, keep on this device' }).click();
  await form(other).getByRole('button', { name: 'Save', exact: true }).click();
  await told(other, 'Success', 'Created successfully');
  await page.getByRole('button', { name: 'Add Reply Template' }).first().click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(form(page).getByLabel('Name')).toHaveValue('Kept in a tab');
  await expect(form(page).getByLabel('Text English')).toHaveValue('');
});

test('a tab that was offered what another is writing leaves it to that one', async ({ page }) => {
  await enter(page);
  const form = (tab: Page) => tab.getByRole('form', { name: 'Reply Template' });
  const open = async (tab: Page) => {
    await openModule(tab, 'reply-templates', 'Reply Templates');
    await tab.getByRole('button', { name: 'Add Reply Template' }).first().click();
  };
  await open(page);
  await form(page).getByLabel('Name').fill('Written first');
  const late = await page.context().newPage();
  await open(late);
  await expect(late.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  await form(late).getByLabel('Name').fill('Written in the late tab');
  await form(late).getByLabel('Text English').fill('Hello');
  await form(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Close, keep on this device' }).click();
  await form(late).getByRole('button', { name: 'Save', exact: true }).click();
  await told(late, 'Success', 'Created successfully');
  await page.getByRole('button', { name: 'Add Reply Template' }).first().click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(form(page).getByLabel('Name')).toHaveValue('Written first');
});

test('a form that is closed keeps what is typed in it, though another tab discarded its draft', async ({
  page,
}) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const template = { name: 'Kept after all', channel: 'call', body: 'Hello' };
  const { id } = await api.create('/reply-templates', template);
  const form = (tab: Page) => tab.getByRole('form', { name: 'Reply Template' });
  await page.goto(`/cms/reply-templates/${id}`);
  await form(page).getByLabel('Text English').fill('Hello again');
  const other = await page.context().newPage();
  await other.goto(`/cms/reply-templates/${id}`);
  await form(other).getByRole('button', { name: 'Discard' }).click();
  await form(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Close, keep on this device' }).click();
  await page.getByRole('button', { name: 'Edit Kept after all' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(form(page).getByLabel('Text English')).toHaveValue('Hello again');
  await api.remove(`/reply-templates/${id}`);
});

test('a next step takes no word that its save would drop, and is saved once', async ({ page }) => {
  await enter(page);
  const lead = { name: 'Slowly saved', message: 'Hello' };
  const { id } = await call<{ id: string }>(page, 'POST', '/contact-submissions', lead);
  await page.goto(`/cms/contacts/${id}`);
  const detail = page.getByRole('dialog', { name: 'Contact Submission' });
  await expect(detail.getByText('Opened')).toBeVisible();
  const step = detail.getByRole('textbox', { name: 'Next step' });
  const go = await answerLater(page, `**/api/v1/contact-submissions/${id}`);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent++;
  });
  await step.fill('Call again');
  await step.press('Enter');
  await page.keyboard.type(' tomorrow');
  await page.keyboard.press('Enter');
  go();
  await expect(toast(page, 'Next step saved')).toBeVisible();
  await expect(step).toHaveValue('Call again');
  expect(sent).toBe(1);
  await page.keyboard.type(' tomorrow');
  await expect(step).toHaveValue('Call again tomorrow');

  // A colleague saves a step while another is typed: it stays, beside theirs.
  await call(page, 'PUT', `/contact-submissions/${id}`, { next_step: 'Send the visa list' });
  await expect(detail.getByText('Stored now: Send the visa list')).toBeVisible();
  await expect(step).toHaveValue('Call again tomorrow');
  await step.fill('');
  await page.keyboard.type('Send the visa list');
  await expect(detail.getByText(/Stored now/)).toHaveCount(0);

  // Half a moment is none: it is said, and not saved.
  await detail.getByLabel('When (Dhaka)').focus();
  await page.keyboard.type('0105');
  await detail.getByLabel('Note', { exact: true }).focus();
  await expect(detail.getByText(/^Not a whole date/)).toBeVisible();
  await detail.getByLabel('When (Dhaka)').fill('2026-01-05T10:30');
  await expect(detail.getByText(/^Not a whole date/)).toHaveCount(0);
  await expect(detail.getByText('5 January 2026 at 10:30')).toBeVisible();
  await detail.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Next step saved');
});

test('records that are selected while others are changed stay selected', async ({ page }) => {
  await enter(page);
  await openModule(page, 'visa', 'Visa Services');
  const boxes = page.getByRole('checkbox');
  const bar = page.getByRole('region', { name: 'Selected' });
  const go = await answerLater(page, '**/api/v1/visa-services/*');
  await boxes.nth(0).click();
  await bar.getByRole('button', { name: 'Hide' }).click();
  await boxes.nth(1).click();
  go();
  await expect(toast(page, '1 visa service hidden')).toBeVisible();
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(bar).toContainText('1 selected');
  await page.getByRole('button', { name: 'Undo' }).click();
  await says(page, '1 visa service published');
});

test('a short form takes no words while it is being saved, and goes on where it was refused', async ({
  page,
}) => {
  await signIn(page);
  await openModule(page, 'media', 'Media Library');
  await page
    .getByRole('button', { name: /^Describe / })
    .first()
    .click();
  const english = page.getByRole('form', { name: 'What the picture shows' }).getByLabel('English');
  await page.route('**/api/v1/uploads/*', async (route) => {
    await released;
    await route.fulfill({ status: 503, json: { detail: 'The database is busy; try again' } });
  });
  const { promise: released, resolve: go } = Promise.withResolvers<void>();
  await english.fill('A boat');
  await english.press('Enter');
  await page.keyboard.type(' at dawn');
  await expect(english).toHaveValue('A boat');
  go();
  await expect(toast(page, 'The database is busy; try again')).toBeVisible();
  await page.keyboard.type(' at dawn');
  await expect(english).toHaveValue('A boat at dawn');
});

test('a translation takes no words while it is being saved, and goes on where it was refused', async ({
  page,
}) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const tour = { name: 'Slow to translate', destinations: 'Bhola', price: 5000, duration: '1' };
  const { id } = await api.create('/tour-packages', { ...tour, destinations_bn: 'ভোলা' });
  await page.goto('/cms/translations?q=slow%20to');
  const box = page.getByRole('region', { name: 'Text to translate' }).getByLabel('বাংলা');
  const { promise: released, resolve: go } = Promise.withResolvers<void>();
  await page.route(`**/api/v1/tour-packages/${id}`, async (route) => {
    await released;
    await route.fulfill({ status: 503, json: { detail: 'The database is busy; try again' } });
  });
  await box.fill('ধীর');
  await box.press('Control+Enter');
  await page.keyboard.type(' ভ্রমণ');
  await expect(box).toHaveValue('ধীর');
  go();
  await expect(toast(page, 'The database is busy; try again')).toBeVisible();
  await expect(box).toBeFocused();
  await page.keyboard.type(' ভ্রমণ');
  await expect(box).toHaveValue('ধীর ভ্রমণ');
  await page.unrouteAll({ behavior: 'wait' });
  await box.press('Control+Enter');
  await says(page, 'Saved');
  expect(await api.get(`/tour-packages/${id}`)).toMatchObject({ name_bn: 'ধীর ভ্রমণ' });
  await api.remove(`/tour-packages/${id}`);
});
