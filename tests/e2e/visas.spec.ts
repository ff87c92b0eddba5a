import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const cards = (page: Page) => page.locator('li[data-words]').filter({ visible: true });
const names = async (page: Page) =>
  (await cards(page).locator('h2').allTextContents()).map((name) => name.trim());
const search = (page: Page) => page.getByRole('search').getByRole('searchbox');

test('visas are found by country in both scripts, by chips and by address', async ({ page }) => {
  await page.goto('/visa-services');
  const all = await names(page);
  expect(all).toEqual(all.toSorted(new Intl.Collator('en').compare));
  expect(all).toContain('Thailand');
  const thailand = cards(page).filter({ hasText: 'Thailand' });
  await expect(thailand).toContainText('Featured');
  await expect(thailand).toContainText('7 to 15 working days');
  await expect(thailand).toContainText('৳7,500');
  await expect(thailand.locator('.checks li')).toHaveCount(3);
  const more = thailand.getByRole('link', { name: 'Learn more about Thailand' });
  await expect(more.getByText('Learn More', { exact: true })).toBeVisible();
  await expect(thailand.locator('img')).toHaveAttribute('src', '/flags/th.svg');
  await expect(thailand.locator('img')).toHaveAttribute('width', '80');
  await expect(cards(page).filter({ hasText: 'United Arab Emirates' })).toContainText('৳—');

  const count = page.locator('main').getByRole('status');
  await expect(count).toHaveText(`${all.length} visas`);
  for (const [query, found] of [
    ['  THAI ', ['Thailand']],
    ['থাইল্যাণ্ড', ['Thailand']],
    ['turkey', ['Türkiye']],
    ['বিলাত', ['United Kingdom']],
  ] as const) {
    await search(page).fill(query);
    await expect.poll(() => names(page), query).toEqual(found);
    await expect(count).toHaveText('1 visa');
  }
  await search(page).fill('');
  await page.getByRole('button', { name: 'Within 7 days' }).click();
  const quick = ['Bhutan', 'Kenya', 'Malaysia', 'Singapore', 'Sri Lanka', 'Uzbekistan'];
  await expect.poll(() => names(page)).toEqual(quick);
  await page.getByRole('link', { name: /Kenya/ }).first().click();
  await page.waitForURL('/visa-services/kenya');
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(quick);
  await page.getByRole('button', { name: 'Within 7 days' }).click();
  await expect.poll(() => names(page)).toEqual(all);

  await page.goto(`/bn/visa-services?q=${encodeURIComponent('সৌদী')}`);
  await expect.poll(() => names(page)).toEqual(['সৌদি আরব']);
  await expect(page.locator('main').getByRole('status')).toHaveText('১টি ভিসা');
  await search(page).fill('malay');
  await expect(page).toHaveURL(/\?q=malay$/);
  await expect.poll(() => names(page)).toEqual(['মালয়েশিয়া']);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['মালয়েশিয়া']);
});

test('a chip pressed again before its script comes is pressed once', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/_astro\/visa-search-session\.[^/]+\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/visa-services');
  const chip = page.getByRole('button', { name: 'Within 7 days' });
  await chip.click();
  await chip.click();
  script.resolve();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
});

test('visas are found by their cities in both scripts and by small slips, after what is exact', async ({
  page,
}) => {
  for (const [path, query, first] of [
    ['/visa-services', 'Dubai', 'United Arab Emirates'],
    ['/visa-services', 'London', 'United Kingdom'],
    ['/visa-services', 'Sharm', 'Egypt'],
    ['/visa-services', 'tailand', 'Thailand'],
    ['/visa-services', 'malaysiya', 'Malaysia'],
    ['/bn/visa-services', 'দুবাই', 'সংযুক্ত আরব আমিরাত'],
    ['/bn/visa-services', 'লন্ডন', 'যুক্তরাজ্য'],
    ['/bn/visa-services', 'London', 'যুক্তরাজ্য'],
  ] as const) {
    await page.goto(`${path}?q=${encodeURIComponent(query)}`);
    await expect(cards(page).locator('h2'), query).toHaveText([first]);
  }
  await page.goto('/visa-services');
  const all = await names(page);
  await search(page).fill('man');
  // Ranking: the country of that name, then those with a Manali, a Manchester or a Manila.
  await expect
    .poll(() => names(page))
    .toEqual(
      ['Germany', 'Oman', 'Romania', 'India', 'Philippines', 'United Kingdom'].filter((name) =>
        all.includes(name),
      ),
    );
  await search(page).fill('');
  await expect.poll(() => names(page)).toEqual(all);
});

