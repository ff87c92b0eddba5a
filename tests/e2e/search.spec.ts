import { buildShard } from '#model/search/build.ts';
import { placeOfRecord, referenceOf } from '#model/search/shards.ts';
import { faultsSeenByAxe } from './page-checks.ts';
import { expect, test } from './test.ts';

test('what is typed is found at once, and opened by the keyboard alone', async ({ page }) => {
  const index: string[] = [];
  page.on('request', (request) => {
    if (/\/search\/.*\.json$|search-session/.test(request.url())) index.push(request.url());
  });
  await page.goto('/tours', { waitUntil: 'networkidle' });
  expect(index).toEqual([]);
  const opener = page.getByRole('link', { name: 'Search', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Search the whole site' });
  await expect(field).toBeFocused();
  await page.keyboard.type('tailand bhisa');
  const first = page
    .getByRole('listbox')
    .getByRole('option', { name: /Thailand visa/ })
    .first();
  await expect(first).toBeVisible();
  await expect(page.locator('#search-dialog [role="status"]')).toHaveText(
    /results for “tailand bhisa”/,
  );
  expect(index.some((url) => url.endsWith('/search/t.json'))).toBe(true);
  expect(index.some((url) => url.endsWith('/search/k.json'))).toBe(false);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  expect(await faultsSeenByAxe(page)).toEqual([]);

  await page.keyboard.press('ArrowUp');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Escape');
  await expect(page.locator('#search-dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await page.keyboard.type('visa');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.route(/\/search\/k\.json$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  // Faster than the network: the keys are about these words, not about the visas still in sight.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('coxbazar');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const answer = await (await page.request.get('/search?q=coxbazar')).text();
  const [, found] = /data-results[^]*? href="([^"]+)"/.exec(answer)!;
  expect(found).toMatch(/coxs-bazar/);
  await expect(page).toHaveURL(new URL(found!, page.url()).href);
});

test('where nothing is found, somebody can be called; Enter leads to the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bn/tours');
  await page.locator('[data-search-open]').click();
  await page.keyboard.type('"><i>qqqqqq</i>');
  const dialog = page.locator('#search-dialog');
  await expect(dialog.getByText(/খুঁজে কিছু পাওয়া যায়নি/)).toBeVisible();
  await expect(dialog.locator('a[href^="tel:"]')).toBeVisible();
  await expect(dialog.locator('i')).toHaveCount(0);
  expect(await faultsSeenByAxe(page)).toEqual([]);
  await page.locator('#search-query').fill('রমযানে উমরাহ');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('রমজানে ওমরাহ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bn\/search\?q=/);
  await expect(page.locator('[data-results] a').first()).toHaveAttribute(
    'href',
    '/bn/travel/umrah-in-ramadan',
  );
  expect(await faultsSeenByAxe(page)).toEqual([]);
});

test('where more is found than a page lists, the page says how many it lists', async ({ page }) => {
  const places = Array.from({ length: 31 }, (_, n) => placeOfRecord('tour-package', `safari-${n}`));
  const entries = places.map((place) => ({
    kind: 'tours' as const,
    place,
    words: [['safari', 'name'] as const],
  }));
  const rows = places.map((place, n) => [referenceOf(place), `Safari ${n}`, '/tours', '']);
  await page.route('**/search/s.json', (route) => route.fulfill({ json: buildShard(entries, {}) }));
  await page.route('**/search/*/tours-0.json', (route) =>
    route.fulfill({ json: { label: 'Tour', parts: 1, rows } }),
  );
  await page.goto('/search');
  await page.getByRole('searchbox').fill('safari');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    '31 results for “safari”, the closest 30 are below',
  );
  await expect(page.locator('[data-results] li')).toHaveCount(30);
  await page.goto('/bn/tours');
  await page.locator('[data-search-open]').click();
  await page.keyboard.type('safari');
  await expect(page.locator('#search-dialog [role="status"]')).toHaveText(
    '“safari” খুঁজে ৩১টি ফল পাওয়া গেছে',
  );
});

test('a host that has only files searches by script', async ({ page }) => {
  await page.route(/\/search\?q=/, async (route) => {
    const response = await route.fetch({ url: new URL('/search', route.request().url()).href });
    await route.fulfill({ response });
  });
  await page.goto('/search?q=dubai+tur');
  await expect(page.locator('[data-results] a').first()).toHaveAttribute(
    'href',
    '/tours/dubai-city-break',
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the button is a link, and the server answers the page', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-search-open]').click();
    await expect(page).toHaveURL(/\/search$/);
    await page.getByRole('searchbox').fill('"><b>থাইল্যাণ্ড');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox')).toHaveValue('"><b>থাইল্যাণ্ড');
    await expect(page.locator('[data-results] a').first()).toHaveAttribute(
      'href',
      '/visa-services/thailand',
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
