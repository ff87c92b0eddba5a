import type { Page } from '@playwright/test';
import { answerWith, leadsOf, withoutLimit } from './leads.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ page, request }) => withoutLimit(page, request));

async function fillContact(page: Page, name: string): Promise<void> {
  const form = page.locator('#contact-form');
  await form.locator('[name="name"]').fill(name);
  await form.locator('[name="phone"]').fill('০১৭১১০০০০০০');
  await form.locator('[name="email"]').fill('plain@example.test');
  await form.locator('[name="service"]').selectOption('flight');
  await form.locator('[name="message"]').fill('A question');
}

test('the contact form is a form', async ({ page, request }) => {
  await page.goto('/bn');
  await page.locator('#contact-form button').click();
  await expect(page).toHaveURL(/\/bn$/);
  // A browser says it beside its own words, where a number is wrong.
  await expect(page.locator('#contact-form [name="phone"]')).toHaveAttribute('title', /১১ সংখ্যার/);
  await fillContact(page, 'Plain Karim');
  await page.locator('#contact-form button').click();
  await expect(page).toHaveURL(/\/bn\/thank-you$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('মেসেজ পাঠানো হয়েছে!');
  expect(await leadsOf(request, 'Plain Karim')).toMatchObject([
    { subject: 'ফ্লাইট বুকিং', service: 'flight', language: 'bn', page: '/bn', phone: '01711000000' },
  ]);
});

test('the enquiry dialog opens and asks for the tour of its page', async ({ page, request }) => {
  await page.goto('/tours');
  await page.getByRole('link', { name: /^Book Tour: Sundarbans/ }).click();
  await expect(page).toHaveURL(/\/tours\/sundarbans-boat-journey#enquiry$/);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Plain Farida');
  await dialog.getByLabel('Phone').fill('01744000000');
  await dialog.getByLabel('Travellers').fill('2');
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('main')).toContainText("We'll get back to you within 24 hours.");
  const subject = 'Tour enquiry: Sundarbans boat journey from Khulna';
  expect(await leadsOf(request, 'Plain Farida')).toMatchObject([
    { item_id: 'sundarbans-boat-journey', subject, message: `Travellers: 2\n\n${subject}` },
  ]);
});

test('the callback dialog opens, sends and closes', async ({ page, request }) => {
  await page.goto('/');
  await page.locator('[commandfor="quick-booking"][command="show-modal"]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.locator('[commandfor="quick-booking"][command="show-modal"]').click();
  await dialog.getByLabel('Which number should we call?').fill('01788-000000');
  await dialog.getByRole('button', { name: 'Request a call back' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  const kept = await leadsOf(request, 'Quick Booking');
  expect(kept.filter(({ phone }) => phone === '01788-000000')).toMatchObject([
    { name: 'Quick Booking', email: 'quickbooking@kheya.test' },
  ]);
});

test('a form that is refused leads to what to do, and back to what was typed', async ({ page }) => {
  await page.goto('/');
  // A browser counts each of these letters once, the API as the two that it keeps.
  await fillContact(page, '\u09df'.repeat(61));
  await page.locator('#contact-form button').click();
  await expect(page).toHaveURL(/\/not-sent#check$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Failed to send message. Please try again.',
  );
  await expect(page.getByText('Something in the form is not right yet')).toBeVisible();
  await expect(page.getByText('Please wait a minute first')).toBeHidden();
  await page.goBack();
  await expect(page.locator('#contact-form [name="message"]')).toHaveValue('A question');
});

test('a machine that fills every field is thanked, and known', async ({ page, request }) => {
  await page.goto('/');
  await fillContact(page, 'Plain machine');
  await page
    .locator('input[name="website"][form="contact-form"]')
    .fill('https://spam.example', { force: true });
  const seen: string[] = [];
  await answerWith(page, async (route) => {
    seen.push(route.request().postData() ?? '');
    await route.fallback();
  });
  await page.locator('#contact-form button').click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(seen.join()).toContain('website=https');
  expect(await leadsOf(request, 'Plain machine')).toMatchObject([{ is_spam: true }]);
});
