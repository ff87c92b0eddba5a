import type { Page } from '@playwright/test';
import { signInToApi, untilLive, type Staff } from './api.ts';
import { withoutLimit } from './leads.ts';
import { expect, test } from './test.ts';

const INFO = '/site-management/contact-info';
const week = { sunday: '10:00-18:00', monday: '10:00-18:00' };
/** A Sunday and the Friday before, in Dhaka. */
const OPEN = new Date('2026-11-29T12:00:00+06:00');
const CLOSED = new Date('2026-11-27T12:00:00+06:00');

const setHours = async (staff: Staff, opening_hours: object | null) => {
  const records = await staff.get<{ id: string; is_active: boolean }[]>(INFO);
  const { id } = records.find(({ is_active }) => is_active)!;
  await staff.change(`${INFO}/${id}`, { opening_hours });
  await untilLive(staff);
};

test.beforeEach(({ page, request }) => withoutLimit(page, request));

async function openDialog(page: Page, path: string, at: Date) {
  await page.clock.setFixedTime(at);
  await page.goto(path);
  await page.locator('#home [commandfor="quick-booking"]').click();
  return page.getByRole('dialog');
}

test('at a closed hour no call is promised within minutes, before it is asked for or after', async ({
  page,
  browser,
  request,
}) => {
  const staff = await signInToApi(request);
  await setHours(staff, { week });
  try {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto('/');
    await expect(plain.locator('#quick-booking-form')).toContainText(
      'In office hours we call back',
    );
    await plain.close();

    const open = await openDialog(page, '/', OPEN);
    await expect(open).toContainText('We call back within 10 minutes, usually within 2.');
    const closed = await openDialog(page, '/bn', CLOSED);
    await expect(closed).toContainText('এখন ডেস্কে কেউ নেই। ফিরেই আমরা আপনাকে ফোন করব।');
    await expect(closed).not.toContainText('মিনিট');

    const lead = {
      status: 201,
      json: { call_promise: 'আমরা আপনাকে রবিবার সকাল ১০টার পর ফোন করব।' },
    };
    await page.route('**/api/v1/contact-submissions', (route) => route.fulfill(lead));
    await closed.locator('[name="phone"]').fill('01711-000000');
    await closed.locator('[type="submit"]').click();
    await expect(closed.locator('.form-sent')).toContainText(lead.json.call_promise);
  } finally {
    await setHours(staff, null);
  }
});

test('a message that waited on the device says when somebody will call', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  const values = { name: 'Late', phone: '01711-000000', email: 'a@example.test', message: 'Late?' };
  for (const [name, value] of Object.entries(values))
    await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('[name="service"]').selectOption('visa');
  await expect(form).toHaveAttribute('novalidate');
  await page.context().setOffline(true);
  await form.locator('[type="submit"]').click();
  await expect(form.locator('[data-outcome="failed"]')).toBeVisible();
  const call_promise = 'We will call you on Sunday from 10:00.';
  await page.route('**/api/v1/contact-submissions', (route) =>
    route.fulfill({ status: 201, json: { call_promise } }),
  );
  await page.context().setOffline(false);
  await expect(form.locator('[data-outcome="sent"]')).toContainText(call_promise);
  await expect(page.locator('.toast')).toContainText([call_promise]);
});
