import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { ADMIN } from './staff.ts';

/** What a server says that cannot write just now. */
export const BUSY = { status: 503, json: { detail: 'The database is busy; try again' } };

/** Every write below the path fails; reads go on. */
export async function failWrites(page: Page, path: string): Promise<() => Promise<void>> {
  const pattern = `**/api/v1${path}/**`;
  await page.route(pattern, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(BUSY),
  );
  return () => page.unroute(pattern);
}

/** A toast with these words; older ones are closed first, so that it is another one. */
export const toast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: words }).first();

export async function says(page: Page, words: string): Promise<void> {
  await expect(toast(page, words)).toBeVisible();
  await toast(page, words).getByRole('button', { name: 'Close toast' }).press('Enter');
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: words })).toHaveCount(0);
}

/** One call of the API as the administrator. */
export async function call<T>(page: Page, method: string, path: string, data?: unknown) {
  const login = await page.request.post('/api/v1/auth/login', { data: ADMIN });
  const { access_token } = (await login.json()) as { access_token: string };
  const answer = await page.request.fetch(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${access_token}` },
    ...(data === undefined ? {} : { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (answer.status() === 204 ? null : await answer.json()) as T;
}

/** Colours that are on their way are nobody's choice. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const running = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(running.map((each) => each.finished));
  });

/** Nothing that axe finds, by day and by night. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const { violations } = await new AxeBuilder({ page })
      .exclude('[data-sonner-toaster]')
      // The page of a preview lets no script in, and is looked at where it stands by itself.
      .exclude('iframe')
      .setLegacyMode()
      .analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual(
      [],
    );
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
