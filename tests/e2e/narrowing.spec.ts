import { bengaliDigits } from '#model/text/digits.ts';
import type { Page } from '@playwright/test';
import { seenByAxe } from './page-checks.ts';
import { expect, test } from './test.ts';

interface Package {
  package_type: string;
}

const PHONE = { width: 390, height: 844 };
const cards = (page: Page) => page.locator('li[data-facets]').filter({ visible: true });
const prices = async (page: Page) =>
  (await cards(page).evaluateAll((all) =>
    all.map((each) => Number((each as HTMLElement).dataset['by']!.split(' ')[0])),
  )) as number[];
const facetsOf = (page: Page) =>
  page
    .locator('li[data-facets]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['facets']!.split(' ')));

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('tours are narrowed by month and sorted by price in Bengali, and Back undoes each', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/bn/tours', { waitUntil: 'networkidle' });
    const before = scripts.length;
    const all = await facetsOf(page);
    const status = page.locator('main').getByRole('status');
    const whole = `${bengaliDigits(String(all.length))}টি ট্যুর`;
    await expect(status).toHaveText(whole);
    await page.getByText('বাছাই করুন ও সাজান').click();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);

    const month = page.getByRole('combobox', { name: 'যাত্রার মাস' });
    const value = (await month.locator('option').nth(1).getAttribute('value'))!;
    const fitting = all.filter((of) => of.includes(`month:${value}`)).length;
    await month.selectOption(value);
    await expect(cards(page)).toHaveCount(fitting);
    await expect(page).toHaveURL(`/bn/tours?month=${value}`);
    await expect(page.locator('[data-chosen]')).toHaveText('১');

    const inOrder = await prices(page);
    await page.getByRole('combobox', { name: /^সাজান/ }).selectOption('price');
    await expect(page).toHaveURL(`/bn/tours?month=${value}&sort=price`);
    const sorted = inOrder.toSorted((one, other) => one - other);
    expect(sorted).not.toEqual(inOrder);
    await expect.poll(() => prices(page)).toEqual(sorted);
    await page.reload();
    await expect.poll(() => prices(page)).toEqual(sorted);
    await expect(page.locator('select[name="month"]')).toHaveValue(value);

    const last = cards(page).last();
    await last.evaluate((card) => card.scrollIntoView({ behavior: 'instant', block: 'center' }));
    const topOfLast = async () => Math.round((await last.boundingBox())!.y);
    await expect.poll(topOfLast).toBeGreaterThan(0);
    const top = await topOfLast();
    // Without the scroll that a press of Playwright's makes.
    await last.getByRole('link', { name: /আরও জানুন/ }).evaluate((a: HTMLElement) => a.click());
    await page.waitForURL(/\/bn\/tours\/./);
    await page.goBack();
    await expect.poll(() => prices(page)).toEqual(sorted);
    await expect.poll(async () => Math.abs((await topOfLast()) - top)).toBeLessThanOrEqual(2);

    await page.goBack();
    await expect.poll(() => prices(page)).toEqual(inOrder);
    await page.goBack();
    await expect(cards(page)).toHaveCount(all.length);
    await expect(page).toHaveURL('/bn/tours');
    await expect(status).toHaveText(whole);
  });

  test('the number is said once a change, and nothing found offers the way back', async ({
    page,
  }) => {
    await page.goto('/tours?length=1-3&price=20000&month=1999-01');
    const status = page.locator('main').getByRole('status');
    // Tests before this one may have left short and cheap tours of their own.
    const fits = (of: string[]) => of.includes('length:1-3') && of.includes('price:20000');
    const count = (await facetsOf(page)).filter(fits).length;
    await expect(status).toHaveText(count === 1 ? '1 tour' : `${count} tours`);
    await page.getByText('Filter and sort').click();
    await status.evaluate((element) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(element.textContent!)).observe(element, {
        childList: true,
      });
    });
    await page.getByRole('combobox', { name: 'Destination' }).selectOption('nepal');
    const none = page.getByRole('heading', { name: 'No tour fits all of that' });
    await expect(none).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    expect(await page.evaluate(() => (window as never as { said: string[] }).said)).toEqual([
      'No tour fits all of that',
    ]);
    await expect(page.getByRole('link', { name: /^Ask on WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/880\d{10}\?text=/,
    );
    const { violations } = await seenByAxe(page, {}, { include: ['[data-narrowing]'] });
    expect(violations).toEqual([]);
    await page.getByRole('button', { name: 'Show all' }).last().click();
    await expect(status).toHaveText(`${(await facetsOf(page)).length} tours`);
    await expect(page).toHaveURL('/tours');
    await expect(page.locator('summary:focus')).toContainText('Filter and sort');
  });
});

