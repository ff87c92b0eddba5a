import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signIn } from './cms.ts';
import { expect, test } from './test.ts';
import { expectAccessible, overflow } from './walk.ts';

const row = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

test('the dashboard says when the last backup was made, and whether one was restored since', async ({
  page,
}) => {
  const dataDir = process.env['E2E_DATA_DIR']!;
  const file = join(mkdtempSync(join(tmpdir(), 'kheya-e2e-backup-')), 'kheya.backup');
  execFileSync(process.execPath, ['scripts/backup.ts', file], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  await signIn(page);
  // The server looks at it every few seconds, the dashboard when it is opened.
  await expect(async () => {
    await page.reload();
    await expect(row(page, 'Backup')).toContainText('Made', { timeout: 5_000 });
  }).toPass();
  await expect(row(page, 'Backup').locator('time')).toHaveText(/^\d+ \w+ \d{4} at \d\d:\d\d$/);
  await expect(row(page, 'Restore check')).toContainText('Never tried');

  const moment = '2026-11-20T06:00:00.000Z';
  const reason = 'kheya-2026-11-20T00-00-00Z.backup is damaged: its end is missing.';
  let told = {};
  await page.route('**/api/v1/health', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { backup: object };
    await route.fulfill({ response, json: { ...body, backup: { ...body.backup, ...told } } });
  });
  const states: readonly [given: object, label: string, words: string][] = [
    [{ state: 'none', made_at: null }, 'Backup', 'None yet'],
    [{ state: 'late', made_at: moment }, 'Backup', 'Late'],
    [{ state: 'failed', made_at: moment }, 'Backup', 'The last one failed'],
    [{ proved: true, proved_at: moment }, 'Restore check', 'Passed'],
    [{ proved: false, proved_at: moment, reason }, 'Restore check', 'Failed'],
  ];
  for (const [given, label, words] of states) {
    told = given;
    await page.reload();
    await expect(row(page, label)).toContainText(words);
  }
  await expect(row(page, 'Restore check').locator('time')).toHaveText('20 November 2026 at 12:00');
  const warning = page.getByRole('status').filter({ hasText: 'may not bring everything back' });
  await expect(warning).toContainText(reason);
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});
