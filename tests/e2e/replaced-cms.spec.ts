import type { Page } from '@playwright/test';
import { openModule } from './catalogue.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

/** As after an upgrade of the server: what this tab has not loaded of the CMS yet is no longer there. */
const upgrade = (page: Page) =>
  page.route('**/cms/assets/**', (route) => route.fulfill({ status: 404, body: '' }));

test('a window that an upgrade took away says so, and the rest of the screen stays', async ({
  page,
}) => {
  await enter(page);
  await openModule(page, 'reply-templates', 'Reply Templates');
  await upgrade(page);
  for (const [control, title] of [
    ['Find anything', 'Find anything'],
    ['Change password', 'Change password'],
  ] as const) {
    await page.getByRole('button', { name: control }).first().click();
    const window = page.getByRole('dialog', { name: title });
    await expect(window.getByRole('alert')).toContainText('This screen could not be loaded');
    await window.getByRole('button', { name: 'Close' }).click();
    await expect(window).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Reply Templates', level: 1 })).toBeVisible();
  }
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Find anything' }).first().click();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Find anything' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toContainText('Tour Packages');
});

test('a form from before an upgrade that asks for more says how to go on, and keeps what was typed', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/cms/reply-templates/new');
  const form = page.getByRole('form', { name: 'Reply Template' });
  await form.getByLabel('Name').fill('Typed before the upgrade');
  await form.getByLabel('Text English').fill('Dear traveller');
  const detail = [{ loc: ['body', 'signature'], msg: 'is required', type: 'required' }];
  await page.route('**/api/v1/reply-templates', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { detail } })
      : route.fallback(),
  );
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('Signature is required');
  await expect(form.getByRole('alert')).toContainText('Load the page again');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Typed before the upgrade');
});
