import type { Page } from '@playwright/test';
import { placeOfRecord, type Rows } from '#model/search/shards.ts';
import { strings } from '../../site/i18n/index.ts';
import { faultsSeenByAxe, sidewaysOverflow } from './page-checks.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const KEY = 'kheya_saved';
const PACKAGES = ['umrah-group-14-days', 'umrah-ramadan-group', 'umrah-seven-days-direct'] as const;
const heads = (page: Page) => page.locator('thead [data-package]').filter({ visible: true });
const shown = (page: Page) =>
  heads(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['package']));
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('packages are chosen on cards and compared side by side, by an address', async ({ page }) => {
  await page.goto('/umrah');
  const first = page.getByRole('checkbox', { name: 'Compare: Group Umrah, fourteen days' });
  await first.check();
  await page.getByRole('checkbox', { name: /^Compare: Umrah in Ramadan/ }).check();
  const bar = page.locator('[data-compare-bar]');
  await expect(bar.getByRole('status')).toHaveText('2 packages chosen to compare');
  await expect(page).toHaveURL(`/umrah?p=${PACKAGES[0]},${PACKAGES[1]}`);
  // The demo has one page of packages; a longer list has links to the others.
  const pager = '<nav data-pages><a href="/umrah/page/2">2</a></nav>';
  await page
    .locator('main')
    .evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), pager);
  await first.uncheck();
  await first.check();
  await expect(page.locator('[data-pages] a')).toHaveAttribute(
    'href',
    new RegExp(`/umrah/page/2\\?p=${PACKAGES[1]},${PACKAGES[0]}$`),
  );
  await page.goto(`/umrah?p=${PACKAGES[0]},${PACKAGES[1]}`);
  await bar.getByRole('link', { name: 'Compare now' }).click();

  await expect(page).toHaveURL(`/umrah/compare?p=${PACKAGES[0]},${PACKAGES[1]}`);
  const status = page.locator('[data-comparing]').getByRole('status');
  await expect(status).toHaveText('2 packages side by side');
  expect(await shown(page)).toEqual(PACKAGES.slice(0, 2));
  const mosque = page.getByRole('row', { name: /^To the mosque/ }).first();
  await expect(mosque.getByRole('cell')).toHaveText([
    '650 m to Masjid al-Haram',
    '900 m to Masjid al-Haram',
  ]);
  await expect(mosque).not.toContainText('the same', { useInnerText: true });
  const airline = page.locator('tr', { hasText: 'Airline' });
  await expect(airline).toContainText('the same', { useInnerText: true });
  const box = page.getByRole('region', { name: 'Umrah packages side by side' });
  expect(await box.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
  await page.getByRole('checkbox', { name: 'Only what differs' }).check();
  await expect(airline).toBeHidden();
  await expect(mosque).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only what differs' }).uncheck();
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await faultsSeenByAxe(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.getByRole('link', { name: /WhatsApp/ }).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(page.locator('main').getByText('Travel agency registration')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByText('Choose packages').click();
  const choices = page.getByRole('group', { name: 'Up to three packages' });
  const third = choices.getByRole('checkbox', { name: /Seven days/ });
  await third.focus();
  await page.keyboard.press('Space');
  await expect(status).toHaveText('3 packages side by side');
  const fourth = choices.getByRole('checkbox', { name: /elders/ });
  await fourth.click();
  await expect(status).toContainText('Three packages fit side by side');
  await expect(fourth).not.toBeChecked();
  await page.getByRole('button', { name: /^Take out of the comparison: Umrah in Ramadan/ }).click();
  await expect(status).toHaveText('2 packages side by side');
  expect(await shown(page)).toEqual([PACKAGES[0], PACKAGES[2]]);
  await page.locator('[data-language-link]').click();
  await expect(page).toHaveURL(`/bn/umrah/compare?p=${PACKAGES[0]},${PACKAGES[2]}`);
  await expect(heads(page)).toHaveCount(2);
  await page.goto(`/bn/umrah/compare?p=${PACKAGES[1]},gone,"><i>,${PACKAGES[1]}`);
  await expect(status).toContainText('১টি প্যাকেজ বেছেছেন');
  await expect(status).toContainText('এখন আর নেই');
  await expect(page).toHaveURL(`/bn/umrah/compare?p=${PACKAGES[1]}`);
});

test('what is saved stays on the device, in both tabs and languages, and what is gone falls out', async ({
  page,
  context,
}) => {
  await page.goto('/umrah/umrah-ramadan-group');
  const save = page.getByRole('button', { name: /^Save for later: Umrah in Ramadan/ });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.toast')).toContainText('Saved on this device');

  const other = await context.newPage();
  await other.goto('/bn/saved');
  const entries = other.locator('[data-saved] li');
  await expect(entries).toHaveText([/রমজানের শেষ দশকে ওমরাহ/]);
  await page.goto('/tours');
  await page.locator('[data-save="tour-package/sundarbans-boat-journey"]').click();
  await expect(entries).toHaveCount(2);
  await other.getByRole('checkbox', { name: /^তুলনা করুন: রমজানের/ }).check();
  await expect(other.getByRole('link', { name: 'মিলিয়ে দেখুন' })).toHaveAttribute(
    'href',
    /\/bn\/umrah\/compare\?p=umrah-ramadan-group$/,
  );
  expect(await faultsSeenByAxe(other)).toEqual([]);

  const full = Array.from({ length: 98 }, (_, n) => `tour-package/gone-${n}`);
  await page.evaluate(
    ([key, gone]) => {
      const list = JSON.parse(localStorage.getItem(key!)!) as string[];
      localStorage.setItem(key!, JSON.stringify([...(gone as string[]), ...list, '<b>', 7]));
    },
    [KEY, full] as const,
  );
  await expect(other.getByText('রেখে দেওয়া ৯৮টি এখন আর নেই')).toBeVisible();
  await expect(entries).toHaveCount(2);
  expect(JSON.parse((await kept(other))!)).toHaveLength(2);
  for (let left = 2; left > 0; left--) {
    await entries
      .first()
      .getByRole('button', { name: /^বাদ দিন: / })
      .click();
    await expect(entries).toHaveCount(left - 1);
  }
  await expect(other.getByRole('heading', { name: 'এখনো কিছু রাখা হয়নি' })).toBeVisible();
  expect(await kept(other)).toBeNull();
  expect(await faultsSeenByAxe(other)).toEqual([]);
  await expect(page.locator('[data-save][aria-pressed="true"]')).toHaveCount(0);
});

for (const locale of ['en', 'bn'] as const)
  test(`a press (${locale}) whose script does not come says so, and the next one does what it should`, async ({
    page,
  }) => {
    const script = /\/_astro\/acts\.[^/]+\.js$/;
    await page.route(script, (route) => route.abort());
    await page.goto(`${locale === 'en' ? '' : '/bn'}/umrah`);
    const controls = page.locator('main [data-take]').filter({ visible: true });
    const [save, choose] = [
      controls.and(page.locator('[data-take="save"]')).first(),
      controls.and(page.locator('[data-take="choose"]')).first(),
    ];
    const { unloaded } = strings(locale).saved;
    await save.click();
    await expect(page.getByRole('alert')).toContainText(unloaded[0]!);
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await choose.click();
    await expect(page.getByRole('alert')).toHaveCount(2);
    await expect(choose).not.toBeChecked();
    await page.unroute(script);
    await choose.click();
    await expect(choose).toBeChecked();
    await expect(page).toHaveURL(/p=/);
  });

test('presses that come before their script are all followed, each control once', async ({
  page,
}) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/_astro\/acts\.[^/]+\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/umrah');
  const boxes = PACKAGES.map((id) => page.locator(`[data-take="choose"][value="${id}"]`));
  await boxes[0]!.check();
  await boxes[1]!.check();
  await boxes[2]!.check();
  await boxes[0]!.uncheck();
  const heart = page.locator('main [data-take="save"]').filter({ visible: true }).first();
  await heart.click();
  await heart.click();
  script.resolve();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(`/umrah?p=${PACKAGES[1]},${PACKAGES[2]}`);
  await expect(boxes[0]!).not.toBeChecked();
  for (const box of boxes.slice(1)) await expect(box).toBeChecked();
  await expect(page.locator('[data-compare-bar]').getByRole('status')).toHaveText(
    '2 packages chosen to compare',
  );
});

