import type { Locator, Page } from '@playwright/test';
import { leadsOf, outbox, withoutLimit } from './leads.ts';
import { extend, faultsOn, loadLater, translate } from './page-changers.ts';
import { expect, test } from './test.ts';

const ISLANDS = /\/_astro\/(ContactForm|EnquiryForm|QuickBookingForm|client)\./;
const PHONE = '01711-000000';

const FORMS = [
  { name: 'contact', path: '/contact', opener: null, said: 'Message Sent!' },
  {
    name: 'enquiry',
    path: '/tours/sundarbans-boat-journey',
    opener: 'aside [data-enquiry]',
    said: 'Message Sent!',
  },
  {
    name: 'quick-booking',
    path: '/',
    opener: '#home [commandfor="quick-booking"]',
    said: 'Success!',
  },
] as const;
type Form = (typeof FORMS)[number];

const CHANGES = [
  { what: 'translated', change: (page: Page) => translate(page, 'fr') },
  { what: 'extended', change: extend },
];

async function open(page: Page, { name, opener }: Form): Promise<Locator> {
  if (opener) await page.locator(opener).filter({ visible: true }).first().click();
  return page.locator(`#${name}-form`);
}

/** Opens it without its script, which comes once `arrive` is called. */
async function openChanged(page: Page, form: Form, change: (page: Page) => Promise<void>) {
  const faults = faultsOn(page);
  const arrive = await loadLater(page, ISLANDS);
  await page.goto(form.path);
  const fields = await open(page, form);
  await change(page);
  return { faults, arrive, fields };
}

const send = (form: Locator) => form.locator('[type="submit"]').click();

/** All but the telephone number. */
async function fill(form: Locator, who: string): Promise<void> {
  await form.locator('[name="name"]').fill(who);
  if ((await form.locator('[name="service"]').count()) === 0) return;
  await form.locator('[name="email"]').fill('changed@example.test');
  await form.locator('[name="service"]').selectOption('tour');
  await form.locator('[name="message"]').fill('How much is it?');
}

async function expectSent(page: Page, { said }: Form): Promise<void> {
  await expect(page.locator('.toast').first()).toContainText(said);
  await expect.poll(() => outbox(page)).toBeNull();
}

test.beforeEach(({ page, request }) => withoutLimit(page, request));

for (const form of FORMS)
  for (const { what, change } of CHANGES) {
    test(`the ${form.name} form ${what} before its script came keeps what is typed, and the focus`, async ({
      page,
      request,
    }) => {
      const who = `Kept ${form.name} ${what}`;
      const { faults, arrive, fields } = await openChanged(page, form, change);
      await fill(fields, who);
      await fields.locator('[name="phone"]').pressSequentially(PHONE);
      arrive();
      await expect(fields).toHaveAttribute('novalidate');
      await expect(fields.locator('[name="name"]')).toHaveValue(who);
      await expect(fields.locator('[name="phone"]')).toHaveValue(PHONE);
      await expect(fields.locator('[name="phone"]')).toBeFocused();
      await send(fields);
      await expectSent(page, form);
      expect(await leadsOf(request, who)).toMatchObject([{ phone: PHONE }]);
      expect(faults).toEqual([]);
    });

    test(`the ${form.name} form ${what} and sent before its script came is sent once`, async ({
      page,
      request,
    }) => {
      const who = `Pressed ${form.name} ${what}`;
      const { faults, arrive, fields } = await openChanged(page, form, change);
      await fill(fields, who);
      await fields.locator('[name="phone"]').fill(PHONE);
      await send(fields);
      arrive();
      await expectSent(page, form);
      expect(await leadsOf(request, who)).toHaveLength(1);
      expect(faults).toEqual([]);
    });
  }

for (const form of FORMS)
  test(`the ${form.name} form that is translated later on says its faults, and is sent`, async ({
    page,
    request,
  }) => {
    const who = `Later ${form.name}`;
    const faults = faultsOn(page);
    await page.goto(form.path);
    const fields = await open(page, form);
    await fields.locator('[name="name"]').focus();
    await expect(fields).toHaveAttribute('novalidate');
    await translate(page, 'fr');
    await extend(page);
    await fill(fields, who);
    await fields.locator('[name="phone"]').fill('12');
    await send(fields);
    await expect(fields.locator('.field-fault')).toHaveText(/^«.+»$/);
    await fields.locator('[name="phone"]').fill(PHONE);
    await expect(fields.locator('.field-fault')).toHaveCount(0);
    await send(fields);
    await expectSent(page, form);
    expect(await leadsOf(request, who)).toHaveLength(1);
    // A form that is opened again is a form again.
    if (form.opener) {
      await page.keyboard.press('Escape');
      await open(page, form);
      await expect(fields.locator('[name="phone"]')).toHaveValue('');
    }
    expect(faults).toEqual([]);
  });
