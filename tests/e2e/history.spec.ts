import type { Locator, Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { openModule, told } from './catalogue.ts';
import { enter, signIn } from './cms.ts';
import { faultsSeenByAxe } from './page-checks.ts';
import { untilPublished } from './published.ts';
import { expect, test } from './test.ts';
import { toast } from './walk.ts';

const draft = { destinations: 'Bhola', price: 24_500, duration: '2', is_available: true };
const form = (page: Page) => page.getByRole('form', { name: 'Tour Package' });
const panel = (page: Page) =>
  page.getByRole('alertdialog', { name: 'History of this tour package' });
const versions = (page: Page) => panel(page).getByRole('list', { name: 'Versions' });
const openForm = (page: Page, name: string) =>
  page.getByRole('button', { name: `Edit ${name}` }).click();

test('a history without a change says so', async ({ page }) => {
  await enter(page);
  await page.route('**/api/v1/history/**', (route) => route.fulfill({ json: [] }));
  await page.goto('/cms/tours/sundarbans-boat-journey');
  await form(page).getByRole('button', { name: 'History' }).click();
  await expect(panel(page)).toContainText('No change is noted.');
});

test("last week's price is back in two clicks, live, and can be undone", async ({ page }) => {
  const staff = await signInToApi(page.request);
  const { id } = await staff.create('/tour-packages', { ...draft, name: 'Nijhum Dwip' });
  await staff.change(`/tour-packages/${id}`, { price: 26_500 });
  await untilPublished(`tours/${id}.html`, '26,500');
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await openForm(page, 'Nijhum Dwip');
  // Typed and not saved: it stays.
  await form(page).getByLabel('Destinations English').fill('Hatiya');

  await form(page).getByRole('button', { name: 'History' }).click();
  await expect(versions(page).locator('> li').first()).toContainText('Price ৳24,500 → ৳26,500');
  await versions(page).getByRole('button', { name: 'Bring back Price (৳): ৳24,500' }).click();
  await expect(page.getByText('Price (৳) is as it was')).toBeVisible();
  await untilPublished(`tours/${id}.html`, '24,500');
  await expect(versions(page).locator('> li').first()).toContainText('Price ৳26,500 → ৳24,500');

  await page.getByRole('button', { name: 'Undo' }).click();
  await told(page, 'Success', 'Undone');
  await untilPublished(`tours/${id}.html`, '26,500');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(form(page).getByLabel('Price (৳)')).toHaveValue('26500');
  await expect(form(page).getByLabel('Destinations English')).toHaveValue('Hatiya');
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await told(page, 'Success', 'Tour package updated successfully');
  const saved = await staff.get<Record<string, unknown>>(`/tour-packages/${id}`);
  expect(saved).toMatchObject({ price: 26_500, destinations: 'Hatiya' });
});

test('two versions are compared word by word in both languages, and one restored whole', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const first = { name: 'Two days in Kuakata', name_bn: 'কুয়াকাটা দুই দিন' };
  const { id } = await staff.create('/tour-packages', { ...draft, ...first });
  const path = `/tour-packages/${id}`;
  await staff.change(path, { name: 'Three days in Kuakata', name_bn: 'কুয়াকাটায় তিন দিন' });
  await staff.change(path, { price: 9_900, tags: ['Sea'] });
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await openForm(page, 'Three days in Kuakata');
  await form(page).getByRole('button', { name: 'History' }).click();
  const items = versions(page).locator('> li');
  await expect(items).toHaveCount(3);
  await expect(items.nth(0)).toContainText('Price ৳24,500 → ৳9,900, 1 list');
  await expect(items.nth(1)).toContainText('2 texts');
  await expect(items.nth(1)).toContainText('Administrator');
  await expect(items.nth(2)).toContainText('Made');

  const compare = panel(page).getByRole('button', { name: 'Compare two versions' });
  await expect(compare).toBeDisabled();
  await items.nth(0).getByRole('checkbox').check();
  await items.nth(2).getByRole('checkbox').check();
  await compare.click();
  const field = (name: string) => panel(page).getByRole('group', { name });
  await expect(field('Name English').locator('del')).toHaveText('Two');
  await expect(field('Name English').locator('ins')).toHaveText('Three');
  await expect(field('Name বাংলা').locator('ins')).toHaveText(['য়', 'তিন']);
  await expect(field('Price (৳)').locator('del')).toHaveText(/24,500/);
  await panel(page).getByRole('button', { name: 'Back to the list' }).click();

  await items
    .nth(2)
    .getByRole('button', { name: /^Restore this version, of / })
    .click();
  await expect(page.getByText(/^As it was on /)).toBeVisible();
  await expect(items).toHaveCount(4);
  expect(await staff.get(path)).toMatchObject({ ...draft, ...first, tags: [] });
  await untilPublished(`tours/${id}.html`, 'Two days in Kuakata');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(form(page).getByLabel('Name English')).toHaveValue('Two days in Kuakata');
});

