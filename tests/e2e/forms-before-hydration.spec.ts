import { localPath } from '#model/routes/paths.ts';
import { LOCALES, type Locale } from '#model/kit/locales.ts';
import type { Locator, Page } from '@playwright/test';
import { answerLater, answerWith, leadsOf, outbox, withoutLimit } from './leads.ts';
import { expect, test } from './test.ts';

/** Scripts of form islands, React included. */
const ISLANDS = /\/_astro\/(ContactForm|EnquiryForm|QuickBookingForm|client)\./;

const KEPT = {
  en: 'What you wrote is kept on this device. It goes by itself once you are online with this site open.',
  bn: 'আপনার লেখা এই ডিভাইসে রাখা আছে। ইন্টারনেট এলে, এই সাইট খোলা থাকলেই, নিজে থেকে চলে যাবে।',
};
const MISSING_PHONE = {
  en: 'Please write your phone number.',
  bn: 'আপনার ফোন নম্বর লিখুন।',
};
const EDITED = {
  en: 'What you wrote before you pressed the button was sent. To send what you changed since, press it again.',
  bn: 'বোতাম চাপার সময় যা লেখা ছিল, তা পাঠানো হয়েছে। এরপর যা বদলেছেন, তা পাঠাতে আবার বোতাম চাপুন।',
};
const SENT = { en: 'Message Sent!', bn: 'মেসেজ পাঠানো হয়েছে!' };
const CALL = { en: "We'll call you within 2 minutes!", bn: '২ মিনিটের মধ্যেই' };

const FORMS = [
  { name: 'contact', path: '/contact', form: '#contact-form', opener: null, success: SENT },
  {
    name: 'enquiry',
    path: '/tours/sundarbans-boat-journey',
    form: '#enquiry-form',
    opener: '[data-enquiry]',
    success: SENT,
  },
  {
    name: 'quick booking',
    path: '/',
    form: '#quick-booking-form',
    opener: '#home [commandfor="quick-booking"]',
    success: CALL,
  },
] as const;
type Form = (typeof FORMS)[number];

const toast = (page: Page) => page.locator('.toast');
const send = (form: Locator) => form.locator('[type="submit"]').click();

async function open(page: Page, { path, form, opener }: Form, locale: Locale): Promise<Locator> {
  await page.goto(localPath(locale, path));
  if (opener) await page.locator(opener).filter({ visible: true }).first().click();
  return page.locator(form);
}

async function fill(form: Locator, name: string): Promise<void> {
  await form.locator('[name="name"]').fill(name);
  await form.locator('[name="phone"]').fill('০১৭১১০০০০০০');
  if ((await form.locator('[name="service"]').count()) === 0) return;
  await form.locator('[name="email"]').fill('unhydrated@example.test');
  await form.locator('[name="service"]').selectOption('tour');
  await form.locator('[name="message"]').fill('কত খরচ?');
}

/** Holds the scripts of the islands back until the result is called. */
async function loadLater(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(ISLANDS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutLimit(page, request);
});

for (const each of FORMS)
  for (const locale of LOCALES) {
    const who = `Asleep ${each.name} ${locale}`;

    test(`a ${each.name} form (${locale}) whose script never came keeps a lead without a network, says so and sends it later`, async ({
      page,
      request,
      context,
    }) => {
      await page.route(ISLANDS, (route) => route.abort());
      const form = await open(page, each, locale);
      await context.setOffline(true);
      await fill(form, who);
      await send(form);
      await expect(toast(page)).toContainText(KEPT[locale]);
      await expect(page.locator('[data-kept]:visible')).toHaveText(KEPT[locale]);
      expect(await outbox(page)).toContain(who);
      // Repeated presses send one lead.
      await send(form);
      await expect(toast(page)).toHaveCount(2);

      await context.setOffline(false);
      await expect.poll(() => outbox(page)).toBeNull();
      await expect(toast(page).last()).toContainText(each.success[locale]);
      await expect(form.locator('[name="name"]')).toHaveValue('');
      await expect(page.locator('[data-kept]:visible')).toHaveCount(0);
      expect(await leadsOf(request, who)).toMatchObject([{ language: locale }]);
    });

    test(`a ${each.name} form (${locale}) whose script fails is sent by the page`, async ({
      page,
      request,
    }) => {
      await page.route(ISLANDS, (route) => route.fulfill({ status: 503, body: 'busy' }));
      const form = await open(page, each, locale);
      await fill(form, `${who} failing`);
      await form.locator('[name="phone"]').fill('');
      await send(form);
      await expect
        .poll(() =>
          form
            .locator('[name="phone"]')
            .evaluate((field: HTMLInputElement) => field.validationMessage),
        )
        .toBe(MISSING_PHONE[locale]);
      await form.locator('[name="phone"]').fill('01711-000000');
      await send(form);
      await expect(toast(page)).toContainText(each.success[locale]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await leadsOf(request, `${who} failing`)).toHaveLength(1);
      expect(await outbox(page)).toBeNull();
    });
  }

