import type { Page } from '@playwright/test';
import { answerWith, leadsOf, outbox, withoutLimit } from './leads.ts';
import { faultsSeenByAxe } from './page-checks.ts';
import { expect, test } from './test.ts';

const TOUR = '/tours/sundarbans-boat-journey';
const toast = (page: Page) => page.locator('.toast');

test.beforeEach(({ page, request }) => withoutLimit(page, request));

test('a call back takes one number, and success is shown whatever the server says', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await page.goto('/');
  const opener = page.locator('#home').getByRole('button', { name: 'Get a call back' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('We call back within 10 minutes, usually within 2.');
  await expect(dialog).toContainText('9:00 AM to 8:00 PM');
  const number = dialog.getByLabel('Which number should we call?');
  await expect(number).toBeFocused();
  const submit = dialog.getByRole('button', { name: 'Request a call back' });
  await expect(submit).toBeDisabled();
  await number.fill('   ');
  await expect(submit).toBeDisabled();
  await number.fill('call me');
  await submit.click();
  await expect(number).toHaveAccessibleDescription(/11 digits, like 01711-000000/);
  await expect(number).toBeFocused();

  await number.fill('01733-999999');
  const broken = await answerWith(page, (route) => route.fulfill({ status: 500, json: {} }));
  // With the page's clock at rest: half a second is too short to be looked at.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await submit.click();
  await expect(dialog.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  await page.clock.runFor(499);
  await expect(dialog.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toBeFocused();
  await expect(toast(page)).toHaveText("Success! We'll call you within 2 minutes!");
  await expect(dialog.getByRole('link', { name: 'Continue on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/880\d{10}\?text=/,
  );
  await expect.poll(() => outbox(page)).toContain('01733-999999');
  await broken();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(number).toHaveValue('');
  await expect(number).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'Success!' })).toHaveCount(0);
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();

  await page.goto('/tours');
  await expect.poll(() => outbox(page), { timeout: 15_000 }).toBeNull();
  const kept = await leadsOf(request, 'Quick Booking');
  expect(kept.filter(({ phone }) => phone === '01733-999999')).toMatchObject([
    {
      name: 'Quick Booking',
      email: 'quickbooking@kheya.test',
      subject: 'Quick Booking: Travel Consultation',
      message: 'Please call me back.',
      page: '/',
    },
  ]);
});

test('an enquiry names the tour, holds the focus, and says what the agency needs', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(TOUR);
  const apply = page.locator('[data-enquiry]:not([data-departure]):visible').first();
  await apply.click();
  const dialog = page.getByRole('dialog', {
    name: 'Tour enquiry: Sundarbans boat journey from Khulna',
  });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
    expect(where).toBe(true);
  }
  await dialog.getByLabel('Name').fill('Farida of the dialog');
  await dialog.getByLabel('Phone').fill('01744-000000');
  await dialog.getByLabel('Travel date').fill('2021-01-05');
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(dialog.getByText('Please choose today or a later date.')).toBeVisible();
  await dialog.getByLabel('Travel date').fill('2031-01-05');
  await dialog.getByLabel('Travellers').fill('৩');
  const broken = await answerWith(page, (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(toast(page)).toContainText('Failed to send message. Please try again.');
  await expect(dialog.getByLabel('Name')).toHaveValue('Farida of the dialog');
  await broken();
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(dialog.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
  await expect(dialog).toContainText("We'll get back to you within 24 hours.");
  await expect(dialog.getByRole('link', { name: 'Continue on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/880\d{10}\?text=.*Sundarbans/,
  );
  await expect(toast(page)).toHaveText("Message Sent! We'll get back to you within 24 hours.");
  await expect(dialog.getByText('Leave your number')).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(apply).toBeFocused();
  const subject = 'Tour enquiry: Sundarbans boat journey from Khulna';
  expect(await leadsOf(request, 'Farida of the dialog')).toMatchObject([
    {
      service: 'tour',
      item_id: 'sundarbans-boat-journey',
      subject,
      page: TOUR,
      email: null,
      message: `Travel date: 2031-01-05\nTravellers: ৩\n\n${subject}`,
    },
  ]);
});

test('on a list, each card’s button asks for its own tour', async ({ page }) => {
  await page.goto('/tours');
  const buttons = page.getByRole('link', { name: /^Book Tour: / });
  const dialog = page.getByRole('dialog');
  for (const button of [buttons.nth(0), buttons.nth(1)]) {
    const item = await button.getAttribute('data-item');
    const subject = await button.getAttribute('data-subject');
    await button.click();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(subject!);
    await dialog.getByLabel('Name').fill('Somebody');
    await dialog.getByLabel('Phone').fill('01755-000000');
    const sent = page.waitForRequest('**/api/v1/contact-submissions');
    const answered = await answerWith(page, (route) => route.fulfill({ status: 201, json: {} }));
    await dialog.getByRole('button', { name: 'Send enquiry' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ item_id: item, subject, message: subject });
    await expect(dialog.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    await answered();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
  await page.goto(`${TOUR}#enquiry`);
  await expect(page.getByRole('dialog')).toContainText('Sundarbans');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
});

test('without a network each card’s enquiry waits by itself, and all go when it is back', async ({
  page,
  request,
  context,
}) => {
  await withoutLimit(page, request);
  await page.goto('/tours', { waitUntil: 'networkidle' });
  const name = 'Salma of two tours';
  const dialog = page.getByRole('dialog');
  for (const n of [0, 1]) {
    await page
      .getByRole('link', { name: /^Book Tour: / })
      .nth(n)
      .click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Phone').fill('01755-000000');
    await expect(dialog.locator('form.lead-form')).toHaveAttribute('novalidate');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(dialog.locator('[data-outcome="failed"]')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await context.setOffline(false);
  await expect.poll(() => outbox(page)).toBeNull();
  expect(await leadsOf(request, name)).toHaveLength(2);
});

test('on the home page, Book Tour leads to the contact details', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Book Tour: / })
    .first()
    .click();
  await expect(page.locator('#contact-form')).toBeInViewport();
});

test('a browser that knows neither commands nor light dismissal opens and closes all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    for (const own of ['command', 'cancel'])
      document.addEventListener(own, (event) => event.preventDefault(), true);
  });
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Get a call back' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/tours#top');
  await page.goto('/#quick-booking');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('heading', { level: 2 }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
});

for (const width of [390, 1280])
  test(`a form that asks for what it lacks has nothing that axe finds fault with, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/bn']) {
      await page.goto(path);
      await page.locator('#contact-form textarea').focus();
      await expect(page.locator('#contact-form')).toHaveAttribute('novalidate');
      await page.locator('#contact-form button').click();
      await expect(page.locator('#contact-form [aria-invalid]')).toHaveCount(5);
      expect(await faultsSeenByAxe(page)).toEqual([]);
    }
  });
