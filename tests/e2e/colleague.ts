import type { Page } from '@playwright/test';
import type { Staff } from './api.ts';
import { enter } from './cms.ts';

const NAYEEMA = { email: 'nayeema@kheya.test', password: 'a-boat-on-the-meghna' };

/** Signs a colleague in, in a browser of their own. */
export async function colleague(page: Page, api: Staff): Promise<Page> {
  const people = await api.get<{ email: string }[]>('/users');
  if (!people.some(({ email }) => email === NAYEEMA.email))
    await api.create('/users', { ...NAYEEMA, full_name: 'Nayeema Akter', role: 'moderator' });
  const context = await page.context().browser()!.newContext();
  const other = await context.newPage();
  await enter(other, NAYEEMA);
  return other;
}
