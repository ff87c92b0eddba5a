import { expect, type Page, type Response } from '@playwright/test';
import { ADMIN } from './staff.ts';

/** Leaves a session in the browser, as the API gives it: what is opened next is open to this account. */
export async function enter(page: Page, { email, password } = ADMIN): Promise<void> {
  const login = await page.request.post('/api/v1/auth/login', { data: { email, password } });
  expect(login.status()).toBe(200);
  const { access_token: token } = (await login.json()) as { access_token: string };
  // The lightest page that has the storage of the CMS.
  await page.goto('/robots.txt');
  await page.evaluate((session) => localStorage.setItem('auth_token', session), token);
}

/** Opens the CMS with a session: `session.spec.ts` signs in as people do, which takes longer. */
export async function signIn(page: Page, who = ADMIN): Promise<void> {
  await enter(page, who);
  await page.goto('/cms');
  await expect(page.locator('#main')).toBeVisible();
}

/** Signs in on the login page of the CMS. */
export async function signInByForm(page: Page, who = ADMIN): Promise<void> {
  await page.goto('/cms');
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password').fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Logged in successfully')).toBeVisible();
}

export async function openTours(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Tour Packages' })
    .or(page.getByRole('link', { name: 'Tour Packages' }))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Tour Packages', level: 1 })).toBeVisible();
}

/** The API's response to the next change of this tour. */
export const saved = (page: Page, id: string): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith(`/tour-packages/${id}`) && response.request().method() === 'PUT',
  );

/** Renames a tour in both languages; resolves with the API's response. */
export async function rename(
  page: Page,
  tour: { id: string; name: string },
  en: string,
  bn: string,
) {
  await page.getByRole('button', { name: `Edit ${tour.name}` }).click();
  const form = page.getByRole('form', { name: 'Tour Package' });
  await form.getByLabel('Name English').fill(en);
  await form.getByLabel('Name বাংলা').fill(bn);
  const answer = saved(page, tour.id);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await answer).status()).toBe(200);
}

/** Toggles a tour's switch; resolves with the API's response. */
export async function toggle(page: Page, tour: { id: string; name: string }, label: string) {
  const answer = saved(page, tour.id);
  await page.getByRole('switch', { name: `${label}: ${tour.name}` }).click();
  expect((await answer).status()).toBe(200);
}
