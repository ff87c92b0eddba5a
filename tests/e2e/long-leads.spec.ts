import type { Locator, Page } from '@playwright/test';
import { leadsOf, outbox, withoutLimit } from './leads.ts';
import { expect, test } from './test.ts';

/** Pasted as a browser does it, which cuts a text beyond a `maxlength`. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.focus();
  await page.keyboard.insertText(text);
}

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutLimit(page, request);
});

test('a pasted message that is too long stays whole, is refused in words, and goes once it fits', async ({
  page,
  request,
}) => {
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await form.getByLabel('Name').fill('Writer of long letters');
  await form.getByLabel('Phone').fill('01711-000000');
  await form.getByLabel('E-mail').fill('visitor@example.test');
  await form.getByLabel('Service').selectOption('tour');
  await expect(form).toHaveAttribute('novalidate');
  const message = form.getByLabel('Message');
  const long = `${'ঢ'.repeat(4_900)} the end`;
  await paste(page, message, long);
  await form.getByRole('button').click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(
    'This has 4,908 characters, and 4,800 fit. Please shorten it.',
  );
  await expect(message).toHaveValue(long);
  expect(await outbox(page)).toBeNull();

  // Twice as long in UTF-16, by which browsers count.
  const fits = '🛳'.repeat(4_800);
  await paste(page, message, fits);
  await expect(message).not.toHaveAttribute('aria-invalid');
  await form.getByRole('button').click();
  await expect(page.locator('.toast')).toContainText('Message Sent!');
  expect(await leadsOf(request, 'Writer of long letters')).toMatchObject([{ message: fits }]);
});

test('the same in Bengali, where no script of the form has come', async ({ page }) => {
  await page.route(/\/_astro\/(EnquiryForm|client)\./, (route) => route.abort());
  await page.goto('/bn/tours/sundarbans-boat-journey');
  await page.locator('[data-enquiry]').filter({ visible: true }).first().click();
  const form = page.locator('#enquiry-form');
  await form.getByLabel('নাম').fill('লম্বা চিঠি');
  await form.getByLabel('ফোন নম্বর').fill('০১৭১১০০০০০০');
  const message = form.locator('[name="message"]');
  const long = 'কত খরচ? '.repeat(700);
  await paste(page, message, long);
  await form.locator('[type="submit"]').click();
  const said = message.evaluate((field: HTMLTextAreaElement) => field.validationMessage);
  expect(await said).toBe('এখানে ৫,৬০০ অক্ষর লেখা হয়েছে, জায়গা আছে ৪,৮০০ অক্ষরের। একটু ছোট করে লিখুন।');
  await expect(message).toHaveValue(long);
  expect(await outbox(page)).toBeNull();
});

test('a name that is too long is no call back that nobody gets', async ({ page, request }) => {
  await page.goto('/');
  await page.locator('#home [commandfor="quick-booking"]').click();
  const form = page.locator('#quick-booking-form');
  await expect(form).toHaveAttribute('novalidate');
  await form.locator('[name="phone"]').fill('01711-000000');
  const name = form.locator('[name="name"]');
  await paste(page, name, `Caller ${'x'.repeat(120)}`);
  await form.locator('[type="submit"]').click();
  await expect(name).toHaveAccessibleDescription(
    'This has 127 characters, and 120 fit. Please shorten it.',
  );
  await paste(page, name, 'Caller of few words');
  await form.locator('[type="submit"]').click();
  await expect(page.locator('.toast')).toContainText("We'll call you within 2 minutes!");
  await expect.poll(async () => (await leadsOf(request, 'Caller of few words')).length).toBe(1);
});
