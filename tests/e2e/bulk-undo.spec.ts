import type { Page } from '@playwright/test';
import { signInToApi, type Staff } from './api.ts';
import { openModule, told } from './catalogue.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

const COUNTRIES = ['Indonesia', 'Malaysia', 'Thailand'] as const;
const bar = (page: Page) => page.getByRole('region', { name: 'Selected' });

async function choose(page: Page): Promise<void> {
  await enter(page);
  await openModule(page, 'visa', 'Visa Services');
  for (const country of COUNTRIES)
    await page.getByRole('checkbox', { name: `Select ${country}`, exact: true }).click();
  await expect(bar(page)).toContainText('3 selected');
}

let staff: Staff;
let before: boolean[];
const visaOf = (country: string) => `/visa-services/${country.toLowerCase()}`;
const isFeatured = async (country: string) =>
  (await staff.get<{ is_featured: boolean }>(visaOf(country))).is_featured;

test.beforeEach(async ({ page }) => {
  staff = await signInToApi(page.request);
  before = [];
  for (const country of COUNTRIES) {
    before.push(await isFeatured(country));
    await staff.change(visaOf(country), { is_featured: country === 'Malaysia' });
  }
});
test.afterEach(async () => {
  for (const [n, country] of COUNTRIES.entries())
    await staff.change(visaOf(country), { is_featured: before[n] });
});

test('an Undo for many leaves those alone that stood so before', async ({ page }) => {
  await choose(page);
  await bar(page).getByRole('button', { name: 'Feature', exact: true }).click();
  await expect(page.getByText('3 visa services featured', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await told(page, 'Success', '2 visa services unfeatured');
  const featured = (country: string) =>
    page.getByRole('switch', { name: `Featured: ${country}`, exact: true });
  await expect(featured('Indonesia')).not.toBeChecked();
  await expect(featured('Malaysia')).toBeChecked();
  expect(await isFeatured('Malaysia')).toBe(true);
});

test('on a phone, the Undo and the faults of a bulk act that failed for some are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(page);
  let writes = 0;
  await page.route('**/api/v1/visa-services/*', (route) =>
    route.request().method() === 'PUT' && ++writes === 3 ? route.abort() : route.fallback(),
  );
  await bar(page).getByRole('button', { name: 'Hide' }).click();
  const report = page.getByRole('alert').filter({ hasText: 'hidden' });
  await expect(report.getByRole('listitem')).toHaveCount(3);
  await expect(report.getByRole('listitem').first()).toContainText('The server cannot be reached');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Undo' }).click({ timeout: 5_000 });
  await told(page, 'Success', '2 visa services published');
});
