import type { Page } from '@playwright/test';
import { answerLater, answerWith, leadsOf, outbox, withoutLimit } from './leads.ts';
import { expect, test } from './test.ts';

const FAILED = 'Failed to send message. Please try again.';
const SENT = "Message Sent! We'll get back to you within 24 hours.";
const EDITED =
  'What you wrote before you pressed the button was sent. To send what you changed since, press it again.';

const form = (page: Page) => page.locator('#contact-form');
const toast = (page: Page) => page.locator('.toast');

async function fill(page: Page, name: string): Promise<void> {
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByLabel('Phone').fill('০১৭১১-০০০০০০');
  await form(page).getByLabel('E-mail').fill('visitor@example.test');
  await form(page).getByLabel('Service').selectOption({ label: 'Visa Services' });
  await form(page).getByLabel('Message').fill('How long does it take?\nThank you.');
}

const send = (page: Page) => form(page).getByRole('button').click();

test.beforeEach(async ({ page, request }) => {
  await withoutLimit(page, request);
  await page.goto('/');
});

test('a message is asked for what it lacks, sent once, and thanked for', async ({
  page,
  request,
}) => {
  const fields = ['Name', 'Phone', 'E-mail', 'Service', 'Message'];
  for (const label of fields)
    await expect(form(page).getByLabel(label)).toHaveAttribute('required');
  await expect(form(page).getByLabel('Service').locator('option')).toHaveText([
    'Select a service',
    'Visa Services',
    'Flight Booking',
    'Tour Packages',
    'Umrah Packages',
  ]);
  await expect(form(page).getByLabel('Message')).toHaveAttribute('rows', '4');

  await form(page).getByLabel('E-mail').fill('nobody');
  await expect(form(page)).toHaveAttribute('novalidate');
  await send(page);
  const name = form(page).getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please write your name.');
  await expect(form(page).getByLabel('E-mail')).toHaveAccessibleDescription(/look like an e-mail/);
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(fields.length);
  await name.fill('Karim of the contact form');
  await expect(name).not.toHaveAttribute('aria-invalid');

  await fill(page, 'Karim of the contact form');
  const seen = Promise.withResolvers<void>();
  const slow = await answerWith(page, async (route) => {
    await seen.promise;
    await route.fallback();
  });
  await form(page).getByRole('button').dblclick();
  await expect(form(page).getByRole('button', { name: 'Sending…' })).toBeDisabled();
  seen.resolve();
  await expect(toast(page)).toHaveText(SENT);
  await slow();
  for (const label of fields) await expect(form(page).getByLabel(label)).toHaveValue('');
  expect(await leadsOf(request, 'Karim of the contact form')).toMatchObject([
    {
      phone: '01711-000000',
      email: 'visitor@example.test',
      subject: 'Visa Services',
      service: 'visa',
      language: 'en',
      page: '/',
      message: 'How long does it take?\nThank you.',
      is_spam: false,
    },
  ]);
  expect(await outbox(page)).toBeNull();
});

test('a message that fails stays as typed, and is one message when it is sent again', async ({
  page,
  request,
}) => {
  await fill(page, 'Rahim of the full disk');
  const broken = await answerWith(page, (route) => route.fulfill({ status: 500, json: {} }));
  await send(page);
  await expect(page.getByRole('alert')).toHaveText(`Error ${FAILED}`);
  await expect(toast(page)).toHaveCSS('background-color', 'rgb(180, 35, 24)');
  await expect(form(page).getByLabel('Name')).toHaveValue('Rahim of the full disk');
  expect(await outbox(page)).toContain('Rahim of the full disk');
  await broken();

  // The response is lost: the message has arrived, and the visitor cannot know.
  const lost = await answerWith(page, async (route) => {
    await route.fetch({ headers: { ...route.request().headers() } });
    await route.abort('connectionreset');
  });
  await send(page);
  await expect.poll(async () => (await leadsOf(request, 'Rahim of the full disk')).length).toBe(1);
  await lost();
  await send(page);
  await expect(form(page).locator('[data-outcome="sent"]')).toHaveText(SENT);
  expect(await leadsOf(request, 'Rahim of the full disk')).toHaveLength(1);
  expect(await outbox(page)).toBeNull();
});