test('a search without a result offers to ask, and the way back', async ({ page }) => {
  for (const [path, words, ask, clear] of [
    [
      '/visa-services',
      'No search results for “<b>Narnia & co</b>”',
      'Ask us about <b>Narnia & co</b>',
      'Show all visas',
    ],
    [
      '/bn/visa-services',
      '“<b>Narnia & co</b>” খুঁজে কিছু পাওয়া যায়নি',
      '<b>Narnia & co</b> নিয়ে জিজ্ঞেস করুন',
      'সব ভিসা দেখুন',
    ],
  ] as const) {
    await page.goto(path);
    const all = await names(page);
    await search(page).fill('<b>Narnia & co</b>');
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    const link = page.getByRole('link', { name: ask });
    const href = new URL((await link.getAttribute('href'))!);
    expect(href.href).toMatch(/^https:\/\/wa\.me\/880\d{10}\?/);
    expect(href.searchParams.get('text')).toContain('<b>Narnia & co</b>');
    await page.getByRole('button', { name: clear }).click();
    await expect(link).toBeHidden();
    await expect.poll(() => names(page)).toEqual(all);
    await expect(search(page)).toBeFocused();
  }
});

test('a flag that does not load is another flag, then an emoji', async ({ page }) => {
  await page.route('**/flags/th.svg', (route) => route.abort());
  await page.goto('/visa-services/thailand');
  const flag = page.locator('.flag').first();
  await expect(flag.locator('img')).toHaveAttribute('src', '/flags/generic.svg');
  await page.route('**/flags/*', (route) => route.abort());
  await page.reload();
  await expect(flag).toHaveText('🇹🇭');
});

test('a charge that an offer reduces is said as it is, not as the lowest of several', async ({
  page,
}) => {
  await page.goto('/bn/visa-services/vietnam');
  const charge = page.locator('dt', { hasText: 'খরচ' }).locator('+ dd.price');
  await expect(charge).toHaveText('৳৫,৮০০');
});

test('what is ticked stays ticked, in both languages and in what is sent', async ({ page }) => {
  await page.goto('/visa-services/thailand');
  await expect(page.getByRole('group', { name: 'Students' })).toBeVisible();
  const passport = page.getByRole('checkbox', { name: /^Passport valid/ });
  await passport.check();
  await expect(page.getByRole('group', { name: 'Everyone' })).toContainText('1 of 5 ready');
  await expect(page.getByRole('group', { name: 'Students' })).toContainText('0 of 2 ready');
  await page.reload();
  await expect(passport).toBeChecked();
  const send = page.getByRole('link', { name: 'Send this list to WhatsApp' });
  const sent = new URL((await send.getAttribute('href'))!).searchParams.get('text')!;
  expect(sent).toContain('☑ Passport valid for at least six months');
  expect(sent).toContain('☐ Photo 3.5 × 4.5 cm');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();

  await page.goto('/bn/visa-services/thailand');
  await expect(page.getByText('৫টির মধ্যে ১টি তৈরি')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /পাসপোর্ট/ }).first()).toBeChecked();
  await page.goto('/visa-services/malaysia');
  await expect(page.locator('visa-checklist input:checked')).toHaveCount(0);
});

test('what is ticked in another tab stays ticked', async ({ page, context }) => {
  await page.goto('/visa-services/thailand');
  const other = await context.newPage();
  await other.goto('/bn/visa-services/thailand');
  await other.locator('visa-checklist input').nth(0).check();
  await other.locator('visa-checklist input').nth(1).check();
  await expect(page.getByRole('group', { name: 'Everyone' })).toContainText('2 of 5 ready');
  await page.locator('visa-checklist input').nth(2).check();
  await page.reload();
  await expect(page.locator('visa-checklist input:checked')).toHaveCount(3);
  await expect(other.getByText('৫টির মধ্যে ৩টি তৈরি')).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all visas are there, and no search that would do nothing', async ({ page }) => {
    await page.goto('/bn/visa-services');
    expect(await cards(page).count()).toBeGreaterThan(10);
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('button', { name: 'ইউরোপ' })).toBeHidden();
    await page.goto('/visa-services/thailand');
    await expect(page.getByText('Visiting card and last three salary slips')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send this list to WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    );
  });

  test('the papers are read where a browser shows the text of a page alone', async ({ page }) => {
    for (const path of ['/visa-services/thailand', '/bn/visa-services/thailand']) {
      await page.goto(path);
      const groups = page.locator('visa-checklist').getByRole('group');
      await expect(groups.getByRole('listitem')).toHaveCount(11);
      // Reading views leave out what belongs to a form, and an element that holds a heading alone.
      await expect(groups.locator('> h3')).toHaveCount(4);
      await expect(page.locator('main :is(form, fieldset) :is(li, p)')).toHaveCount(0);
    }
  });
});