test('a box that was ticked before the page had any script is chosen', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/_astro\/[^/]+\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/umrah', { waitUntil: 'commit' });
  const boxes = PACKAGES.map((id) => page.locator(`[data-take="choose"][value="${id}"]`));
  await boxes[1]!.check();
  scripts.resolve();
  await expect(page).toHaveURL(`/umrah?p=${PACKAGES[1]}`);
  await boxes[0]!.check();
  await expect(page).toHaveURL(`/umrah?p=${PACKAGES[1]},${PACKAGES[0]}`);
  for (const box of boxes.slice(0, 2)) await expect(box).toBeChecked();
});

for (const [what, lost] of [
  ['list that', '**/search/en/*.json'],
  ['list whose first script', '**/_astro/acts.*.js'],
  ['list whose last script', '**/_astro/saved-list.*.js'],
] as const)
  test(`a ${what} cannot be loaded is not called empty`, async ({ page }) => {
    await page.goto('/tours/sundarbans-boat-journey');
    await page
      .getByRole('button', { name: /^Save for later: / })
      .first()
      .click();
    await expect(page.locator('.toast')).toContainText('Saved on this device');
    let isLost = true;
    await page.route(lost, (route) => (isLost ? route.abort() : route.continue()));
    await page.goto('/saved');
    await expect(page.getByRole('alert')).toContainText('The list could not be loaded');
    const empty = page.getByRole('heading', { name: 'Nothing is saved here yet' });
    await expect(empty).toBeHidden();
    isLost = false;
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('button', { name: /^Remove: / }).click();
    await expect(empty).toBeVisible();
  });

