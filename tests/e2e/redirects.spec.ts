import { join } from 'node:path';
import type { Page } from '@playwright/test';
import SQLite from 'better-sqlite3';
import { signInToApi, untilLive } from './api.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';
import { expectAccessible, overflow } from './walk.ts';

const PATH = '/site-management/redirects';
const post = { content: 'Words', content_bn: 'কথা', is_published: true, tags: ['Boats'] };

/** Counts reach the database every ten minutes: a visitor's request of before. */
function noteNotFound(path: string): void {
  const db = new SQLite(join(process.env['E2E_DATA_DIR']!, 'kheya.db'));
  db.prepare("INSERT INTO not_found VALUES (?, date('now', '+6 hours'), 7)").run(path);
  db.close();
}

const openRedirects = async (page: Page) => {
  await page.goto('/cms/site-management/redirects');
  await expect(page.getByRole('tab', { name: /^Redirects/, selected: true })).toBeVisible();
};

test('an old address leads on, in both languages, with and without the server', async ({
  page,
  request,
  browser,
}) => {
  const staff = await signInToApi(request);
  const { id } = await staff.create('/blog-posts', {
    ...post,
    title: 'Launches',
    slug: 'launches',
  });
  await staff.change(`/blog-posts/${id}`, { slug: 'launches-of-barishal' });
  await untilLive(staff);
  for (const language of ['', '/bn']) {
    const old = `${language}/blog/launches`;
    const answered = async () => {
      const answer = await request.get(`${old}?from=mail`, { maxRedirects: 0 });
      return [answer.status(), answer.headers()['location']];
    };
    const to = `${language}/blog/launches-of-barishal`;
    await expect.poll(answered).toEqual([301, `${to}?from=mail`]);
    await page.goto(old);
    await expect(page).toHaveURL(to);
  }
  // The page itself, as a host without redirects serves it.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await plain.newPage();
  await visitor.goto('/bn/blog/launches.html');
  await expect(visitor).toHaveURL('/bn/blog/launches-of-barishal');
  await plain.close();
  await staff.remove(`/blog-posts/${id}`);
});

test('staff lead a page that was not found to one that is suggested, and find it again', async ({
  page,
  request,
}) => {
  const staff = await signInToApi(request);
  noteNotFound('/packages/bali-honeymoon');
  await enter(page);
  await openRedirects(page);
  const missing = page.getByRole('region', { name: 'Asked for and not found' });
  await expect(missing).toContainText('7 times, last on');
  await missing.getByRole('button', { name: 'from /packages/bali-honeymoon' }).click();
  const form = page.getByRole('form', { name: 'Redirect' });
  await expect(form.getByRole('button', { name: 'Preview page' })).toHaveCount(0);
  await expect(form.getByLabel('Old address')).toHaveValue('/packages/bali-honeymoon');
  await form.getByLabel('New address').fill('//evil.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  await form.getByLabel('New address').fill('');
  const pages = form.getByRole('list', { name: 'Suggested pages' });
  await expectAccessible(page);
  await pages.getByRole('button', { name: 'Choose /tours/bali-ubud-south-coast' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Created successfully')).toBeVisible();
  await expect(missing).not.toContainText('/packages/bali-honeymoon');

  const row = page.locator('[data-row]').filter({ hasText: '/packages/bali-honeymoon' });
  await page.getByRole('searchbox', { name: 'Search redirects' }).fill('ubud');
  await expect(row).toContainText('→ /tours/bali-ubud-south-coast');
  await page.getByRole('searchbox').fill('nothing of the kind');
  await expect(page.getByText('No redirect matches “nothing of the kind”.')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect
    .poll(async () => (await request.get('/packages/bali-honeymoon', { maxRedirects: 0 })).status())
    .toBe(301);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  for (const { id } of await staff.get<{ id: string }[]>(PATH)) await staff.remove(`${PATH}/${id}`);
});