test('an old value that somebody saved over meanwhile is refused, and nothing is lost', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const { id } = await staff.create('/tour-packages', { ...draft, name: 'Sandwip' });
  const path = `/tour-packages/${id}`;
  await staff.change(path, { price: 26_500 });
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await openForm(page, 'Sandwip');
  await form(page).getByRole('button', { name: 'History' }).click();
  await expect(versions(page).locator('> li')).toHaveCount(2);
  await staff.change(path, { price: 31_000 });
  await versions(page)
    .getByRole('button', { name: /^Bring back Price/ })
    .click();
  await expect(toast(page, 'Failed to bring it back')).toHaveText(
    /back\s*Administrator changed this record since you opened it$/,
  );
  expect(await staff.get(path)).toMatchObject({ price: 31_000 });
});

test('on a phone the history and the trash fit, can be tapped, and work by keyboard', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const { id } = await staff.create('/tour-packages', { ...draft, name: 'Nodi' });
  const long = 'খুব লম্বা একটি নাম যা দুই সারিতে যায়। '.repeat(3).trim();
  await staff.change(`/tour-packages/${id}`, { name_bn: long, price: 1, duration: '9' });
  const gone = await staff.create('/tour-packages', { ...draft, name: 'x'.repeat(120) });
  await staff.remove(`/tour-packages/${gone.id}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const isWhole = async (part: Locator) => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    for (const target of await part.getByRole('button').all())
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await faultsSeenByAxe(page)).toEqual([]);
  };
  await page.goto('/cms/tours?trash=shown');
  const trash = page.getByRole('list', { name: 'Trash' });
  await expect(trash.getByRole('listitem').first()).toBeVisible();
  await isWhole(trash);

  await page.goto(`/cms/tours/${id}`);
  const opener = form(page).getByRole('button', { name: 'History' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(versions(page).locator('> li')).toHaveCount(2);
  await isWhole(panel(page));
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(form(page)).toBeVisible();
  await expect(opener).toBeFocused();
});

test('photos are shown as such, each with a name, wherever two versions are compared', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const tours = await staff.get<{ images: string[] }[]>('/tour-packages');
  const [first, second, third] = [...new Set(tours.flatMap(({ images }) => images))];
  const tour = { ...draft, name: 'Seen in photos', images: [first, second] };
  const { id } = await staff.create('/tour-packages', tour);
  await staff.change(`/tour-packages/${id}`, { images: [second, third], cover_photo: third });
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await openForm(page, 'Seen in photos');
  await form(page).getByRole('button', { name: 'History' }).click();
  const changes = versions(page).getByRole('list', { name: 'Changed fields' }).first();
  const photo = (part: Locator, name: string) => part.getByRole('img', { name, exact: true });
  await expect(photo(changes, 'Photos 1 of 2, removed')).toBeVisible();
  await expect(photo(changes, 'Photos 2 of 2, added')).toBeVisible();
  await expect(photo(changes, 'Cover photo, added')).toBeVisible();
  await expect(
    changes.getByRole('button', { name: 'Bring back Photos: 2 pictures' }),
  ).toBeVisible();
  await expect(panel(page)).not.toContainText('/static/');
  await page.screenshot({ path: 'test-results/photos-history.png' });
  for (const box of await panel(page).getByRole('checkbox').all()) await box.check();
  await panel(page).getByRole('button', { name: 'Compare two versions' }).click();
  const compared = panel(page).getByRole('group', { name: 'Photos' });
  await expect(photo(compared, 'Photos 1 of 2, removed')).toBeVisible();
  await expect(photo(compared, 'Photos 2 of 2')).toBeVisible();
  await expect(photo(compared, 'Photos 2 of 2, added')).toBeVisible();
  await page.screenshot({ path: 'test-results/photos-compared.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faultsSeenByAxe(page)).toEqual([]);
  await page.screenshot({ path: 'test-results/photos-compared-phone.png' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await panel(page).getByRole('button', { name: 'Back to the list' }).click();
  await panel(page).getByRole('button', { name: 'Close' }).click();

  // Typed and kept on the device, and then asked for beside what somebody saved.
  const cover = form(page).locator('[data-field="cover_photo"]').getByPlaceholder('https://…');
  await cover.fill(first!);
  await staff.change(`/tour-packages/${id}`, { cover_photo: second });
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: /^You changed this/ });
  const choice = question.getByRole('group', { name: 'Cover photo' });
  await expect(photo(choice, 'Cover photo')).toHaveCount(2);
  await expect(question).not.toContainText('/static/');
  await page.screenshot({ path: 'test-results/photos-conflict.png' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await form(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Close, keep on this device' }).click();
  await openForm(page, 'Seen in photos');
  const offer = page.getByRole('status').filter({ hasText: 'was not saved' });
  await expect(photo(offer, 'Cover photo 2 of 2, added')).toBeVisible();
  await expect(offer).not.toContainText('/static/');
  await page.screenshot({ path: 'test-results/photos-draft.png' });
  await staff.remove(`/tour-packages/${id}`);
});

test('an Undo in the history gives its place back to the contact info that was active before', async ({
  page,
}) => {
  const CONTACTS = '/site-management/contact-info';
  type Contact = { id: string; is_active: boolean };
  const staff = await signInToApi(page.request);
  const active = async () =>
    (await staff.get<Contact[]>(CONTACTS)).filter(({ is_active }) => is_active).map(({ id }) => id);
  const [before] = await active();
  const office = { address_en: 'Khulna', phone: '01712345678', email: 'khulna@kheya.test' };
  const make = async (company_name: string) => {
    const { id } = await staff.create(CONTACTS, { ...office, company_name, is_active: false });
    return id;
  };
  const second = await make('Office of Khulna');
  const third = await make('Office of Barishal');
  const activate = (id: string, more = {}) =>
    staff.change(`${CONTACTS}/${id}`, { is_active: true, ...more });
  await activate(second, { address_en: 'Khulna, by the river' });
  await activate(before!);
  await staff.change(`${CONTACTS}/${second}`, { address_en: 'Jashore' });

  await enter(page);
  await page.goto(`/cms/site-management/contact-info/${second}`);
  const contact = page.getByRole('form', { name: 'Contact Info' });
  const bringBack = async (button: RegExp, says: RegExp) => {
    await contact.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByText(says).first()).toBeVisible();
    expect(await active()).toEqual([second]);
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  };
  const undo = () => page.getByRole('button', { name: 'Undo' }).click();
  await bringBack(/^Bring back Active: On/, /^Active is as it was/);
  await expect(contact.getByRole('switch', { name: 'Active' })).toBeChecked();
  await undo();
  await told(page, 'Success', 'Undone');
  expect(await active()).toEqual([before]);
  await expect(contact.getByRole('switch', { name: 'Active' })).not.toBeChecked();

  // One that a colleague made the active one since stays that.
  await bringBack(/^Bring back Active: On/, /^Active is as it was/);
  await activate(third);
  await undo();
  await expect(toast(page, 'Another one is active by now')).toBeVisible();
  expect(await active()).toEqual([third]);
  await activate(before!);
  for (const id of [second, third]) await staff.remove(`${CONTACTS}/${id}`);
});
