import type { Locator } from '@playwright/test';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

/** Without its opacity: where nothing is painted, it is that of the page as well. */
const paintOf = (of: Locator) =>
  of.evaluate((element) => getComputedStyle(element).backgroundColor.match(/\d+/g)!.slice(0, 3));

const expectDifferent = async (one: Locator, other: Locator) =>
  expect(await paintOf(one)).not.toEqual(await paintOf(other));

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page);
});

test('forced colours show which tab, tile and switch is on, and where a window ends', async ({
  page,
}) => {
  await page.goto('/cms/site-management');
  const tab = (isOpen: boolean) => page.getByRole('tab', { selected: isOpen }).first();
  await expect(tab(true)).toBeVisible();
  await expectDifferent(tab(true), tab(false));
  const on = page.getByRole('switch', { checked: true }).first();
  const off = page.getByRole('switch', { checked: false }).first();
  await expectDifferent(on, off);
  for (const each of [on, off]) await expectDifferent(each, each.locator('span').first());

  await page.getByRole('button', { name: 'Add Hero Scene' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveCSS('border-top-width', '0px');
  const tile = (isChosen: boolean) =>
    dialog.locator('label').filter({ has: page.getByRole('radio', { checked: isChosen }) });
  await expectDifferent(tile(true).first(), tile(false).first());
});

test('forced colours show which pills of the inbox are pressed', async ({ page }) => {
  await page.goto('/cms/contacts');
  for (const [on, off] of [
    [/^Inbox/, /^Suspected spam/],
    [/^All$/, /^Mine$/],
  ] as const)
    await expectDifferent(
      page.getByRole('button', { name: on, pressed: true }),
      page.getByRole('button', { name: off, pressed: false }),
    );
});
