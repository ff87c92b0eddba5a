import { expect, test, type Page } from '@playwright/test';
import { openTours, signIn } from './cms.ts';
import { untilPublished } from './published.ts';

const SUNDARBANS = 'Sundarbans boat journey from Khulna';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

const form = (page: Page) => page.getByRole('form', { name: 'Tour Package' });
const fault = { status: 503, json: { detail: 'The database is busy; try again' } };

async function failWrites(page: Page): Promise<void> {
  await page.route('**/api/v1/tour-packages/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(fault),
  );
}

test('a tour is made in both languages, goes live, and is deleted for good', async ({ page }) => {
  await openTours(page);
  await page.getByRole('button', { name: 'Add Tour Package' }).click();
  const fields = form(page);
  await fields.getByLabel('Name English').fill('Ratargul by country boat');
  await fields.getByLabel('Name বাংলা').fill('দেশি নৌকায় রাতারগুল');
  await fields.getByLabel('Destinations English').fill('Sylhet, Ratargul');
  await fields.getByLabel('Price (৳)').fill('৮,৫০০');
  await fields.getByLabel('Duration').fill('2');
  await fields.getByLabel('Inclusions English').fill('Boat\n\n  \nLunch');
  await fields.getByLabel('Inclusions বাংলা').fill('নৌকা\nদুপুরের খাবার');
  await fields.getByLabel('Tags', { exact: true }).fill('swamp');
  await page.keyboard.press('Enter');
  await fields.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Tour package created successfully')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: 'Ratargul by country boat' });
  for (const words of [
    'দেশি নৌকায় রাতারগুল',
    'Sylhet, Ratargul',
    '2 inclusions',
    '৳8,500',
    '2 days',
  ])
    await expect(row).toContainText(words);
  await expect(row).toContainText('Live');
  await untilPublished('bn/tours/ratargul-by-country-boat.html', 'দুপুরের খাবার');

  await page.getByRole('button', { name: 'Delete Ratargul by country boat' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Ratargul by country boat');
  await expect(question).toContainText('cannot be undone');
  await expect(question).toContainText('data and images will be permanently removed');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Tour package deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect
    .poll(async () => (await page.request.get('/tours/ratargul-by-country-boat')).status())
    .toBe(404);
});

test('search finds by name and by destination, whatever the case and the language', async ({
  page,
}) => {
  await openTours(page);
  const search = page.getByRole('searchbox', { name: 'Search tour packages' });
  for (const words of ['SUNDARBANS', 'harbaria', 'সুন্দরবন']) {
    await search.fill(words);
    await expect(page.getByRole('row').filter({ hasText: SUNDARBANS })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Dubai' })).toHaveCount(0);
  }
});

test('what may not be empty is asked for before anything is sent', async ({ page }) => {
  await openTours(page);
  await page.getByRole('button', { name: 'Add Tour Package' }).click();
  let sent = 0;
  page.on('request', (request) => void (request.method() === 'POST' && sent++));
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByLabel('Name English')).toBeFocused();
  expect(sent).toBe(0);
});

test('an itinerary that is no JSON is refused with what was typed still there', async ({
  page,
}) => {
  await openTours(page);
  await page.getByRole('button', { name: `Edit ${SUNDARBANS}` }).click();
  const itinerary = form(page).getByLabel('Itinerary English');
  await itinerary.fill('{ "day1": { "title": "Khulna" ');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByRole('alert').filter({ hasText: /JSON/ }).first()).toBeVisible();
  await expect(itinerary).toHaveValue('{ "day1": { "title": "Khulna" ');
});

test('switches that could not be saved go back and say so', async ({ page }) => {
  await openTours(page);
  await failWrites(page);
  for (const [label, says] of [
    ['Available', 'Failed to update availability'],
    ['Featured', 'Failed to update featured status'],
  ]) {
    const toggle = page.getByRole('switch', { name: `${label}: ${SUNDARBANS}` });
    const before = await toggle.getAttribute('aria-checked');
    await toggle.click();
    await expect(page.getByText(says!)).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-checked', before!);
  }
});

test('a failed save shows the server’s words, a failed delete its own', async ({ page }) => {
  await openTours(page);
  await failWrites(page);
  await page.getByRole('button', { name: `Edit ${SUNDARBANS}` }).click();
  await form(page).getByLabel('Duration').fill('4');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The database is busy; try again').first()).toBeVisible();
  await expect(form(page).getByLabel('Duration')).toHaveValue('4');
  await form(page).getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: `Delete ${SUNDARBANS}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete tour package')).toBeVisible();
});

test('a list that cannot be had says so', async ({ page }) => {
  await page.route('**/api/v1/tour-packages?*', (route) => route.fulfill(fault));
  await page.goto('/cms/tours');
  await expect(page.getByText('Failed to fetch tour packages').first()).toBeVisible();
});

test('two who edit one tour lose nothing', async ({ page, context }) => {
  await openTours(page);
  const other = await context.newPage();
  await other.goto('/cms/tours');
  for (const each of [page, other])
    await each.getByRole('button', { name: `Edit ${SUNDARBANS}` }).click();
  await form(other).getByLabel('Duration').fill('5');
  await form(other).getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Tour package updated successfully')).toBeVisible();

  await form(page).getByLabel('Destinations English').fill('Khulna, Katka');
  await form(page).getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: /changed this while you were editing/ });
  await expect(question).toContainText('Administrator');
  await question.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('Tour package updated successfully')).toBeVisible();
  const saved = page.getByRole('row').filter({ hasText: SUNDARBANS });
  await expect(saved).toContainText('Khulna, Katka');
  await expect(saved).toContainText('5 days');
});

test('on a phone a tour is a card, and everything about it can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/cms/tours');
  await expect(page.getByRole('button', { name: `Edit ${SUNDARBANS}` })).toBeVisible();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: `Edit ${SUNDARBANS}` }).click();
  await expect(form(page).getByLabel('Name বাংলা')).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
