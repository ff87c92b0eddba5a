import { mend } from './catalogue.ts';
import { signIn } from './cms.ts';
import { photo } from './photo.ts';
import { untilPublished } from './published.ts';
import { expect, test } from './test.ts';
import { call, expectAccessible, overflow, says } from './walk.ts';

const TOUR = '/tour-packages/sundarbans-boat-journey';

test.beforeEach(({ page }) => signIn(page));

test('the dashboard counts, says how the server is, and leads on', async ({ page }) => {
  const counts = page.getByRole('list', { name: 'Counts' });
  await expect(counts.getByRole('listitem')).toHaveText([
    /Blog Posts\d+/,
    /Tour Packages\d+/,
    /Visa Services\d+/,
    /Umrah Packages\d+/,
    /Contact Submissions\d+/,
  ]);
  for (const title of ['Recent contacts', 'Missing Bengali', 'Last changes'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Administrator').nth(1)).toBeVisible();
  await expectAccessible(page);
  const tree = await page.context().newCDPSession(page);
  const { nodes } = await tree.send('Accessibility.getFullAXTree');
  const links = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'link');
  const names = links.map(({ name }): unknown => name?.value);
  expect(names).toContain('Site is live');
  expect(names).not.toContain('');
  for (const [action, title] of [
    ['New Blog', 'Blog Management'],
    ['Add Tour', 'Tour Packages'],
    ['Add Visa Service', 'Visa Services'],
    ['Add Umrah', 'Umrah Packages Management'],
  ] as const) {
    await page.goto('/cms/dashboard');
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // The form is modal: the list behind it is inert, and not found by role.
    await expect(page.locator('h1', { hasText: title })).toBeVisible();
  }
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v1/health', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: {} });
  });
  await page.goto('/cms/dashboard');
  await expect(page.getByText('Checking')).toBeVisible();
  answer();
  await expect(page.getByText('Offline')).toBeVisible();
});

test('Ctrl+K finds a record in either script, a screen, and an action, on a Bengali layout, too', async ({
  page,
}) => {
  await page.keyboard.press('?');
  await expect(page.getByRole('alertdialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Find a record, a screen or an action' });
  await box.fill('থাইল্যাণ্ড');
  await expect(page.getByRole('option').first()).toContainText('Thailand');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const visa = page.getByRole('form', { name: 'Visa Service' });
  await expect(visa.getByLabel('Country English')).toHaveValue('Thailand');
  await visa.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(visa).toHaveCount(0);

  await page.getByRole('button', { name: /Find anything/ }).click();
  await expect(page.getByRole('option').first()).toContainText('Thailand');
  await box.fill('new service opt');
  await page.keyboard.press('Enter');
  const service = page.getByRole('form', { name: 'Service Option' });
  await expect(service).toBeVisible();
  await service.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(service).toHaveCount(0);

  await page.locator('body').dispatchEvent('keydown', { key: 'ক', code: 'KeyK', ctrlKey: true });
  await box.fill('no such thing');
  await expect(page.getByText('Nothing matches “no such thing”.')).toBeVisible();
});

test('a publish is seen without a reload, taken back, and published again', async ({ page }) => {
  await page.goto('/cms/publishing');
  await expect(page.getByText('Site is live')).toBeVisible();
  const { destinations } = await call<{ destinations: string }>(page, 'GET', TOUR);
  await call(page, 'PUT', TOUR, { destinations: 'Khulna and the far mangroves' });
  const last = page.getByRole('region', { name: 'Last publishes' }).getByRole('listitem').first();
  await expect(last).toContainText(
    /Sundarbans boat journey from Khulna · Destinations · \S.*\d+ pages/,
  );
  const targets = page.getByRole('region', { name: 'Targets' });
  await expect(targets).toContainText('Up to date');
  await expectAccessible(page);
  await last.getByRole('button', { name: /^Roll back/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await says(page, 'Rolled back successfully');
  await expect(last).toContainText('Rolled back');
  const chip = page.getByRole('status').filter({ hasText: 'As before a rollback' });
  await expect(chip).toBeVisible();
  await expect(targets).toContainText('As before a rollback');
  await expect(targets).toContainText(/\d+ pages? (do|does) not show what was saved/);
  await expect(targets.getByText('Up to date')).toHaveCount(0);
  await expectAccessible(page);
  await untilPublished('tours/sundarbans-boat-journey.html', destinations);
  await page.goto('/cms/tours');
  const row = page.getByRole('row').filter({ hasText: 'Sundarbans boat journey from Khulna' });
  await expect(row.getByText('Held back', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/cms/publishing');
  await page.getByRole('button', { name: 'Publish again' }).click();
  await says(page, 'Everything saved is published again');
  await untilPublished('tours/sundarbans-boat-journey.html', 'Khulna and the far mangroves');
  await page.goto('/cms/tours');
  await expect(row.getByText('Live', { exact: true })).toBeVisible();
  await page.goto('/cms/publishing');
  await call(page, 'PUT', TOUR, { destinations });

  const failure = {
    entity: 'tour-package',
    id: 'sundarbans-boat-journey',
    revision: 99,
    reason: 'Day 2 has no title',
    failed_at: '2026-11-20T09:00:00.000Z',
  };
  await page.route('**/api/v1/publishing/stream', (route) => route.abort());
  await page.route('**/api/v1/publishing', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), failures: [failure] } });
  });
  await page.reload();
  await expect(page.getByText('Publishing failed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Failed' })).toContainText('Day 2 has no title');
  const again = page.waitForResponse(/records\/tour-package\/sundarbans-boat-journey\/retry$/);
  await page.getByRole('button', { name: /^Retry/ }).click();
  expect((await again).status()).toBe(200);
  // Unroutes: later requests would still be pending when the page closes.
  await mend(page);
});

