import type { Page } from '@playwright/test';
import { answerWith, leadsOf, outbox, withoutLimit } from './leads.ts';
import { expect, test } from './test.ts';

const PAGE = { contentType: 'text/html', body: '<!doctype html><h1>Are you a person?</h1>' };

const ANSWERS = {
  'a page of a network that wants a sign-in': { status: 200, ...PAGE },
  'a page of a host that wants a proof': { status: 403, ...PAGE },
};

async function fill(page: Page, name: string): Promise<void> {
  const form = page.locator('#contact-form');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Phone').fill('01711-000000');
  await form.getByLabel('E-mail').fill('visitor@example.test');
  await form.getByLabel('Service').selectOption({ label: 'Visa Services' });
  await form.getByLabel('Message').fill('How long does it take?');
}

for (const [kind, answer] of Object.entries(ANSWERS))
  test(`a message that is answered by ${kind} has not arrived, and goes when the server answers`, async ({
    page,
    request,
  }) => {
    await withoutLimit(page, request);
    await page.clock.install();
    await page.goto('/contact');
    const name = `Nasrin behind ${kind}`;
    await fill(page, name);
    const through = await answerWith(page, (route) => route.fulfill(answer));
    await page.locator('#contact-form').getByRole('button').click();
    await expect(page.getByRole('alert')).toContainText('Failed to send message.');
    await expect(page.locator('[data-kept]:visible')).toHaveCount(1);
    expect(await outbox(page)).not.toContain('refused');
    await through();
    await page.clock.fastForward(61_000);
    await expect.poll(() => outbox(page)).toBeNull();
    expect(await leadsOf(request, name)).toHaveLength(1);
  });