test('a message written without a network goes when it is back', async ({
  page,
  request,
  context,
}) => {
  await fill(page, 'Salma of the ferry');
  await expect(form(page)).toHaveAttribute('novalidate');
  await context.setOffline(true);
  await send(page);
  await expect(toast(page)).toContainText(FAILED);
  const kept = page.locator('[data-kept]:visible');
  await expect(kept).toContainText('What you wrote is kept on this device.');
  await context.setOffline(false);
  await expect(form(page).locator('[data-outcome="sent"]')).toHaveText(SENT);
  await expect(kept).toHaveCount(0);
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  expect(await leadsOf(request, 'Salma of the ferry')).toHaveLength(1);
});

test('what is copied along with a name and an address keeps no message back', async ({
  page,
  request,
}) => {
  await fill(page, 'Nasrin\u2028of the notes');
  await form(page).getByLabel('E-mail').fill('\u00A0visitor@example.test\u3000');
  await send(page);
  await expect(form(page).locator('[data-outcome="sent"]')).toHaveText(SENT);
  expect(await leadsOf(request, 'Nasrin of the notes')).toMatchObject([
    { email: 'visitor@example.test' },
  ]);
});

test('what is changed while a message is on its way stays, and goes as another', async ({
  page,
  request,
}) => {
  await fill(page, 'Jamal of the slow network');
  await expect(form(page)).toHaveAttribute('novalidate');
  const arrive = await answerLater(page);
  const sending = page.waitForRequest('**/contact-submissions');
  await send(page);
  await sending;
  await form(page).getByLabel('Message').fill('Four seats, not two');
  arrive();
  await expect(toast(page)).toHaveText(SENT);
  const edited = page.locator('[data-edited]:visible');
  await expect(edited).toHaveText(EDITED);
  await expect(form(page).locator('[data-outcome]')).toHaveCount(0);
  await expect(form(page).getByLabel('Message')).toHaveValue('Four seats, not two');
  await send(page);
  await expect(form(page).locator('[data-outcome="sent"]')).toHaveText(SENT);
  await expect(edited).toHaveCount(0);
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  expect(await leadsOf(request, 'Jamal of the slow network')).toHaveLength(2);
});

test('what is changed while a message waits for the network stays when it goes', async ({
  page,
  request,
  context,
}) => {
  await fill(page, 'Jamal of the tunnel');
  await expect(form(page)).toHaveAttribute('novalidate');
  await context.setOffline(true);
  await send(page);
  await expect(page.locator('[data-kept]:visible')).toHaveCount(1);
  await form(page).getByLabel('Message').fill('Four seats, not two');
  await context.setOffline(false);
  await expect(page.locator('[data-edited]:visible')).toHaveText(EDITED);
  await expect(page.locator('[data-kept]:visible')).toHaveCount(0);
  await expect(form(page).locator('[data-outcome]')).toHaveCount(0);
  await expect(form(page).getByLabel('Message')).toHaveValue('Four seats, not two');
  await send(page);
  await expect(form(page).locator('[data-outcome="sent"]')).toHaveText(SENT);
  expect(await leadsOf(request, 'Jamal of the tunnel')).toHaveLength(2);
});

test('a message that another tab sent is no longer said to wait', async ({
  page,
  request,
  context,
}) => {
  await fill(page, 'Jamal of two tabs');
  await expect(form(page)).toHaveAttribute('novalidate');
  const broken = await answerWith(page, (route) => route.fulfill({ status: 503, json: {} }));
  await send(page);
  await expect(page.locator('[data-kept]:visible')).toHaveCount(1);
  const other = await context.newPage();
  await withoutLimit(other, request);
  await other.goto('/about');
  await other.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => leadsOf(request, 'Jamal of two tabs')).toHaveLength(1);
  await expect(page.locator('[data-kept]:visible')).toHaveCount(0);
  await expect(form(page).locator('[data-outcome="sent"]')).toHaveText(SENT);
  await broken();
  await other.close();
});

test('a message that went from elsewhere is not said to wait where its page comes back from memory', async ({
  page,
  request,
  context,
}) => {
  await fill(page, 'Jamal of the back button');
  await expect(form(page)).toHaveAttribute('novalidate');
  const broken = await answerWith(page, (route) => route.fulfill({ status: 503, json: {} }));
  await send(page);
  const note = page.locator('[data-kept]:visible');
  await expect(note).toHaveCount(1);
  const comesBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await comesBack();
  await expect(note).toHaveCount(1);
  const other = await context.newPage();
  await withoutLimit(other, request);
  // A page in the browser's memory hears nothing.
  await other.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await other.goto('/about');
  await other.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => outbox(page)).toBeNull();
  await expect(note).toHaveCount(1);
  await comesBack();
  await expect(note).toHaveCount(0);
  await expect(form(page).locator('[data-outcome="sent"]')).toHaveText(SENT);
  await broken();
  await other.close();
});

