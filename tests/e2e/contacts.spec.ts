import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { QUICK_BOOKING_EMAIL } from '#model/contact/lead-form.ts';
import { enter, signIn } from './cms.ts';
import { expect, test } from './test.ts';
import { BUSY, call, expectAccessible, failWrites, overflow, says, toast } from './walk.ts';

const RAHIMA = 'Rahima, a demo visitor';
const KARIM = 'করিম, নমুনা অতিথি';

const write = (page: Page, lead: object) => call(page, 'POST', '/contact-submissions', lead);
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const open = (page: Page) => page.goto('/cms/contacts');

test.beforeEach(({ page }) => enter(page));

test('the inbox is read, searched, marked, answered and exported', async ({ page }) => {
  await write(page, {
    name: RAHIMA,
    email: 'rahima@kheya.test',
    phone: '01712-345678',
    subject: '=Visa Processing',
    message: 'A tourist visa for Thailand, please.\nFour people.',
  });
  await write(page, {
    name: KARIM,
    email: QUICK_BOOKING_EMAIL,
    message: 'রমজানে ওমরাহর খরচ কত?',
    language: 'bn',
  });
  await write(page, { name: 'A machine', message: 'Buy', website: 'http://spam.example' });
  await open(page);
  await expect(page.getByRole('heading', { name: 'Contact Submissions' })).toBeVisible();
  for (const column of 'Contact Info,Subject,Message Preview,Status,Date,Actions'.split(','))
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
  await expect(row(page, KARIM)).toContainText('No subject');
  await expect(row(page, KARIM)).not.toContainText(QUICK_BOOKING_EMAIL);
  await expect(row(page, KARIM)).toContainText('Unread');
  await expect(row(page, 'A machine')).toHaveCount(0);
  await expectAccessible(page);

  const search = page.getByRole('searchbox', { name: 'Search contact submissions' });
  const view = await page.getByRole('button', { name: `View ${RAHIMA}` }).elementHandle();
  for (const words of ['rahima@', 'THAILAND', '০১৭১২']) {
    await search.fill(words);
    await expect(row(page, RAHIMA)).toBeVisible();
    await expect(row(page, KARIM)).toHaveCount(0);
    // Not mounted anew: who is in a row with the keyboard stays there.
    expect(await view!.evaluate((button) => button.isConnected)).toBe(true);
  }
  await search.fill('');

  await page.getByRole('button', { name: `View ${RAHIMA}` }).click();
  const detail = page.getByRole('dialog', { name: 'Contact Submission' });
  for (const words of [RAHIMA, 'rahima@kheya.test', '=Visa Processing', 'Four people.'])
    await expect(detail).toContainText(words);
  await expect(detail).toContainText(/\d{1,2} \w+ \d{4} at \d\d:\d\d/);
  await expect(detail.getByRole('link', { name: `Call ${RAHIMA}` })).toHaveAttribute(
    'href',
    'tel:01712345678',
  );
  await expect(detail.getByRole('link', { name: `WhatsApp ${RAHIMA}` })).toHaveAttribute(
    'href',
    'https://wa.me/8801712345678',
  );
  await expect(detail.getByRole('button', { name: 'Mark as Unread' })).toBeVisible();
  await detail.getByRole('button', { name: 'Mark as Unread' }).click();
  await says(page, 'Marked as unread');
  await detail.getByRole('button', { name: 'Mark as Read' }).click();
  await says(page, 'Marked as read');
  await detail.getByRole('button', { name: 'Previous submission' }).click();
  await expect(detail).toContainText('রমজানে ওমরাহর খরচ কত?');
  await expect(detail).not.toContainText(QUICK_BOOKING_EMAIL);
  await detail.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(row(page, KARIM)).toContainText('Read');

  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status.getByRole('option')).toHaveText(['All Submissions', 'Unread', 'Read']);
  await page.getByRole('button', { name: `Mark ${KARIM} as unread` }).click();
  await says(page, 'Marked as unread');
  await status.selectOption('Unread');
  await expect(row(page, RAHIMA)).toHaveCount(0);
  await expect(row(page, KARIM)).toBeVisible();
  await status.selectOption('Read');
  await expect(row(page, KARIM)).toHaveCount(0);

  await status.selectOption('All Submissions');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^contact-submissions-\d{4}-\d\d-\d\d\.csv$/);
  const exported = await readFile(await file.path(), 'utf8');
  expect(exported.startsWith('\uFEFFDate,Time,Name,Email,Phone,Subject,Message')).toBe(true);
  expect(exported).toContain(`"${RAHIMA}",rahima@kheya.test,01712-345678,'=Visa Processing,`);
  expect(exported).toContain(KARIM);
  expect(exported).toMatch(
    /,Status,Stage,Owner,Answered,Next step,Its time,Lost because,More about it\r\n/,
  );
  expect(exported.endsWith('\r\n')).toBe(true);

  await page.getByRole('button', { name: /^Suspected spam/ }).click();
  await page.getByRole('button', { name: 'View A machine' }).click();
  await detail.getByRole('button', { name: 'Not spam' }).click();
  await says(page, 'Moved to the inbox');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Inbox/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete A machine' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('It goes to the trash, from where it can be restored.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Contact submission deleted successfully');
});