for (const each of FORMS)
  test(`a ${each.name} form whose script comes empty stays, and is sent by the page`, async ({
    page,
    request,
  }) => {
    await page.route(/_astro\/\w+Form\./, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const form = await open(page, each, 'en');
    const who = `Empty ${each.name}`;
    await fill(form, who);
    await send(form);
    await expect(toast(page)).toContainText(each.success.en);
    expect(await leadsOf(request, who)).toHaveLength(1);
  });

for (const each of FORMS)
  test(`a ${each.name} form whose script comes late does not keep anybody waiting, and sends once`, async ({
    page,
    request,
  }) => {
    const arrive = await loadLater(page);
    const form = await open(page, each, 'en');
    const who = `Patient ${each.name}`;
    await fill(form, who);
    await send(form);
    // Stored at the first press, before any script has loaded.
    await expect.poll(() => outbox(page)).toContain(who);
    await expect(toast(page)).toContainText(each.success.en);
    expect(await outbox(page)).toBeNull();
    arrive();
    if (each.opener) await page.locator(each.opener).filter({ visible: true }).first().click();
    else await form.locator('[name="name"]').focus();
    await expect(form).toHaveAttribute('novalidate');
    await expect(form.locator('[name="name"]')).toHaveValue('');
    expect(await leadsOf(request, who)).toHaveLength(1);
  });

for (const each of FORMS)
  test(`a ${each.name} form that was sent too early is not sent while its fault is mended`, async ({
    page,
    request,
  }) => {
    const arrive = await loadLater(page);
    const form = await open(page, each, 'en');
    const who = `Mending ${each.name}`;
    await fill(form, who);
    const phone = form.locator('[name="phone"]');
    await phone.fill('');
    const island = page.locator('astro-island', { has: form });
    await send(form);
    await expect(island).toHaveAttribute('aria-busy');
    await phone.fill('01711-000009');
    arrive();
    await expect(form).toHaveAttribute('novalidate');
    await expect(island).not.toHaveAttribute('aria-busy');
    await phone.fill('01711-000000');
    await send(form);
    await expect(toast(page)).toContainText(each.success.en);
    expect(await leadsOf(request, who)).toMatchObject([{ phone: '01711-000000' }]);
  });

for (const locale of LOCALES)
  test(`what is changed while a form (${locale}) without its script is sent stays in it`, async ({
    page,
    request,
  }) => {
    await page.route(ISLANDS, (route) => route.abort());
    const form = await open(page, FORMS[1], locale);
    const arrive = await answerLater(page);
    const sending = page.waitForRequest('**/contact-submissions');
    const who = `Changing ${locale}`;
    await fill(form, who);
    await send(form);
    await sending;
    await form.locator('[name="phone"]').fill('01811-000000');
    arrive();
    await expect(toast(page)).toContainText(SENT[locale]);
    await expect(page.locator('[data-edited]:visible')).toHaveText(EDITED[locale]);
    await expect(form.locator('[name="phone"]')).toHaveValue('01811-000000');
    await send(form);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await leadsOf(request, who)).toHaveLength(2);
  });

test('who leaves before the script has come has sent a lead all the same', async ({
  page,
  request,
}) => {
  await page.route(ISLANDS, () => new Promise(() => undefined));
  const form = await open(page, FORMS[2], 'bn');
  await fill(form, 'Gone at once');
  await send(form);
  await expect.poll(() => outbox(page)).toContain('Gone at once');
  await page.goto('/about');
  await expect.poll(() => outbox(page)).toBeNull();
  expect(await leadsOf(request, 'Gone at once')).toMatchObject([{ language: 'bn', page: '/bn' }]);
});

test('in an app that has no storage for pages a message and a call back go all the same', async ({
  page,
  request,
}) => {
  // A WebView of Android, as it is by default.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => null });
  });
  for (const each of [FORMS[0], FORMS[2]]) {
    const name = `Inside an app ${each.name}`;
    const form = await open(page, each, 'en');
    await fill(form, name);
    await send(form);
    await expect(toast(page)).toContainText(each.success.en);
    await expect.poll(() => leadsOf(request, name)).toHaveLength(1);
  }
  await page.goto('/tours/sundarbans-boat-journey');
  await page.locator('[data-save]').first().click();
  await expect(toast(page)).toContainText('It could not be saved');
});

test('where the device keeps nothing and the server fails, nobody is told that it was kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.route(ISLANDS, (route) => route.abort());
  await answerWith(page, (route) => route.fulfill({ status: 500, json: {} }));
  const form = await open(page, FORMS[0], 'en');
  await fill(form, 'Nowhere to stay');
  await send(form);
  await expect(toast(page)).toHaveText('Error Failed to send message. Please try again.');
  await expect(page.locator('[data-kept]:visible')).toHaveCount(0);
  await expect(form.locator('[name="name"]')).toHaveValue('Nowhere to stay');
});
