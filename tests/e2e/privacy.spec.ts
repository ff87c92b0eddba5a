import { readFile } from 'node:fs/promises';
import { signInToApi } from './api.ts';
import { enter, signIn } from './cms.ts';
import { leadsOf, withoutLimit } from './leads.ts';
import { expect, test } from './test.ts';
import { expectAccessible, overflow, says, toast } from './walk.ts';

test.beforeEach(({ page, request }) => withoutLimit(page, request));

const AD = '?utm_source=facebook&utm_medium=cpc&utm_campaign=%E0%A6%88%E0%A6%A6';

test('a form on a later page knows the campaign of the first', async ({ page, request }) => {
  await page.goto(`/tours${AD}`, { referer: 'https://l.facebook.com/path?secret=1' });
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await form.locator('[name="name"]').fill('By an advertisement');
  await form.locator('[name="phone"]').fill('01722-111111');
  await form.locator('[name="email"]').fill('ad@example.test');
  await form.locator('[name="service"]').selectOption('tour');
  await form.locator('[name="message"]').fill('A question');
  await form.locator('[type="submit"]').click();
  await expect.poll(async () => (await leadsOf(request, 'By an advertisement')).length).toBe(1);
  expect(await leadsOf(request, 'By an advertisement')).toMatchObject([
    {
      utm_source: 'facebook',
      utm_medium: 'cpc',
      utm_campaign: 'ঈদ',
      referrer_host: 'l.facebook.com',
    },
  ]);
  expect(await page.context().cookies()).toEqual([]);

  await enter(page);
  await page.goto('/cms/contacts');
  await page.getByRole('button', { name: 'View By an advertisement' }).click();
  const detail = page.getByRole('dialog', { name: 'Contact Submission' });
  await expect(detail).toContainText('facebook · cpc · ঈদ');
  await expect(detail).toContainText('l.facebook.com');
  const staff = await signInToApi(request);
  await expect
    .poll(() => staff.get('/audit-log?action=open'))
    .toContainEqual(expect.objectContaining({ label: 'By an advertisement' }));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form tells the campaign of its page, and privacy is a link away', async ({
    page,
    request,
  }) => {
    await page.goto(`/bn/contact${AD}`);
    const form = page.locator('#contact-form');
    await form.locator('[name="name"]').fill('Plain advertisement');
    await form.locator('[name="phone"]').fill('০১৭২২১১১১১২');
    await form.locator('[name="email"]').fill('ad@example.test');
    await form.locator('[name="service"]').selectOption('tour');
    await form.locator('[name="message"]').fill('A question');
    await form.locator('[type="submit"]').click();
    await expect(page).toHaveURL(/\/bn\/thank-you$/);
    expect(await leadsOf(request, 'Plain advertisement')).toMatchObject([
      { utm_source: 'facebook', utm_campaign: 'ঈদ', referrer_host: null },
    ]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'গোপনীয়তা' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'আপনার কোন তথ্য রাখি, কত দিন রাখি',
    );
    await page.goto('/contact');
    await page.getByRole('main').getByRole('link', { name: 'What we keep of this' }).click();
    await expect(page.getByRole('main')).toContainText('Two years from the day you wrote.');
  });
});

test('a person is found by any spelling, exported and erased', async ({ page }) => {
  await signIn(page);
  const send = (phone: string) =>
    page.evaluate(
      (number) =>
        fetch('/api/v1/contact-submissions', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'To be erased', message: 'Hello', phone: number }),
        }),
      phone,
    );
  await send('01733-222222');
  await send('+880 1733 222222');
  const [{ id }] = (await leadsOf(page.request, 'To be erased')) as [{ id: string }];
  await page.goto(`/cms/contacts/${id}`);
  await page.getByRole('textbox', { name: 'Note' }).fill('Has a brother in Sylhet');
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await kept()).toContain('a brother');
  await page.goto('/cms/personal-data');
  const telephone = page.getByLabel('Telephone');
  const find = page.getByRole('button', { name: 'Find', exact: true });
  await find.click();
  await expect(telephone).toHaveAccessibleDescription(/^Must be given, or an e-mail address/);
  await expect(telephone).toBeFocused();
  await telephone.fill('০১৭৩৩২২২২২২');
  await find.click();
  await expect(telephone).toHaveAccessibleDescription('');
  const found = page.getByRole('region', { name: 'Found' });
  await expect(found.getByRole('status')).toHaveText('2 enquiries found');
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  const download = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Export JSON' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect((JSON.parse(file) as { enquiries: unknown[] }).enquiries).toHaveLength(2);
  await found.getByRole('button', { name: 'Erase…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase 2 enquiries of this person?' });
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(found.getByRole('status')).toHaveText('Nothing is kept of this person.');
  await expect.poll(kept).not.toContain('a brother');
});

test('who was erased is not said to be kept where the second look gets no answer', async ({
  page,
}) => {
  await signIn(page);
  await page.request.post('/api/v1/contact-submissions', {
    data: { name: 'Erased once', message: 'Hello', phone: '01733-333333' },
  });
  await page.goto('/cms/personal-data');
  await page.getByLabel('Telephone').fill('01733333333');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: 'Erase…' }).click();
  await page.route('**/api/v1/personal-data/search', (route) => route.abort());
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await says(page, '1 enquiry erased');
  await expect(page.getByRole('region', { name: 'Found' })).toHaveCount(0);
  await expect(toast(page, 'Failed to erase')).toHaveCount(0);
});
