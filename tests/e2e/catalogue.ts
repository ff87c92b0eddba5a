import { expect, type Locator, type Page } from '@playwright/test';

export const busy = { status: 503, json: { detail: 'The database is busy; try again' } };

/** Opens a module by its address. */
export async function openModule(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`/cms/${path}`);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

/** Expects a toast of this title and text, and dismisses it. */
export async function told(page: Page, title: 'Success' | 'Error', words: string): Promise<void> {
  const toast = page
    .locator(`[data-sonner-toast][data-type=${title.toLowerCase()}]`)
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(words, { exact: true }) });
  await expect(toast.first()).toBeVisible();
  await toast.first().getByRole('button', { name: 'Close toast' }).dispatchEvent('click');
  await expect(toast).toHaveCount(0);
}

export const rowOf = (page: Page, words: string): Locator =>
  page.getByRole('row').filter({ hasText: words });

/** Fails all writes of these records from now on. */
export const failWrites = (page: Page, path: string) =>
  page.route(`**/api/v1/${path}**`, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(busy),
  );

export const mend = (page: Page) => page.unrouteAll({ behavior: 'wait' });
