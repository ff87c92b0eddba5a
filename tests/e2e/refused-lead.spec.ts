import type { Page } from '@playwright/test';
import { answerWith, leadsOf, outbox, withoutLimit } from './leads.ts';
import { expect, test } from './test.ts';
import { expectAccessible, overflow } from './walk.ts';

const KEY = 'kheya_outbox';

/** A message stored by an older release, with a number that the server now refuses. */
const kept = (name: string, more: object = {}) => ({
  attempts: 1,
  since: Date.now(),
  notBefore: 0,
  announce: 'sent',
  lead: {
    client_id: crypto.randomUUID(),
    name,
    phone: '12',
    message: 'Two seats on the morning boat, please.',
    language: 'en',
    ...more,
  },
});

async function waits(page: Page, ...leads: object[]): Promise<void> {
  await page.goto('/about');
  await page.evaluate(([key, list]) => localStorage.setItem(key!, list!), [
    KEY,
    JSON.stringify(leads),
  ] as const);
}

const form = (page: Page) => page.locator('#contact-form');
const note = (page: Page) => page.locator('[data-refused]');
const toast = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not accepted' });

test.beforeEach(({ page, request }) => withoutLimit(page, request));

for (const width of [390, 1280])
  test(`a kept message that is refused later comes back with its fields and is mended, ${width} pixels wide`, async ({
    page,
    request,
  }) => {
    const name = `Nadia of the older page ${width}`;
    await page.setViewportSize({ width, height: 844 });
    await waits(page, kept(name, { subject: 'Tour enquiry: Sundarbans' }));
    await page.goto('/tours');
    await expect(toast(page)).toContainText('It is kept on this device.');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    // Repeated on the next page, for a visitor who missed it.
    await page.goto('/flights');
    await toast(page).getByRole('link', { name: 'Check it and send it again' }).click();
    await expect(page).toHaveURL(/\/contact#contact-form$/);
    await expect(form(page).getByLabel('Name')).toHaveValue(name);
    await expect(form(page).getByLabel('Phone')).toHaveValue('12');
    await expect(form(page).getByLabel('Message')).toHaveValue(/morning boat/);
    await expect(note(page)).toContainText('This message was not accepted.');
    await expect(note(page)).toBeInViewport();
    await expect(toast(page)).toHaveCount(0);
    await expectAccessible(page);
    await form(page).getByRole('button', { name: 'Send' }).click();
    await expect(form(page)).toContainText('Please write the whole number');
    await form(page).getByLabel('Phone').fill('01711-000000');
    await form(page).getByRole('button', { name: 'Send' }).click();
    await expect(form(page).locator('[data-outcome="sent"]')).toBeVisible();
    await expect(note(page)).toBeHidden();
    expect(await outbox(page)).toBeNull();
    expect(await leadsOf(request, name)).toMatchObject([
      { phone: '01711-000000', subject: 'Tour enquiry: Sundarbans' },
    ]);
  });

test('a mended message that waits for the network once more is no longer refused when it goes', async ({
  page,
  request,
  context,
}) => {
  const name = 'Nadia of the tunnel';
  await waits(page, kept(name, { subject: 'Tour enquiry: Sundarbans' }));
  await page.goto('/contact');
  await expect(note(page)).toBeVisible();
  await form(page).getByLabel('Phone').fill('01711-000000');
  await context.setOffline(true);
  await form(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('[data-kept]:visible')).toHaveCount(1);
  await context.setOffline(false);
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  await expect(note(page)).toBeHidden();
  expect(await leadsOf(request, name)).toMatchObject([{ subject: 'Tour enquiry: Sundarbans' }]);
});

test('a refused message is discarded where its visitor wants that, and the next one comes up', async ({
  page,
}) => {
  await waits(page, kept('Shirin of the older page'), kept('Rafiq of the older page'));
  await page.goto('/contact');
  await expect(form(page).getByLabel('Name')).toHaveValue('Shirin of the older page');
  await note(page).getByRole('button', { name: 'Discard it' }).click();
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  await page.reload();
  await expect(form(page).getByLabel('Name')).toHaveValue('Rafiq of the older page');
  await note(page).getByRole('button', { name: 'Discard it' }).click();
  expect(await outbox(page)).toBeNull();
  await page.reload();
  await expect(note(page)).toBeHidden();
});

test('a call-back that the visitor was promised and the server refuses is not lost', async ({
  page,
}) => {
  await page.goto('/');
  const refuse = await answerWith(page, (route) => route.fulfill({ status: 422, json: {} }));
  await page.locator('#home').getByRole('button', { name: 'Get a call back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Which number should we call?').fill('01733-888888');
  await dialog.getByRole('button', { name: 'Request a call back' }).click();
  await expect.poll(() => outbox(page)).toContain('"refused":true');
  await refuse();
  await page.goto('/bn');
  await expect(page.getByRole('alert')).toContainText('মেসেজটি নেওয়া যায়নি');
  await page.getByRole('link', { name: 'দেখে নিয়ে আবার পাঠান' }).click();
  await expect(page).toHaveURL(/\/bn\/contact#contact-form$/);
  await expect(form(page).locator('[name="phone"]')).toHaveValue('01733-888888');
  await expect(form(page).locator('[name="email"]')).toHaveValue('');
});
