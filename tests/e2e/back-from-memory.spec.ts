import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/**
 * Safari resets fields and forms without autocompletion on a page that comes back from its memory, in a task
 * after the page was told.
 */
const comeBack = (page: Page) =>
  page.evaluate(async () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    for (const field of document.querySelectorAll<HTMLInputElement>('input[autocomplete="off" i]'))
      field.value = field.defaultValue;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[autocomplete="off" i]'))
      form.reset();
    await new Promise((resolve) => setTimeout(resolve));
  });

test('what was searched for stands in the field above what it found', async ({ page }) => {
  for (const [path, words, found] of [
    ['/visa-services', 'malasia', '1 visa'],
    ['/bn/visa-services?q=malasia', 'মালয়', '১টি ভিসা'],
    ['/search', 'dubai city', '3 results for “dubai city”'],
    ['/search?q=dubai', 'dubai city', '3 results for “dubai city”'],
  ] as const) {
    await page.goto(path);
    const field = page.locator('main input[type="search"]');
    await field.fill(words);
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(found);
    await comeBack(page);
    await expect(field).toHaveValue(words);
    await field.fill('');
    await comeBack(page);
    await expect(field).toHaveValue('');
  }
  await page.goto('/about');
  await page.locator('[data-search-open]').first().click();
  const search = page.getByRole('dialog').getByRole('combobox');
  await search.fill('dubai');
  await expect(page.getByRole('option').first()).toBeVisible();
  await comeBack(page);
  await expect(search).toHaveValue('dubai');
});

test('what was typed into an enquiry is still there', async ({ page }) => {
  await page.goto('/visa-services/thailand');
  await page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  const typed = { Name: 'Salma', Phone: '01711-000000', Travellers: '4' };
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label).fill(value);
  await comeBack(page);
  for (const [label, value] of Object.entries(typed))
    await expect(dialog.getByLabel(label)).toHaveValue(value);
});

test('what a list is filtered by stands in the filters', async ({ page }) => {
  await page.goto('/umrah?type=group&sort=price');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('3 packages');
  await comeBack(page);
  await expect(page.locator('[name="type"]')).toHaveValue('group');
  await expect(page.locator('[name="sort"]')).toHaveValue('price');
  await page.getByText('Filter and sort').click();
  await page.locator('[name="sort"]').selectOption('');
  await expect(page).toHaveURL('/umrah?type=group');
  await expect(status).toHaveText('3 packages');
});
