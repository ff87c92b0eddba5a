import type { Page } from '@playwright/test';
import { strings } from '../../site/i18n/index.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Requests that are accepted and never answered, as on a network that has died. */
async function hang(page: Page, address: RegExp): Promise<{ count: number }> {
  const asked = { count: 0 };
  await page.route(address, () => void asked.count++);
  return asked;
}

async function waitInVain(page: Page, asked: { count: number }): Promise<void> {
  await expect.poll(() => asked.count).toBeGreaterThan(0);
  await page.clock.fastForward(61_000);
}

for (const locale of ['en', 'bn'] as const) {
  const prefix = locale === 'en' ? '' : '/bn';
  const { narrowing, search } = strings(locale);

  test(`a search (${locale}) that is never answered says so, and runs when it is typed again`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${prefix}/search`);
    const index = /\/search\/.*\.json$/;
    const asked = await hang(page, index);
    const query = page.locator('main input[type="search"]');
    await query.fill('dub');
    await waitInVain(page, asked);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(search.failed);
    await expect(query).toHaveValue('dub');
    await page.unroute(index);
    await query.fill('dubai');
    await expect(page.locator('main [data-results] a').first()).toBeVisible();
  });

  test(`a filter (${locale}) whose other pages are never answered is applied to this one, and says so`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript((path) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLElement>('[data-narrowing]')!.dataset['more'] = path;
      });
    }, `${prefix}/tours/page/2`);
    const asked = await hang(page, /\/tours\/page\/2$/);
    await page.goto(`${prefix}/tours?sort=price`);
    await waitInVain(page, asked);
    await expect(page.locator('[data-narrowing] [role="status"]')).toHaveText(narrowing.failed);
  });
}
