import type { Page } from '@playwright/test';
import { busy, mend, openModule, rowOf, told } from './catalogue.ts';
import { enter } from './cms.ts';
import { photo } from './photo.ts';
import { signInToApi } from './api.ts';
import { expect, test } from './test.ts';

const BANGKOK = 'Bangkok and Pattaya for first-time travellers';
const form = (page: Page) => page.getByRole('form', { name: 'Tour Package' });

async function editBangkok(page: Page) {
  await page.getByRole('button', { name: `Edit ${BANGKOK}` }).click();
  await expect(form(page)).toBeVisible();
  return form(page);
}

test('what is missing in Bengali is counted, listed, led to, copied and built', async ({
  page,
  request,
}) => {
  const api = await signInToApi(request);
  const untold = ['name_bn', 'itinerary_bn', 'exclusions_bn', 'package_details_bn'];
  const nothing = Object.fromEntries(untold.map((field) => [field, null]));
  await api.change('/tour-packages/bangkok-pattaya', nothing);
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await page.getByRole('button', { name: /^Missing Bengali/ }).click();
  const row = rowOf(page, BANGKOK);
  await expect(row).toContainText('বাং 3/7');
  await row.getByRole('button', { name: `${BANGKOK}: 3 of 7 fields in Bengali` }).click();
  await page.getByRole('button', { name: 'Exclusions', exact: true }).click();
  const fields = form(page);
  await expect(fields.getByLabel('Exclusions বাংলা')).toBeFocused();

  // Text that repeats the English counts as untranslated.
  const badge = fields.getByRole('button', { name: /of 7 fields in Bengali/ });
  await fields.getByRole('button', { name: 'Copy Name from English' }).click();
  await expect(fields.getByLabel('Name বাংলা')).toHaveValue(BANGKOK);
  await expect(badge).toHaveText('বাং 3/7');
  await fields.getByLabel('Name বাংলা').fill('প্রথমবারের ব্যাংকক');
  await expect(badge).toHaveText('বাং 4/7');
  await fields.getByRole('button', { name: 'Copy Name from English' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(fields.getByLabel('Name বাংলা')).toHaveValue('প্রথমবারের ব্যাংকক');

  await fields.getByRole('button', { name: 'Copy days' }).click();
  const days = fields.getByRole('group', { name: 'Itinerary বাংলা' });
  await expect(days.getByRole('listitem')).toHaveCount(5);
  await days.getByRole('button', { name: /^Day 2/ }).click();
  await days.getByLabel('Title').fill('প্রবাল দ্বীপ');
  await days.getByLabel('Activities, one per line').fill('নৌকা\n\nসাঁতার');
  await days.getByRole('button', { name: 'Move up Day 2' }).click();
  await expect(days.getByRole('button', { name: 'Move up Day 1' })).toBeFocused();
  await days.getByRole('button', { name: 'Duplicate Day 1' }).click();
  await expect(days.getByRole('listitem')).toHaveCount(6);
  await days.getByRole('button', { name: 'Remove Day 2' }).click();
  await page.keyboard.press('Control+s');
  await told(page, 'Success', 'Tour package updated successfully');
  await mend(page);

  await editBangkok(page);
  const itinerary = fields.locator('[data-field=itinerary_bn]');
  await itinerary.getByRole('button', { name: 'Edit as JSON' }).click();
  const json = itinerary.getByRole('textbox');
  expect(JSON.parse(await json.inputValue())).toEqual({
    day1: { title: 'প্রবাল দ্বীপ', activities: ['নৌকা', 'সাঁতার'] },
  });
  await json.fill('{ "day1": { "title": "খুলনা" ');
  await page.keyboard.press('Control+s');
  await expect(itinerary.getByRole('alert')).toContainText('Invalid JSON: ');
  await expect(json).toHaveValue('{ "day1": { "title": "খুলনা" ');
});

test('an undo brings back what was removed, and leaves what was written since', async ({
  page,
}) => {
  const api = await signInToApi(page.request);
  const tour = { name: 'Undone', destinations: 'Bhola', price: 5000, duration: '2' };
  const departure = (from: string) => ({ from, prices: { twin: 5000 } });
  const { id } = await api.create('/tour-packages', {
    ...tour,
    itinerary: { day1: { title: 'Out' }, day2: { title: 'Across' }, day3: { title: 'Back' } },
    departures: [departure('2097-03-01'), departure('2097-04-01')],
    images: ['a', 'b', 'c'].map((name) => `https://example.com/${name}.jpg`),
  });
  const visa = { country_name: 'Atlantis' };
  const requirements = { Everyone: ['Passport'], Students: ['A letter'] };
  const { id: visaId } = await api.create('/visa-services', { ...visa, requirements });
  await enter(page);
  await page.goto(`/cms/tours/${id}`);
  /** Presses Undo twice in the oldest of these toasts. */
  const undo = async (words: string) => {
    const toasts = page
      .locator('[data-sonner-toast][data-removed=false]')
      .filter({ hasText: words });
    // No toast ends while the pointer is over one.
    await toasts.first().hover();
    const count = await toasts.count();
    const button = toasts.last().getByRole('button', { name: 'Undo' });
    await button.evaluate((each: HTMLButtonElement) => [each.click(), each.click()]);
    await expect(toasts).toHaveCount(count - 1);
  };
  const days = form(page).getByRole('group', { name: 'Itinerary English' });
  await days.getByRole('button', { name: 'Remove Day 2' }).click();
  await days.getByRole('button', { name: /^Day 1/ }).click();
  await days.getByLabel('Title').fill('Out to the river');
  await undo('Day 2 removed');
  await expect(days.getByRole('listitem')).toHaveText([/Out to the river/, /Across/, /Back/]);

  const rows = form(page).locator('[data-departure]');
  await form(page).getByRole('button', { name: 'Remove departure 1' }).click();
  await rows.first().getByRole('button').first().click();
  await rows.first().getByLabel('Seats left', { exact: true }).fill('4 seats');
  await undo('1 March 2097 removed');
  await expect(rows).toHaveCount(2);

  const photos = form(page).getByRole('list', { name: 'Photos' });
  for (const left of [2, 1]) {
    await photos.getByRole('button', { name: 'Remove photo 1' }).click();
    await expect(photos.getByRole('listitem')).toHaveCount(left);
  }
  for (const now of [2, 3]) {
    await undo('Photo removed');
    await expect(photos.getByRole('listitem')).toHaveCount(now);
  }
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Success', 'Tour package updated successfully');
  expect(await api.get(`/tour-packages/${id}`)).toMatchObject({
    itinerary: { day1: { title: 'Out to the river' }, day2: { title: 'Across' } },
    departures: [{ from: '2097-03-01' }, { from: '2097-04-01', seats: '4 seats' }],
  });

  await expect(page).toHaveURL(/\/cms\/tours$/);
  await page.goto(`/cms/visa/${visaId}`);
  const visaForm = page.getByRole('form', { name: 'Visa Service' });
  const lists = visaForm.getByRole('group', { name: 'Requirements English' });
  await lists.getByRole('button', { name: 'Remove list 2' }).click();
  await lists.getByRole('button', { name: 'Add list' }).click();
  await lists.getByLabel('Heading 2').fill('Children');
  await undo('List removed');
  for (const [place, heading] of ['Everyone', 'Students', 'Children'].entries())
    await expect(lists.getByLabel(`Heading ${place + 1}`)).toHaveValue(heading);
  await api.remove(`/tour-packages/${id}`);
  await api.remove(`/visa-services/${visaId}`);
});

test('a text is formatted by tools and keys, undone by the browser, and previewed as the site shows it', async ({
  page,
}) => {
  await enter(page);
  await openModule(page, 'blog', 'Blog Management');
  await page.getByRole('button', { name: 'Add Blog Post' }).click();
  const fields = page.getByRole('form', { name: 'Blog Post' });
  const text = fields.getByRole('textbox', { name: 'Content বাংলা' });
  await text.fill('হাওরে দুই দিন');
  await text.press('ControlOrMeta+a');
  await text.press('ControlOrMeta+b');
  await expect(text).toHaveValue('**হাওরে দুই দিন**');
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveValue('হাওরে দুই দিন');
  await fields.getByRole('toolbar').last().getByRole('button', { name: 'Heading' }).click();
  await expect(text).toHaveValue('## হাওরে দুই দিন');
  await text.press('End');
  await text.pressSequentially('\n- নৌকা\nচা');
  await expect(text).toHaveValue('## হাওরে দুই দিন\n- নৌকা\n- চা');
  await text.press('Enter');
  await text.press('Enter');
  await text.pressSequentially('<img src=x onerror=alert(1)><script>alert(1)</script>');
  await fields.getByRole('button', { name: 'Preview', exact: true }).last().click();
  const preview = fields.getByRole('region', { name: 'Preview in Bengali' });
  await expect(preview.getByRole('heading', { name: 'হাওরে দুই দিন', level: 2 })).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveText(['নৌকা', 'চা']);
  expect(await preview.innerHTML()).not.toMatch(/onerror|<script/);

  // A picture is inserted at the cursor.
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    fields.getByRole('toolbar').last().getByRole('button', { name: 'Image' }).click(),
  ]);
  await chooser.setFiles({ name: 'haor.png', mimeType: 'image/png', buffer: await photo(1) });
  await expect(text).toHaveValue(/!\[description\]\(\/static\/uploads\/[^)]+\.webp\)/);
  await expect(page.getByText(/^Image uploaded: /)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Close without saving?');
  await page.getByRole('button', { name: 'Close, keep on this device' }).click();
  await page.getByRole('button', { name: 'Add Blog Post' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(text).toHaveValue(/^## হাওরে দুই দিন/);
  await page.goBack();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Add Blog Post' }).click();
  await expect(fields.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring it back' })).toHaveCount(0);
});

test('pictures are checked, sent, retried and ordered, each by itself', async ({ page }) => {
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  const fields = await editBangkok(page);
  const gallery = fields.locator('[data-field=images]');
  await expect(gallery).toContainText('JPG, PNG, GIF, WebP, max 5MB each, up to 10 files');
  const tiles = gallery.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  const before = await tiles.count();
  let calls = 0;
  await page.route('**/api/v1/uploads/image', (route) =>
    ++calls === 2 ? route.fulfill(busy) : route.fallback(),
  );
  const two = await photo(3);
  // The magic bytes of a JPEG without an image: no browser can decode it.
  const torn = Buffer.alloc(5 * 1024 * 1024 + 1);
  torn.set([0xff, 0xd8, 0xff, 0xe0]);
  await gallery.locator('input[type=file]').setInputFiles([
    { name: 'one.png', mimeType: 'image/png', buffer: await photo(2) },
    { name: 'two.png', mimeType: 'image/png', buffer: two },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: torn },
    { name: 'four.png', mimeType: 'image/png', buffer: await photo(4) },
  ]);
  await told(page, 'Error', 'Failed to upload images');
  await expect(
    page.getByText(/^2 images uploaded: .+ (Bytes|KB) → .+ (Bytes|KB) WebP, \d+% smaller$/),
  ).toBeVisible();
  await expect(tiles).toHaveCount(before + 2);
  const faults = gallery.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(faults).toHaveText([
    /two\.png.*The database is busy; try again/,
    /drawing\.svg.*Only JPG, PNG, GIF and WebP pictures can be uploaded/,
    /huge\.jpg.*5\.00 MB is more than the 5 MB that a picture may have/,
  ]);
  await gallery.getByRole('button', { name: 'Retry' }).click();
  await expect(tiles).toHaveCount(before + 3);
  await expect(page.getByText(/^Image uploaded: /)).toBeVisible();
  await gallery
    .locator('input[type=file]')
    .setInputFiles({ name: 'two again.png', mimeType: 'image/png', buffer: two });
  await told(page, 'Success', 'It was here already');
  await expect(tiles).toHaveCount(before + 3);

  const address = 'https://pictures.example/boat.jpg';
  await gallery.getByLabel('Photos', { exact: true }).last().fill(address);
  await page.keyboard.press('Enter');
  await expect(tiles).toHaveCount(before + 4);
  const sources = () =>
    tiles
      .getByRole('img', { includeHidden: true })
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  const [first, second] = await sources();
  await gallery.getByRole('button', { name: 'Move photo 2 back' }).click();
  expect((await sources()).slice(0, 2)).toEqual([second, first]);
  await expect(gallery.getByRole('button', { name: 'Move photo 1 back' })).toBeFocused();
  await tiles.nth(1).dragTo(tiles.nth(0));
  await expect.poll(async () => (await sources()).slice(0, 2)).toEqual([first, second]);
  await gallery.getByRole('button', { name: `Remove photo ${before + 4}` }).click();
  await expect(tiles).toHaveCount(before + 3);

  // A save waits for pending uploads, and fails without them.
  await mend(page);
  await page.route('**/api/v1/uploads/image', (route) => route.fulfill(busy));
  const cover = fields.locator('[data-field=cover_photo]');
  await cover
    .locator('input[type=file]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await photo(5) });
  await told(page, 'Error', 'Failed to upload cover photo');
  await fields.getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Error', 'A picture did not arrive');
  await cover.getByRole('button', { name: 'Dismiss cover.png' }).click();
  await fields.getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Success', 'Tour package updated successfully');

  await openModule(page, 'visa', 'Visa Services');
  await page.getByRole('button', { name: 'Edit Thailand' }).click();
  await page
    .locator('[data-field=country_flag] input[type=file]')
    .setInputFiles({ name: 'flag.png', mimeType: 'image/png', buffer: await photo(6) });
  await told(page, 'Error', 'Failed to upload country flag');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a photo is taken with the camera, and joins the others', async ({ page }) => {
    await enter(page);
    await openModule(page, 'tours', 'Tour Packages');
    const fields = await editBangkok(page);
    const gallery = fields.locator('[data-field=images]');
    const tiles = gallery.getByRole('list', { name: 'Photos' }).getByRole('listitem');
    await expect(tiles.first()).toBeVisible();
    const before = await tiles.count();
    const camera = gallery.getByLabel('Take photo');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await camera.setInputFiles({
      name: 'image.jpg',
      mimeType: 'image/png',
      buffer: await photo(7),
    });
    await expect(tiles).toHaveCount(before + 1);
  });
});