test('what is saved stays when so many tours came that their names are in two files', async ({
  page,
}) => {
  await page.goto('/tours');
  const whole = (await (await page.request.get('/search/en/tours-0.json')).json()) as Rows;
  const idOf = (path: string) => path.slice('/tours/'.length);
  const halfOf = (path: string) => placeOfRecord('tour-package', idOf(path)) % 2;
  const byHalf = (half: number) =>
    whole.rows.map(([, , path]) => path).filter((path) => halfOf(path) === half);
  const saved = [...byHalf(0).slice(0, 2), ...byHalf(1).slice(0, 2)];
  expect(saved).toHaveLength(4);
  const keys = saved.map((path) => `tour-package/${idOf(path)}`);
  await page.evaluate(
    ([key, list]) => localStorage.setItem(key!, list!),
    [KEY, JSON.stringify(keys)],
  );
  for (const half of [0, 1])
    await page.route(`**/search/en/tours-${half}.json`, (route) =>
      route.fulfill({
        json: {
          ...whole,
          parts: 2,
          rows: whole.rows.filter(([, , path]) => halfOf(path) === half),
        },
      }),
    );
  // The page itself is as it was made before, as an open tab has it and a device without a network.
  await page.goto('/saved');
  await expect(page.locator('[data-count]')).toHaveText('4 saved');
  expect(await kept(page)).toBe(JSON.stringify(keys));
});

test('a browser that keeps nothing says so, and the address is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await page.goto('/tours/sundarbans-boat-journey');
  const save = page.getByRole('button', { name: /^Save for later: / }).first();
  await save.click();
  await expect(page.getByRole('alert')).toContainText('It could not be saved');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('[data-url]').getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/tours\/sundarbans-boat-journey$/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all packages stand side by side, a page is shared, and saving offers a call', async ({
    page,
  }) => {
    await page.goto('/umrah');
    await expect(page.locator('main [data-take]').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Compare packages side by side' }).click();
    await expect(page.getByText('Choose packages')).toBeHidden();
    const count = await page.locator('thead [data-package]').count();
    expect(count).toBeGreaterThan(3);
    await expect(heads(page)).toHaveCount(count);
    expect(await sidewaysOverflow(page)).toEqual([]);
    await page.goto('/tours/sundarbans-boat-journey');
    await expect(page.getByRole('link', { name: /^Share on WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=.*sundarbans-boat-journey$/,
    );
    await page.goto('/bn/saved');
    await expect(page.getByText('জাভাস্ক্রিপ্ট লাগে')).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
    await expect(page.getByText('এখনো কিছু রাখা হয়নি')).toBeHidden();
  });
});
