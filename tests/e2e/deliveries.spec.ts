import type { Page } from '@playwright/test';
import { signIn } from './cms.ts';
import { expect, test } from './test.ts';
import { expectAccessible, overflow } from './walk.ts';

const row = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

test('the dashboard says that nobody is told of enquiries, and that they are there all the same', async ({
  page,
}) => {
  await signIn(page);
  await expect(row(page, 'E-mails')).toContainText('Not set up');
  await expect(row(page, 'SMS and chat')).toHaveCount(0);

  let mails: object = { state: 'well', refused: 0, since: null, reason: null };
  let lead_webhook = mails;
  await page.route('**/api/v1/health', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as object;
    await route.fulfill({ response, json: { ...body, mails, lead_webhook } });
  });
  await page.reload();
  await expect(row(page, 'E-mails')).toContainText('Sent');
  await expect(row(page, 'SMS and chat')).toContainText('Sent');

  const since = '2026-11-20T06:00:00.000Z';
  mails = { state: 'refused', refused: 3, since, reason: 'EENVELOPE 550 at RCPT TO' };
  lead_webhook = { state: 'refused', refused: 1, since, reason: 'answered 500' };
  await page.reload();
  await expect(row(page, 'E-mails')).toContainText('Not taken');
  await expect(row(page, 'E-mails').locator('time')).toHaveText('20 November 2026 at 12:00');
  const warning = (words: string) => page.getByRole('status').filter({ hasText: words });
  await expect(warning('3 e-mails did not get through')).toContainText('EENVELOPE 550 at RCPT TO');
  await expect(warning('1 message did not get through')).toContainText('answered 500');
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});