test('who marks a lead as unread while its opening is still on the way has the last word', async ({
  page,
}) => {
  const name = 'Marked at once';
  await write(page, { name, message: 'Call me tomorrow' });
  await open(page);
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/mark-read', async (route) => {
    begun.resolve();
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: `View ${name}` }).click();
  await begun.promise;
  const detail = page.getByRole('dialog', { name: 'Contact Submission' });
  await detail.getByRole('button', { name: 'Mark as Unread' }).click();
  await expect(detail.getByRole('button', { name: 'Mark as Read' })).toBeVisible();
  const opened = page.waitForResponse('**/mark-read');
  held.resolve();
  await opened;
  await says(page, 'Marked as unread');
  const [lead] = await call<{ is_read: boolean }[]>(
    page,
    'GET',
    `/contact-submissions?q=${encodeURIComponent(name)}`,
  );
  expect(lead!.is_read).toBe(false);
});

test('faults are told, and what was marked goes back', async ({ page }) => {
  await open(page);
  await failWrites(page, '/contact-submissions');
  await page
    .getByRole('button', { name: /^Mark .* as unread/ })
    .first()
    .click();
  await says(page, 'Failed to update read status');
  await expect(page.getByRole('button', { name: /^Mark .* as unread/ }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await says(page, 'Failed to mark as spam');
  await page.route('**/api/v1/contact-submissions?*', (route) => route.fulfill(BUSY));
  await page.reload();
  await says(page, 'Failed to fetch contact submissions');
});

test('a lead reaches open windows within five seconds, and its toast leads to it', async ({
  page,
  browser,
}) => {
  for (const { id, is_read } of await call<{ id: string; is_read: boolean }[]>(
    page,
    'GET',
    '/contact-submissions',
  ))
    if (!is_read) await call(page, 'PUT', `/contact-submissions/${id}/mark-read`);
  await page.goto('/cms/tours');
  await expect(page.getByRole('heading', { name: 'Tour Packages', level: 1 })).toBeVisible();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await signIn(phone);
  const forms = page.getByRole('navigation', { name: 'Modules' }).getByRole('link', {
    name: /^Contact Forms/,
  });
  const inbox = phone
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Inbox' });
  const arrived = { timeout: 5_000 };

  await write(page, { name: 'A machine', message: 'Buy', website: 'http://spam.example' });
  await write(page, { name: 'Salma', phone: '01812345678', subject: 'Visa', message: 'Dubai?' });
  await expect(toast(page, 'Salma: Visa')).toBeVisible(arrived);
  await expect(toast(phone, 'Salma: Visa')).toBeVisible(arrived);
  await expect(forms).toHaveText('Contact Forms1 unread');
  await expect(inbox).toHaveText('1 unreadInbox');
  await expect(page).toHaveTitle('(1) Tour Packages · Kheya CMS');
  await expect(toast(page, 'machine')).toHaveCount(0);

  await toast(page, 'Salma: Visa').getByRole('link', { name: 'Open' }).click();
  const detail = page.getByRole('dialog', { name: 'Contact Submission' });
  await expect(detail).toContainText('Dubai?');
  await expect(page).toHaveTitle('Contact Forms · Kheya CMS');
  // The read status is shared by all staff.
  await expect(inbox).toHaveText('Inbox');

  // Reconnect: leads that arrive while the stream is down are shown as soon as it is back.
  await page.keyboard.press('Escape');
  await expect(forms).toHaveText('Contact Forms');
  await phone.route('**/api/v1/publishing/stream', (route) => route.abort());
  await phone.reload();
  await write(page, { name: 'Nasrin', message: 'Umrah?' });
  await expect(row(page, 'Nasrin')).toBeVisible();
  await phone.unroute('**/api/v1/publishing/stream');
  await expect(inbox).toHaveText('1 unreadInbox', { timeout: 40_000 });
  await context.close();
});

test('a form that is open stays when a lead is opened from its toast', async ({ page }) => {
  await page.goto('/cms/tours');
  await page.getByRole('button', { name: 'Add Tour' }).click();
  const form = page.getByRole('form', { name: 'Tour Package' });
  await form.getByLabel('Name English').fill('Half-typed');
  await write(page, { name: 'Farida', message: 'Hello?' });
  const another = page.waitForEvent('popup');
  await toast(page, 'Farida').getByRole('link', { name: 'Open' }).click();
  await expect((await another).getByRole('dialog', { name: 'Contact Submission' })).toBeVisible();
  await expect(form.getByLabel('Name English')).toHaveValue('Half-typed');
});

test('on a phone the inbox is a tab, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (let n = 1; n <= 10; n++) await write(page, { name: `Unread ${n}`, message: 'Hello?' });
  await page.goto('/cms/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link').or(bar.getByRole('button'))).toHaveText([
    'Dashboard',
    /Inbox$/,
    'Content',
    'More',
  ]);
  const count = bar.getByText(/^\d\d\+? unread$/);
  await expect(count).toBeVisible();
  expect(await count.evaluate((badge) => badge.scrollHeight - badge.clientHeight)).toBe(0);
  await bar.getByRole('link', { name: 'Inbox' }).click();
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Contact Submission' })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('a flood is announced, what is real is taken out, and the rest deleted in one step', async ({
  page,
  baseURL,
}) => {
  const ids: string[] = [];
  for (let n = 0; n < 40; n++) ids.push(await sendFrom(`127.0.1.${1 + (n >> 2)}`, baseURL!, n));
  await page.goto('/cms/dashboard');
  const notice = page.getByRole('status').filter({ hasText: 'More enquiries came at once' });
  await expect(notice).toContainText('under suspected spam');
  await notice.getByRole('link', { name: 'Open suspected spam' }).click();
  await expect(page.getByRole('button', { name: /^Suspected spam/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('They are deleted after 30 days without a change')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'View Sender 39' }).click();
  const detail = page.getByRole('dialog', { name: 'Contact Submission' });
  await expect(detail).toContainText('It came with more others than can be real');
  await detail.getByRole('button', { name: 'Not spam' }).click();
  await says(page, 'Moved to the inbox');
  await page.keyboard.press('Escape');

  const suspected = await call<{ is_spam: boolean }[]>(page, 'GET', '/contact-submissions');
  const count = suspected.filter(({ is_spam }) => is_spam).length;
  await page.getByRole('searchbox').fill('Sender 38');
  await page.getByRole('button', { name: 'Delete all suspected spam' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Delete ${count} enquiries under suspected spam?`);
  await expect(question).toContainText('This action cannot be undone');
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(row(page, 'Sender 38')).toBeVisible();

  const restore = await failWrites(page, '/contact-submissions');
  await page.getByRole('button', { name: 'Delete all suspected spam' }).click();
  await question.getByRole('button', { name: `Delete ${count}` }).click();
  await says(page, 'Failed to delete suspected spam');
  await restore();
  await question.getByRole('button', { name: `Delete ${count}` }).click();
  await says(page, `${count} enquiries deleted`);
  await expect(page.getByRole('button', { name: 'Delete all suspected spam' })).toBeDisabled();
  await expect(notice).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Inbox/ })
    .first()
    .click();
  await page.getByRole('searchbox').fill('Sender 39');
  await expect(row(page, 'Sender 39')).toBeVisible();

  const left = await call<{ id: string }[]>(page, 'GET', '/contact-submissions');
  for (const { id } of left.filter((each) => ids.includes(each.id)))
    await call(page, 'DELETE', `/contact-submissions/${id}`);
});

/** A visitor's enquiry from an address of this machine: each sends five a minute. */
const sendFrom = (localAddress: string, baseURL: string, n: number) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(baseURL);
    const path = '/api/v1/contact-submissions';
    const headers = { 'content-type': 'application/json' };
    request({ hostname, port, path, method: 'POST', localAddress, headers }, async (answer) =>
      resolve((JSON.parse(await text(answer)) as { id: string }).id),
    )
      .on('error', reject)
      .end(JSON.stringify({ name: `Sender ${n}`, message: 'A flood' }));
  });

test('an enquiry is of nobody who is gone while it is not known yet who is there', async ({
  page,
}) => {
  const name = 'Owned, a demo visitor';
  await write(page, { name, message: 'Whose am I?' });
  await open(page);
  await page.getByRole('button', { name: `View ${name}` }).click();
  const detail = page.getByRole('dialog', { name: 'Contact Submission' });
  const taken = page.waitForResponse((response) => response.request().method() === 'PUT');
  await detail.getByRole('button', { name: 'Take it' }).click();
  expect((await taken).status()).toBe(200);
  const held = Promise.withResolvers<void>();
  await page.route('**/contact-submissions/owners', async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page);
  await expect(row(page, name)).toBeVisible();
  await expect(row(page, name)).not.toContainText('gone');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  held.resolve();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported).toContain(name);
  expect(exported).not.toContain('gone');
});
