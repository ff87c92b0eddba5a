import { expect, type Page } from '@playwright/test';
import { seenByAxe } from './page-checks.ts';
import { ADMIN } from './staff.ts';

/** The response of a server whose database is locked. */
export const BUSY = { status: 503, json: { detail: 'The database is busy; try again' } };

/** Fails every write below the path; reads succeed. */
export async function failWrites(page: Page, path: string): Promise<() => Promise<void>> {
  const pattern = `**/api/v1${path}/**`;
  await page.route(pattern, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(BUSY),
  );
  return () => page.unroute(pattern);
}

/** A toast with this text; earlier ones are dismissed first. */
export const toast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: words }).first();

export async function says(page: Page, words: string): Promise<void> {
  await expect(toast(page, words)).toBeVisible();
  await toast(page, words).getByRole('button', { name: 'Close toast' }).press('Enter');
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: words })).toHaveCount(0);
}

/** Calls the API as administrator. */
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

/** Waits for colour transitions to end, and for those that start as an inherited colour arrives. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const aFrame = () => new Promise(requestAnimationFrame);
    const transitions = () =>
      document.getAnimations().filter((each) => each instanceof CSSTransition);
    await aFrame();
    for (let running; (running = transitions()).length > 0; await aFrame())
      await Promise.allSettled(running.map((each) => each.finished));
  });

/** axe's rules of colours: others find the same in every colour scheme. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violations, in light and dark mode. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const { violations } = await seenByAxe(
      page,
      colorScheme === 'dark' ? { runOnly: OF_COLOURS } : {},
      // The page of the preview is checked separately.
      { exclude: ['[data-sonner-toaster]', 'iframe'] },
    );
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual(
      [],
    );
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
