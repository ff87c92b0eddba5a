import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Opens a page whose script comes when the result is called. */
async function openSlowly(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/PageScript\./, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer').last()).toBeVisible();
  return release;
}

test('a country that was typed before the script came is searched for', async ({ page }) => {
  const scriptComes = await openSlowly(page, '/bn/visa-services');
  const query = page.locator('visa-search input');
  await query.fill('থাইল্যান্ড');
  scriptComes();
  await expect(page.locator('visa-search [data-words]:visible')).toHaveCount(1);
  await expect(query).toHaveValue('থাইল্যান্ড');
});

test('words that were typed before the script came are searched for, and those typed on', async ({
  page,
}) => {
  const scriptComes = await openSlowly(page, '/search');
  const query = page.locator('main input[type="search"]');
  await query.pressSequentially('dub');
  scriptComes();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('4 results for “dub”');
  await query.pressSequentially('lin xq');
  await expect(status).toHaveText('Nothing found for “dublin xq”');
});

test('a paper that was ticked before the script came stays ticked, and is kept', async ({
  page,
}) => {
  const scriptComes = await openSlowly(page, '/visa-services/thailand');
  const papers = page.locator('visa-checklist input');
  await papers.nth(1).check();
  scriptComes();
  await expect(papers.nth(1)).toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('visa-checklist input:checked')).toHaveCount(1);
});

for (const { path, script, first, next, found } of [
  {
    path: '/tours',
    script: '**/_astro/narrow-list.*.js',
    first: (page: Page) => page.getByText('Filter and sort').click(),
    next: (page: Page) => page.locator('select[name="destination"]').selectOption('indonesia'),
    found: '1 tour',
  },
  {
    path: '/visa-services',
    script: '**/_astro/visa-search-session.*.js',
    first: (page: Page) => page.locator('visa-search input').pressSequentially('thai'),
    next: (page: Page) => page.locator('visa-search input').fill('thail'),
    found: '1 visa',
  },
])
  test(`${path}, whose script does not come, says so, and follows the next touch`, async ({
    page,
  }) => {
    await page.route(script, (route) => route.abort());
    await page.goto(path);
    await first(page);
    await expect(page.getByRole('alert')).toContainText('It could not be loaded');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await page.unroute(script);
    // The touch before it may still wait for a script that does not come.
    await expect(async () => {
      await next(page);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(found, {
        timeout: 2_000,
      });
    }).toPass();
  });

test('the search in its dialog, whose script does not come, says so, and finds at the next word', async ({
  page,
}) => {
  const script = '**/_astro/search-session.*.js';
  await page.route(script, (route) => route.abort());
  await page.goto('/bn');
  await page.locator('[data-search-open]:visible').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(
    'লোড করা গেল না ইন্টারনেট সংযোগ দেখে পাতাটি আবার লোড করুন, তারপর আবার চাপুন।',
  );
  await page.unroute(script);
  await dialog.getByRole('combobox').fill('থাইল্যান্ড');
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

test('the scene of the home page stays where its script comes empty', async ({ page }) => {
  const script = /DestinationShowcase\.\w+\.js/;
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const asked = page.waitForRequest(script);
  await page.goto('/');
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#home .showcase-scene img')).toHaveCount(1);
});
