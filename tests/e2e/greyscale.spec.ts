import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Emulates achromatopsia: sight without colour. */
async function withoutColour(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
}

const lineUnder = (link: Locator) =>
  link.evaluate((element) => getComputedStyle(element).textDecorationLine);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await withoutColour(page);
});

test('the menu says where one is by a line and to those who listen', async ({ page }) => {
  await page.goto('/tours');
  const menu = page.locator('#main-menu');
  const here = menu.locator('[aria-current="page"]');
  await expect(here).toHaveText('Tours');
  expect(await lineUnder(here)).toContain('underline');
  expect(await lineUnder(menu.getByRole('link', { name: 'Flights' }))).toBe('none');
});

test('a chosen chip has a tick, and looks another without colours', async ({ page }) => {
  await page.goto('/visa-services');
  const chip = page.locator('[data-chip]').first();
  const before = await chip.screenshot();
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  expect(await chip.evaluate((each) => getComputedStyle(each, '::before').content)).toContain('✓');
  await page.mouse.move(0, 0);
  await chip.blur();
  expect((await chip.screenshot()).equals(before)).toBe(false);
});

test('what a price covers and what not is said in words, and drawn as other signs', async ({
  page,
}) => {
  await page.goto('/tours/sundarbans-boat-journey');
  const covered = page.locator('section[aria-labelledby="covered"]');
  const columns = covered.getByRole('list');
  await expect(columns).toHaveCount(2);
  await expect(covered).toContainText('Included');
  await expect(covered).toContainText('Not included');
  const signs = await columns.evaluateAll((lists) =>
    lists.map((list) => list.querySelector('svg')!.innerHTML),
  );
  expect(signs[0]).not.toBe(signs[1]);
});

test('a field that was filled in wrongly says so in words', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('main form');
  await form.getByLabel('Name').fill('Rahima');
  await form.getByLabel('Phone').fill('12');
  await form.getByRole('button', { name: 'Send message' }).click();
  const phone = form.getByLabel('Phone');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/.{10}/);
});

test('a featured tour is said to be one', async ({ page }) => {
  await page.goto('/tours');
  await expect(page.locator('.badge').first()).toHaveText('Featured');
});
