import { openModule } from './catalogue.ts';
import { enter } from './cms.ts';
import { photo } from './photo.ts';
import { untilPublished } from './published.ts';
import { expect, test } from './test.ts';
import { BUSY, call, expectAccessible, overflow, says } from './walk.ts';

const TOUR = '/tour-packages/sundarbans-boat-journey';
const PAGE = 'tours/sundarbans-boat-journey.html';
const ENGLISH = 'A launch among mangroves at low tide';
const BENGALI = 'ভাটার সময় ম্যানগ্রোভের মাঝে একটি লঞ্চ';

test('what a picture shows is said once in Media, and by the pages that show it', async ({
  page,
}) => {
  test.slow();
  await enter(page);
  await openModule(page, 'media', 'Media Library');
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  const before = await pictures.first().locator('img').getAttribute('src');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'launch.png', mimeType: 'image/png', buffer: await photo(61) });
  await expect(pictures.first().locator('img')).not.toHaveAttribute('src', before!);
  const [upload] = await call<{ file: string; url: string }[]>(page, 'GET', '/uploads?limit=1');
  const { cover_photo } = await call<{ cover_photo: string | null }>(page, 'GET', TOUR);
  await call(page, 'PUT', TOUR, { cover_photo: upload!.url });
  await untilPublished(PAGE, upload!.file);

  await page.reload();
  const card = pictures.first();
  await expect(card).toContainText('launch.png');
  await expect(card).toContainText('Not described in English');
  const search = page.getByRole('searchbox', { name: 'Search pictures' });
  await search.fill('LAUNCH png');
  await expect(page.getByRole('list', { name: 'Pictures' }).locator('> li')).toHaveCount(1);
  await search.fill('no such file');
  await expect(page.getByText('No picture matches')).toBeVisible();
  await search.fill('');
  await expect(card).toContainText('Not described in Bengali');
  await page.getByLabel('Use', { exact: true }).selectOption('undescribed');
  await card.getByRole('button', { name: 'Describe launch.png' }).click();
  const form = page.getByRole('form', { name: 'What the picture shows' });
  await form.getByLabel('English').fill(ENGLISH);
  await form.getByLabel('বাংলা').fill(BENGALI);
  await expectAccessible(page);
  await page.route('**/api/v1/uploads/*', (route) => route.fulfill(BUSY));
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'The database is busy; try again');
  await page.unroute('**/api/v1/uploads/*');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Updated successfully');
  await expect(form).toHaveCount(0);

  await untilPublished(PAGE, `alt="${ENGLISH}"`);
  await untilPublished(`bn/${PAGE}`, `alt="${BENGALI.normalize('NFC')}"`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Use', { exact: true }).selectOption('all');
  await expect(pictures.first()).toContainText(ENGLISH);
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
  await call(page, 'PUT', TOUR, { cover_photo });
});

test('a picture that two describe at once, each in a language, has the words of both', async ({
  page,
}) => {
  await enter(page);
  await openModule(page, 'media', 'Media Library');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'both.png', mimeType: 'image/png', buffer: await photo(65) });
  await page.getByRole('button', { name: 'Describe both.png' }).click();
  const form = page.getByRole('form', { name: 'What the picture shows' });
  await form.getByLabel('English').fill(ENGLISH);
  const [upload] = await call<{ file: string }[]>(page, 'GET', '/uploads?limit=1');
  const address = `/uploads/${upload!.file}`;
  await call(page, 'PUT', address, { alt_bn: BENGALI });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Updated successfully');
  const [described] = await call<object[]>(page, 'GET', '/uploads?limit=1');
  expect(described).toMatchObject({ alt_en: ENGLISH, alt_bn: BENGALI.normalize('NFC') });
  await call(page, 'DELETE', address);
});

test('a picture that is being made smaller says so, and nothing of what is sent', async ({
  page,
}) => {
  await enter(page);
  await openModule(page, 'media', 'Media Library');
  // The browser is as slow as a phone with a large photo.
  await page.evaluate(() => {
    const read = File.prototype.arrayBuffer;
    File.prototype.arrayBuffer = async function (this: File) {
      await new Promise<void>((go) => window.addEventListener('go', () => go(), { once: true }));
      return read.call(this);
    };
  });
  await page.locator('input[type=file]').setInputFiles([
    { name: 'first.png', mimeType: 'image/png', buffer: await photo(71) },
    { name: 'second.png', mimeType: 'image/png', buffer: await photo(72) },
  ]);
  const uploads = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(uploads).toHaveText([/first\.png.*Preparing…/, /second\.png.*Waiting…/]);
  await expect(uploads.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('go')));
  await expect(uploads).toHaveText([/second\.png.*Preparing…/]);
  await page.evaluate(() => window.dispatchEvent(new Event('go')));
  await expect(uploads).toHaveCount(0);
});

test('a picture that cannot be sent says that the server cannot be reached', async ({ page }) => {
  await enter(page);
  await openModule(page, 'media', 'Media Library');
  await page.route('**/api/v1/uploads/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cut-off.png', mimeType: 'image/png', buffer: await photo(64) });
  const fault = page.getByRole('listitem').filter({ hasText: 'cut-off.png' });
  await expect(fault).toContainText('The server cannot be reached. Check the network connection');
  await expect(fault.getByRole('button', { name: 'Retry' })).toBeVisible();
});
