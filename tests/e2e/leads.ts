import { expect, type APIRequestContext, type Page, type Route } from '@playwright/test';
import { ADMIN } from './staff.ts';

const LEADS = '/api/v1/contact-submissions';
const SENDING = `**${LEADS}`;

export interface KeptLead {
  id: string;
  [field: string]: unknown;
}

let token: string | undefined;

async function asStaff(request: APIRequestContext): Promise<{ authorization: string }> {
  if (token === undefined) {
    const answer = await request.post('/api/v1/auth/login', { data: ADMIN });
    token = ((await answer.json()) as { access_token: string }).access_token;
  }
  return { authorization: `Bearer ${token}` };
}

/** The stored leads of this person. */
export async function leadsOf(request: APIRequestContext, name: string): Promise<KeptLead[]> {
  const headers = await asStaff(request);
  const answer = await request.get(`${LEADS}?q=${encodeURIComponent(name)}`, { headers });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as KeptLead[];
}

/** Bypasses the rate limit by signing in: all visitors of a test share one address. */
export async function withoutLimit(page: Page, request: APIRequestContext): Promise<void> {
  const staff = await asStaff(request);
  await page.route(SENDING, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...staff } }),
  );
}

/** Intercepts submissions with this response; call the result to undo it. */
export async function answerWith(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await page.route(SENDING, answer);
  return () => page.unroute(SENDING, answer);
}

/** Holds submissions back until the result is called. */
export async function answerLater(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await answerWith(page, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

export const outbox = (page: Page) => page.evaluate(() => localStorage.getItem('kheya_outbox'));
