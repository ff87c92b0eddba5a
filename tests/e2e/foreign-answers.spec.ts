import type { Page } from '@playwright/test';
import { strings } from '../../site/i18n/index.ts';
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

test('a page of somebody else in place of a further one of a list is not taken for it', async ({
  page,
}) => {
  await page.route(/\/page\/2$/, (route) => route.fulfill({ status: 200, ...PAGE }));
  await page.goto('/tours');
  await page.locator('[data-narrowing]').evaluate((root) => {
    root.dataset['more'] = '/tours/page/2';
  });
  await page.getByText('Filter and sort').click();
  await page.getByRole('combobox', { name: /^Sort by/ }).selectOption('price');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(strings('en').narrowing.failed);

  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector<HTMLElement>('[data-comparing]')!.dataset['others'] =
        '/umrah/compare/page/2';
    });
  });
  const asked = '/umrah/compare?p=umrah-group-14-days,umrah-beyond';
  await page.goto(asked);
  await expect(page.locator('[data-comparing]')).toContainText(strings('en').compare.notLoaded);
  await expect(page).toHaveURL(asked);
});