test('sorted by price, no card shows less than the one before it, offers or not', async ({
  page,
}) => {
  for (const path of ['/tours', '/umrah']) {
    await page.goto(`${path}?sort=price`);
    const shown = async () =>
      (await cards(page).locator('.price').allTextContents()).map((text) =>
        Number(text.replaceAll(/\D/g, '')),
      );
    await expect.poll(shown).toEqual((await shown()).toSorted((one, other) => one - other));
  }
});

test('flights are narrowed by where they go', async ({ page }) => {
  await page.goto('/flights');
  await page.getByText('Filter and sort').click();
  await page.getByRole('combobox', { name: /^To/ }).selectOption({ label: 'Kathmandu (KTM)' });
  await expect(cards(page)).toHaveCount(1);
  await expect(page.locator('main').getByRole('status')).toHaveText('1 offer');
});

test('cards of further pages come with the first choice, and go with the last', async ({
  page,
}) => {
  await page.route('**/tours/page/2', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<ul><li data-facets="destination:nepal" data-by="1 3 -">Beyond</li></ul>',
    }),
  );
  await page.goto('/tours');
  const own = await cards(page).count();
  const inNepal = (await facetsOf(page)).filter((of) => of.includes('destination:nepal')).length;
  await page.locator('[data-narrowing]').evaluate((root) => {
    root.dataset['more'] = '/tours/page/2';
  });
  await page.getByText('Filter and sort').click();
  await page.getByRole('combobox', { name: 'Destination' }).selectOption('nepal');
  await expect(cards(page)).toHaveCount(inNepal + 1);
  await page.getByRole('combobox', { name: /^Sort by/ }).selectOption('price');
  await expect(cards(page).first()).toHaveText('Beyond');
  await page.getByRole('button', { name: 'Show all' }).first().click();
  await expect(cards(page)).toHaveCount(own);
});

test('where further pages cannot be had, the list says so, and not that nothing fits', async ({
  page,
}) => {
  await page.route('**/bn/tours/page/2', (route) => route.abort());
  await page.goto('/bn/tours');
  await page.locator('[data-narrowing]').evaluate((root) => {
    root.dataset['more'] = '/bn/tours/page/2';
  });
  await page.getByText('বাছাই করুন ও সাজান').click();
  await page.getByRole('combobox', { name: 'গন্তব্য' }).selectOption('nepal');
  await page.getByRole('combobox', { name: 'খরচ' }).selectOption({ index: 1 });
  await expect(cards(page)).toHaveCount(0);
  const status = page.locator('main').getByRole('status');
  await expect(status).toContainText('পুরো তালিকাটি আনা যায়নি');
  await expect(page.locator('main [data-none]')).toBeHidden();
  await page.getByRole('button', { name: 'সব দেখুন' }).first().click();
  await expect(status).toHaveText(/টি ট্যুর$/);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead to pages of the parts of a list', async ({ page, request }) => {
    await page.goto('/umrah');
    await expect(page.getByText('Filter and sort')).toBeHidden();
    await page.getByRole('link', { name: 'By month and type' }).click();
    await page
      .getByRole('navigation', { name: 'By type' })
      .getByRole('link', { name: 'Group' })
      .click();
    await expect(page).toHaveURL('/umrah/in/group');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Group Umrah packages');
    const packages = (await (await request.get('/api/v1/umrah-packages')).json()) as Package[];
    const inGroup = packages.filter(({ package_type }) => package_type === 'group').length;
    await expect(page.locator('main article')).toHaveCount(inGroup);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await page.goto('/tours/in/nepal');
    await expect(page.locator('main article')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const sitemap = await (await request.get('/sitemaps/pages.xml')).text();
    expect(sitemap).toContain('/bn/umrah/in/group<');
    expect(sitemap).not.toContain('/tours/in/nepal');
    // A landing page says more about it.
    expect(sitemap).not.toContain('/tours/in/bangladesh');
    expect((await request.get('/tours/in/narnia')).status()).toBe(404);
  });
});

test('a landing page leads to what it is about, and the pages of both lead to it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tours/in/bangladesh');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.locator('main').getByRole('link', { name: 'Short trips in Bangladesh' }).click();
  await expect(page).toHaveURL('/travel/short-trips-in-bangladesh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short trips in Bangladesh');
  const listed = page.locator('section').filter({ has: page.locator('#offers') });
  expect(await listed.getByRole('article').count()).toBeGreaterThan(2);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const { violations } = await seenByAxe(page);
  expect(violations.map(({ id }) => id)).toEqual([]);
  await listed
    .getByRole('link', { name: /^Sundarbans/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Short trips in Bangladesh' })).toBeVisible();
  await page.goto('/bn/travel');
  await page.getByRole('link', { name: 'রমজানে ওমরাহ', exact: true }).click();
  await expect(page.getByText('ঈদ পর্যন্ত কি মক্কায় থাকা যায়?')).toBeVisible();
});