test('a network that comes back while another try is under way is not missed', async ({
  page,
  request,
  context,
}) => {
  await fill(page, 'Salma of the bridge');
  await expect(form(page)).toHaveAttribute('novalidate');
  await context.setOffline(true);
  await send(page);
  await expect(toast(page)).toContainText(FAILED);
  // Another tab holds the lock, past the moment the network is back.
  const release = await page.evaluateHandle(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await new Promise<void>((taken) => {
      void navigator.locks.request('kheya-outbox', () => {
        taken();
        return promise;
      });
    });
    return resolve;
  });
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await release.evaluate((resolve) => resolve());
  await expect(form(page).locator('[data-outcome="sent"]')).toHaveText(SENT, { timeout: 3_000 });
  expect(await leadsOf(request, 'Salma of the bridge')).toHaveLength(1);
});

test('what is typed and sent before the form is alive is not lost', async ({ page, request }) => {
  const sent = Promise.withResolvers<void>();
  await page.route('**/_astro/ContactForm*.js', async (route) => {
    await sent.promise;
    await route.continue();
  });
  await page.reload();
  await fill(page, 'Nadia the quick');
  await send(page);
  await expect(form(page)).not.toHaveAttribute('novalidate');
  sent.resolve();
  await expect(toast(page)).toHaveText(SENT);
  await expect(page).toHaveURL(/\/$/);
  expect(await leadsOf(request, 'Nadia the quick')).toHaveLength(1);
});

test('the Bengali form asks, fails and thanks in Bengali', async ({ page }) => {
  await page.goto('/bn');
  await expect(form(page).getByLabel('সেবা').locator('option').first()).toHaveText(
    'একটি সেবা বেছে নিন',
  );
  await form(page).getByLabel('নাম').fill('সালমা');
  await send(page);
  await expect(form(page).getByLabel('ফোন নম্বর')).toBeFocused();
  await form(page).getByLabel('ফোন নম্বর').fill('০১৭১১০০০০০০');
  await form(page).getByLabel('ইমেইল').fill('salma@example.test');
  await form(page).getByLabel('সেবা').selectOption('umrah');
  await form(page).getByLabel('আপনার কথা').fill('কত দিন লাগে?');
  const broken = await answerWith(page, (route) => route.fulfill({ status: 503, json: {} }));
  await send(page);
  await expect(toast(page)).toContainText('মেসেজটি পাঠানো গেল না। আরেকবার চেষ্টা করুন।');
  await broken();
  const sent = page.waitForRequest('**/api/v1/contact-submissions');
  await send(page);
  expect((await sent).postDataJSON()).toMatchObject({
    subject: 'ওমরাহ প্যাকেজ',
    service: 'umrah',
    language: 'bn',
    page: '/bn',
  });
  await expect(toast(page)).toContainText('মেসেজ পাঠানো হয়েছে!');
});

test('nothing is said to be wrong with an address that nobody has typed, or that is right', async ({
  page,
}) => {
  for (const [path, example] of [
    ['/contact', 'An address like name@example.com'],
    ['/bn/contact', 'যেমন: name@example.com'],
  ] as const) {
    await page.goto(path);
    const email = form(page).locator('[name="email"]');
    await expect(email).toHaveAccessibleDescription(example);
    await email.fill('visitor@example.test');
    await expect(email).toHaveAccessibleDescription(example);
  }
});

test('the contact page brings its form into view with the heading of it', async ({ page }) => {
  for (const width of [320, 390, 1280])
    for (const path of ['/contact', '/bn/contact']) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/about');
      await page.goto(path);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      const heading = await page.locator('#contact-form-title').boundingBox();
      const bar = await page.locator('header nav').first().boundingBox();
      expect(heading!.y, `${path} ${width}`).toBeGreaterThanOrEqual(bar!.y + bar!.height);
      await expect(form(page).locator('[name="name"]')).toBeInViewport();
    }
});
