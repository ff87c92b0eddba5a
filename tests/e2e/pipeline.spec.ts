import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { enter } from './cms.ts';
import { colleague } from './colleague.ts';
import { expect, test } from './test.ts';
import { call, expectAccessible, failWrites, overflow, says, toast } from './walk.ts';

const NAME = 'সালমা, নমুনা অতিথি';
const PHONE = { width: 390, height: 844 };

const write = (page: Page, lead: object) =>
  call<{ id: string }>(page, 'POST', '/contact-submissions', lead);
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Contact Submission' });

test.afterEach(async ({ page }) => {
  await call(page, 'PUT', '/contact-submissions/duty', { on_duty: false });
});

test('on a phone a lead arrives, is whose turn it is, is answered in Bengali, and is lost with a reason', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => (window.open = () => null));
  await enter(page);
  const english = { name: 'Only in English', body: 'Here is the {item}, on {dates}: {link}' };
  const { id: template } = await call<{ id: string }>(page, 'POST', '/reply-templates', english);
  await page.goto('/cms/contacts');
  const duty = page.getByRole('button', { name: 'I’m on duty' });
  await duty.click();
  await says(page, 'New enquiries come to you in turn');
  await expect(duty).toHaveAttribute('aria-pressed', 'true');

  await write(page, { name: 'Salma', phone: '+880 1712-999888', message: 'Any visa?' });
  // Two that arrive at once are told of as two, without their names.
  await expect(toast(page, 'Salma')).toBeVisible();
  await write(page, {
    name: NAME,
    phone: '০১৭১২-৯৯৯৮৮৮',
    message: 'যাত্রার তারিখ: 2027-03-05\n\nথাইল্যান্ডের ভিসা লাগবে।',
    service: 'visa',
    item_id: 'thailand',
    language: 'bn',
  });
  await expect(toast(page, NAME)).toBeVisible();
  await page.getByRole('button', { name: 'Mine' }).click();
  await expect(page).toHaveTitle(/^\(\d+\) /);
  await page.getByRole('button', { name: `View ${NAME}` }).click();
  const detail = dialogOf(page);
  await expect(detail.getByText('2 enquiries of this number')).toBeVisible();
  await expect(detail.getByText(/^Unanswered \d+ min$/)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  for (const way of ['Call', 'WhatsApp']) {
    const box = await detail.getByRole('link', { name: `${way} ${NAME}` }).boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(48);
    expect(box!.y + box!.height).toBeLessThanOrEqual(PHONE.height);
  }

  await detail.getByLabel('Template', { exact: true }).selectOption({ label: 'First answer' });
  const text = detail.getByLabel('Text of the answer');
  await expect(text).toHaveValue(new RegExp(`আসসালামু আলাইকুম ${NAME}`));
  await expect(text).toHaveValue(/থাইল্যান্ড ভিসা/);
  await expect(text).toHaveValue(/৫ মার্চ, ২০২৭/);
  await expect(text).toHaveValue(/\/bn\/visa-services\/thailand/);
  await expect(text).not.toHaveValue(/[{}]/);
  // Without Bengali words the answer is in English, with what is put in.
  await detail.getByLabel('Template', { exact: true }).selectOption({ label: english.name });
  await expect(text).toHaveValue(
    /^Here is the Thailand visa, on 5 March 2027: http[^ ]+\d\/visa-services\/thailand$/,
  );
  await expect(text).toHaveAttribute('lang', 'en');
  // Of a template of which nothing is left, nothing is sent.
  await text.fill(' ');
  await expect(text).toHaveAccessibleDescription(/^There is no text to send/);
  await expect(detail.getByRole('link', { name: 'WhatsApp with this text' })).toHaveCount(0);
  await call(page, 'DELETE', `/reply-templates/${template}`);
  await detail.getByLabel('Template', { exact: true }).selectOption({ label: 'First answer' });

  const link = detail.getByRole('link', { name: 'WhatsApp with this text' });
  const href = new URL((await link.getAttribute('href'))!);
  expect([href.host, href.pathname]).toEqual(['wa.me', '/8801712999888']);
  expect(href.searchParams.get('text')).toBe(await text.inputValue());
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }));
  await link.click();
  const timeline = detail.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Messaged by WhatsApp with “First answer”')).toBeVisible();
  await expect(timeline.getByText('Stage: New → In progress')).toBeVisible();
  await expect(detail.getByText(/^Unanswered/)).toHaveCount(0);

  await detail.getByRole('textbox', { name: 'Next step' }).fill('Call again');
  await detail.getByLabel('When (Dhaka)').fill('2026-01-05T10:30');
  await detail.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Next step saved');
  await expect(detail.getByText('Overdue: Call again, 5 January 2026 at 10:30')).toBeVisible();

  // On paper a lead is longer than the screen, and nothing stands over it.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('nav[aria-label=Main]')).toBeHidden();
  const paper = await detail.evaluate(({ clientHeight, scrollHeight }) => [
    clientHeight,
    scrollHeight,
  ]);
  expect(paper[0]).toBeGreaterThan(PHONE.height);
  expect(paper[0]).toBe(paper[1]);
  await page.emulateMedia({ media: null });

  // A browser would cut what is pasted; it is refused in words, and stays.
  await detail.getByLabel('Note', { exact: true }).fill('ভ্রমণ '.repeat(400));
  await expect(detail.getByText('A note may have at most 2000 characters')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Add note' })).toBeDisabled();
  await detail.getByLabel('Note', { exact: true }).fill('Wants to go in April');
  await detail.getByRole('textbox', { name: 'Next step' }).fill('Send the price');
  await text.fill('In our own words');
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await page.getByRole('button', { name: `View ${NAME}` }).click();
  await expect(detail.getByRole('textbox', { name: 'Next step' })).toHaveValue('Send the price');
  await detail.getByRole('textbox', { name: 'Next step' }).fill('Call again');
  await detail.getByLabel('Template', { exact: true }).selectOption({ label: 'First answer' });
  await expect(text).toHaveValue('In our own words');
  await expect(detail.getByLabel('Note', { exact: true })).toHaveValue('Wants to go in April');
  await detail.getByRole('button', { name: 'Add note' }).click();
  await expect(timeline.getByText('Wants to go in April')).toBeVisible();
  await detail.getByLabel(`Stage of ${NAME}`).selectOption('Lost');
  const question = page.getByRole('alertdialog', { name: 'Why is it lost?' });
  await expect(question.getByRole('button', { name: 'Move to Lost' })).toBeDisabled();
  await question.getByLabel('Reason').selectOption('The dates do not fit');
  await question.getByRole('button', { name: 'Move to Lost' }).click();
  await says(page, 'Moved to Lost');
  await expect(timeline.getByText('Reason: nothing → The dates do not fit')).toBeVisible();
  await expectAccessible(page);
  await detail.getByRole('button', { name: 'Close', exact: true }).last().click();

  const other = page.getByRole('row').filter({ hasText: 'Salma' });
  await page.getByRole('button', { name: /^Unanswered \d/ }).click();
  await expect(other).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: NAME })).toHaveCount(0);
  await page.getByRole('button', { name: /^Unanswered \d/ }).click();
  await page.getByRole('button', { name: 'Show as board' }).click();
  await expect(page.getByRole('region', { name: 'Lost' }).getByText(NAME)).toBeVisible();
  await page.getByRole('combobox', { name: 'Stage of Salma' }).selectOption('Won');
  await expect(page.getByRole('region', { name: 'Won' }).getByText('Salma')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await says(page, 'It is as it was before');
  await expect(page.getByRole('region', { name: 'New' }).getByText('Salma')).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('who works on a lead that a colleague moved meanwhile is told, and overwrites nothing', async ({
  page,
}) => {
  await enter(page);
  const { id } = await write(page, { name: 'Contested', message: 'Hello' });
  await page.goto(`/cms/contacts/${id}`);
  const detail = dialogOf(page);
  await expect(detail.getByText('Arrived')).toBeVisible();
  await page.route(`**/api/v1/publishing/stream`, (route) => route.abort());
  await page.reload();
  await expect(detail.getByText('Arrived')).toBeVisible();
  const other = await colleague(page, await signInToApi(page.request));
  await other.goto(`/cms/contacts/${id}`);
  await dialogOf(other).getByLabel('Stage of Contested').selectOption('Won');
  await says(other, 'Moved to Won');
  await other.context().close();
  await detail.getByLabel('Stage of Contested').selectOption('In progress');
  await says(page, 'Nayeema Akter changed this meanwhile');
  await expect(detail.getByLabel('Stage of Contested')).toHaveValue('won');
  expect(await call(page, 'GET', `/contact-submissions/${id}`)).toMatchObject({ status: 'won' });

  // Two tabs have one note.
  const tab = await page.context().newPage();
  await tab.goto(`/cms/contacts/${id}`);
  const note = (of: Page) => dialogOf(of).getByRole('textbox', { name: 'Note' });
  await note(tab).fill('Pays by card');
  await expect(note(page)).toHaveValue('Pays by card');
  await note(page).fill('Pays by card, in March');
  await expect(note(tab)).toHaveValue('Pays by card, in March');
  await tab.close();

  // Why it is lost stays on the device, as a note does.
  const question = page.getByRole('alertdialog', { name: 'Why is it lost?' });
  const lose = () => detail.getByLabel('Stage of Contested').selectOption('Lost');
  await lose();
  await question.getByLabel('Reason').selectOption('The dates do not fit');
  await question.getByLabel('More about it').fill('Only in April');
  await page.reload();
  await lose();
  await expect(question.getByLabel('Reason')).toHaveValue('dates');
  await expect(question.getByLabel('More about it')).toHaveValue('Only in April');
  await question.getByRole('button', { name: 'Cancel' }).click();

  // A step of their own that is not saved yet does not come back over one that was saved since.
  const step = detail.getByRole('textbox', { name: 'Next step' });
  await step.fill('Mine');
  await call(page, 'PUT', `/contact-submissions/${id}`, { next_step: 'Theirs' });
  await page.reload();
  await expect(step).toHaveValue('Theirs');
});

test('a lead that a colleague deletes stays open, and what was typed is there when it is restored', async ({
  page,
}) => {
  await enter(page);
  const { id } = await write(page, { name: 'Short-lived', message: 'Hello' });
  await page.goto(`/cms/contacts/${id}`);
  const detail = dialogOf(page);
  const note = detail.getByRole('textbox', { name: 'Note' });
  const gone = detail.getByRole('alert').filter({ hasText: 'A colleague deleted this' });
  await note.fill('In March, ');
  await call(page, 'DELETE', `/contact-submissions/${id}`);
  await expect(gone).toContainText('A colleague deleted this');
  await page.keyboard.type('with two children');
  await detail.getByRole('button', { name: 'Add note' }).click();
  await says(page, 'It could not be noted in the timeline');
  await expect(note).toHaveValue('In March, with two children');
  await page.setViewportSize(PHONE);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await note.focus();
  await expect(gone).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: 'test-results/deleted-lead.png' });
  await call(page, 'POST', `/trash/contact-submission/${id}/restore`);
  await expect(gone).toHaveCount(0);
  await detail.getByRole('button', { name: 'Add note' }).click();
  await expect(detail.getByRole('listitem').filter({ hasText: 'two children' })).toBeVisible();

  // A note that waits for a network is shown where it cannot be noted any more.
  await page.route('**/events', (route) => route.abort());
  await note.fill('Pays in two parts');
  await detail.getByRole('button', { name: 'Add note' }).click();
  await says(page, 'Kept on this device');
  await call(page, 'DELETE', `/contact-submissions/${id}`);
  await page.unroute('**/events');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await says(page, 'What waited on this device could not be noted“Pays in two parts”');
  await expect(gone).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(page).toHaveURL(/\/cms\/contacts$/);
});