test('publishing that has stopped is told in the header, and why nothing is lost', async ({
  page,
}) => {
  await page.route('**/api/v1/publishing/stream', (route) => route.abort());
  await page.route('**/api/v1/publishing', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), stopped: true } });
  });
  await page.goto('/cms/publishing');
  await expect(
    page.getByRole('status').filter({ hasText: 'Publishing has stopped' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('It is kept, and goes live as soon as');
  await expectAccessible(page);
});

test('a site that was told of no save yet says so instead of an empty list', async ({ page }) => {
  await page.route('**/api/v1/publishing/stream', (route) => route.abort());
  await page.route('**/api/v1/publishing', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), revision: 0, targets: [] } });
  });
  await page.goto('/cms/publishing');
  await expect(page.getByText('Site is live')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Targets' })).toContainText(
    'The website was not told of any save yet.',
  );
  await expectAccessible(page);
});

test('pictures show where they are used, and only unused ones can go', async ({ page }) => {
  await page.goto('/cms/media');
  const pictures = page.getByRole('list', { name: 'Pictures' });
  await expect(pictures.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  const used = pictures.getByRole('listitem').filter({ hasText: 'Hero Scene' }).first();
  await used.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog', { name: 'This picture is in use' });
  await expect(question).toContainText('Hero Scene');
  await question.getByRole('button', { name: 'Close' }).click();

  await page.getByLabel('Upload images').setInputFiles({
    name: 'unused-ferry.png',
    mimeType: 'image/png',
    buffer: await photo(11),
  });
  await says(page, 'Image uploaded');
  await page.getByRole('combobox', { name: 'Use' }).selectOption('unused');
  await expect(used).toHaveCount(0);
  const ferry = pictures.getByRole('listitem').filter({ hasText: 'unused-ferry.png' });
  await expect(ferry).toContainText('Unused');
  await ferry.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Deleted successfully');
  await expect(ferry).toHaveCount(0);
});

test('on a phone content is one tap away, in targets of 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const module of ['dashboard', 'media', 'publishing', 'staff']) {
    await page.goto(`/cms/${module}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow(page), module).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Content' }).click();
  const links = page.getByRole('navigation', { name: 'Content' }).getByRole('link');
  for (const link of await links.all())
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await links.filter({ hasText: 'Site Management' }).click();
  await expect(page.getByRole('heading', { name: 'Site Management' })).toBeVisible();
});

test('the first screen needs no more than 200 KB of script, compressed', async ({ page }) => {
  await page.goto('/cms/dashboard');
  await expect(page.getByText('Site is live')).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const bytes = await Promise.all(
    scripts.map(async (url) => {
      const answer = await page.request.get(url, { headers: { 'accept-encoding': 'br' } });
      const { 'content-encoding': encoding, 'content-length': length } = answer.headers();
      // Files that fit in one packet are not precompressed.
      if (Number(length) >= 512) expect(encoding, url).toBe('br');
      return Number(length);
    }),
  );
  const total = bytes.reduce((sum, each) => sum + each, 0);
  expect(total).toBeGreaterThan(50 * 1024);
  expect(total).toBeLessThan(200 * 1024);
});
