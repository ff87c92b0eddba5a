import { expect, type Locator, type Page } from '@playwright/test';

export const busy = { status: 503, json: { detail: 'The database is busy; try again' } };

/** Opens a module by its address. */
export async function openModule(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`/cms/${path}`);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

/** A toast of this title and these words is seen, and then sent away. */
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

/** From now on the server refuses every write of these records. */
export const failWrites = (page: Page, path: string) =>
  page.route(`**/api/v1/${path}**`, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(busy),
  );

export const mend = (page: Page) => page.unrouteAll({ behavior: 'wait' });