test('who has waited for longer than was promised is found by one click, in red', async ({
  page,
}) => {
  await enter(page);
  const { id } = await write(page, { name: 'Still waiting', message: 'Hello?' });
  const since = new Date(Date.now() - 11 * 60_000).toISOString();
  await page.route('**/api/v1/contact-submissions?**', async (route) => {
    const answer = await route.fetch();
    const leads = (await answer.json()) as { id: string }[];
    const json = leads.map((each) => (each.id === id ? { ...each, clock_from: since } : each));
    await route.fulfill({ response: answer, json });
  });
  await page.goto('/cms/contacts');
  await expect(page.getByRole('row').filter({ hasText: 'Still waiting' })).toContainText(
    'Unanswered 11 min',
  );
  await page.getByRole('button', { name: /^Unanswered for 10 min [1-9]/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Still waiting' })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  await call(page, 'DELETE', `/contact-submissions/${id}`);
});

test('a next step without a moment stands in the list and on the board', async ({ page }) => {
  await enter(page);
  const { id } = await write(page, { name: 'Some time', message: 'Hello?' });
  await page.goto(`/cms/contacts/${id}`);
  const detail = dialogOf(page);
  await detail.getByRole('textbox', { name: 'Next step' }).fill('Send the price');
  await detail.getByRole('button', { name: 'Save' }).click();
  await says(page, 'Next step saved');
  await page.goto('/cms/contacts');
  const row = page.getByRole('row').filter({ hasText: 'Some time' });
  await expect(row.getByText('Send the price', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show as board' }).click();
  const column = page.getByRole('region', { name: 'New' });
  await expect(column.getByText('Send the price', { exact: true })).toBeVisible();
  await call(page, 'DELETE', `/contact-submissions/${id}`);
});

test('who goes on to the next lead on a slow line sees nothing of the one before', async ({
  page,
}) => {
  await enter(page);
  const before = await write(page, { name: 'Noted', message: 'Hello' });
  const after = await write(page, { name: 'Not noted', message: 'Hello' });
  const note = { kind: 'noted', note: 'Has no money' };
  await call(page, 'POST', `/contact-submissions/${before.id}/events`, note);
  const slow = Promise.withResolvers<void>();
  await page.route(`**/api/v1/contact-submissions/${after.id}/timeline`, async (route) => {
    await slow.promise;
    await route.fallback();
  });
  await page.goto('/cms/contacts');
  await page.getByRole('button', { name: 'View Noted' }).click();
  const timeline = dialogOf(page).getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Has no money')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Previous submission' }).click();
  await expect(dialogOf(page).getByLabel('Stage of Not noted')).toBeVisible();
  await expect(timeline.getByText('Loading…')).toBeVisible();
  await expect(timeline.getByText('Has no money')).toHaveCount(0);
  slow.resolve();
  await expect(timeline.getByText('Arrived')).toBeVisible();
  for (const { id } of [before, after]) await call(page, 'DELETE', `/contact-submissions/${id}`);
});

test('what is chosen while the answer to a change before is on its way is saved after it', async ({
  page,
}) => {
  await enter(page);
  const { id } = await write(page, { name: 'Slow line', phone: '01711-222333', message: 'Visa?' });
  const slow = Promise.withResolvers<void>();
  await page.route(`**/api/v1/contact-submissions/${id}{,/mark-read}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const response = await route.fetch();
    await slow.promise;
    await route.fulfill({ response });
  });
  await page.goto(`/cms/contacts/${id}`);
  const detail = dialogOf(page);
  const stage = detail.getByLabel('Stage of Slow line');
  await stage.selectOption('won');
  await expect(stage).toHaveValue('won');
  await detail.getByRole('button', { name: 'Take it' }).click();
  await expect(detail.getByLabel('Owner')).not.toHaveValue('');
  // Long enough for a menu that shows the stored value to be drawn again.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(stage).toHaveValue('won');
  slow.resolve();
  await says(page, 'Moved to Won');
  await says(page, 'Given to');
  // A refused one goes back to what is stored.
  await failWrites(page, '/contact-submissions');
  await stage.selectOption('in_progress');
  await says(page, 'Failed to save');
  await expect(stage).toHaveValue('won');
  const [lead] = await call<object[]>(page, 'GET', '/contact-submissions?q=Slow+line');
  expect(lead).toMatchObject({ status: 'won', is_read: true, owner_id: expect.any(String) });
  await call(page, 'DELETE', `/contact-submissions/${id}`);
});

test('staff edit a template, and one with a field that does not exist is refused', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/cms/reply-templates');
  await page.getByRole('button', { name: 'Add Reply Template' }).click();
  const form = page.getByRole('form', { name: 'Reply Template' });
  await form.getByLabel('Name').first().fill('By a test');
  await form.getByLabel('Text English').fill('Dear {nmae}');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText(/\{nmae\}, which nothing is put in for/)).toBeVisible();
  await form.getByLabel('Text English').fill('Dear {name}');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Created successfully');
  await expect(page.getByRole('heading', { name: 'By a test' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete By a test' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Deleted successfully');
});

test.describe('with notifications allowed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a lead is notified of where nobody looks, and a click opens it in the same window', async ({
    page,
    context,
  }) => {
    // A browser without a screen allows and keeps no notification: it is noted here.
    await page.addInitScript(() => {
      const shown: unknown[] = [];
      Object.assign(window, { shown });
      document.hasFocus = () => false;
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      ServiceWorkerRegistration.prototype.showNotification = async (...one) => void shown.push(one);
    });
    await enter(page);
    await page.goto('/cms/contacts');
    await page.getByRole('switch', { name: 'Browser notification' }).click();
    const name = 'নাসরিন, নমুনা অতিথি';
    const { id } = await write(page, { name, subject: 'Bali', message: 'In March?' });
    const shown = () => page.evaluate(() => (window as unknown as { shown: unknown[] }).shown);
    const data = { href: `/cms/contacts/${id}`, list: 'contacts', id };
    const notice = ['New message', { body: `${name}: Bali`, tag: id, data }];
    await expect.poll(shown).toContainEqual(notice);

    const worker = context.serviceWorkers().find((each) => each.url().includes('/cms/'))!;
    // In its own words: the types of a worker's scope and those of a page exclude each other.
    await worker.evaluate(`(() => {
      const click = new ExtendableEvent('notificationclick');
      click.notification = { data: ${JSON.stringify(data)}, close: () => undefined };
      dispatchEvent(click);
    })()`);
    await expect(dialogOf(page)).toContainText(name);
    expect(context.pages()).toHaveLength(1);
    await call(page, 'DELETE', `/contact-submissions/${id}`);
  });
});
