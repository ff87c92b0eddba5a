import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

/** Of an address with its two quotation marks: browsers on Windows open nothing by a longer one. */
const LONGEST_ON_WINDOWS = 2_048;

async function openReply(page: Page) {
  await enter(page);
  const api = await signInToApi(page.request);
  const { id } = await api.create('/contact-submissions', {
    name: 'রেহানা সুলতানা',
    email: 'rehana@kheya.test',
    message: 'খরচ কত?',
    language: 'bn',
    service: 'tour',
    item_id: 'sundarbans-boat-journey',
  });
  await page.goto(`/cms/contacts/${id}`);
  const detail = page.getByRole('dialog', { name: 'Contact Submission' });
  await detail.getByLabel('Template', { exact: true }).selectOption({ label: 'Offer by e-mail' });
  const text = detail.getByRole('textbox', { name: 'Text of the answer' });
  await expect(text).toHaveValue(/রেহানা সুলতানা/);
  const link = detail.getByRole('link', { name: 'E-mail with this text' });
  const href = async () => (await link.getAttribute('href'))!;
  // A program of the machine would open.
  await link.evaluate((element) => element.addEventListener('click', (e) => e.preventDefault()));
  return { detail, text, link, href, restore: () => api.remove(`/contact-submissions/${id}`) };
}

test.describe('on Windows', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0',
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('an answer in Bengali that is too long for a link is copied for the mail', async ({
    page,
  }) => {
    const { detail, text, link, href, restore } = await openReply(page);
    expect((await href()).length + 2).toBeLessThanOrEqual(LONGEST_ON_WINDOWS);
    expect(await href()).toMatch(/^mailto:rehana@kheya\.test\?subject=[^&]+$/);
    await expect(link).toHaveAccessibleDescription(/Pressing copies it/);
    await link.click();
    await expect(page.getByText('Copied: paste it into the mail')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.inputValue());
    await expect(detail.getByText('E-mailed with “Offer by e-mail”')).toBeVisible();

    await text.fill('সংক্ষেপে');
    await expect(link).toHaveAccessibleDescription('');
    expect(new URL(await href()).searchParams.get('body')).toBe('সংক্ষেপে');
    await restore();
  });
});

test('elsewhere it goes with the link', async ({ page }) => {
  const { text, href, restore } = await openReply(page);
  const body = new URL(await href()).searchParams.get('body')!;
  expect(body.replaceAll('\r\n', '\n')).toBe(await text.inputValue());
  await restore();
});
