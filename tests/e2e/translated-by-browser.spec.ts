import { openModule } from './catalogue.ts';
import { enter } from './cms.ts';
import { translateAlways } from './page-changers.ts';
import { ADMIN } from './staff.ts';
import { expect, test } from './test.ts';

test('a browser that translates pages leaves the CMS as it is, and every step of it works', async ({
  page,
}) => {
  await translateAlways(page, 'bn');
  await page.goto('/cms');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Unauthorized: Wrong e-mail or password')).toBeVisible();
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await openModule(page, 'reply-templates', 'Reply Templates');
  await page.getByRole('button', { name: 'Add Reply Template' }).first().click();
  const form = page.getByRole('form', { name: 'Reply Template' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Name').fill('Beside a translator');
  await form.getByLabel('Text English').fill('Hello');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Created successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Beside a translator' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted successfully')).toBeVisible();
  await expect(page.locator('font')).toHaveCount(0);
});

test('a program that moves what is on the screen leaves a way on, and what was typed', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/cms/reply-templates/new');
  const form = page.getByRole('form', { name: 'Reply Template' });
  await form.getByLabel('Name').fill('Typed beside an extension');
  await page.evaluate(() => {
    const screen = document.getElementById('root')!.firstElementChild!;
    const frame = document.createElement('div');
    screen.replaceWith(frame);
    frame.append(screen);
  });
  await page.route('**/api/v1/reply-templates', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Unauthorized' } }),
  );
  await form.getByLabel('Text English').fill('Hello');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This screen could not be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await enter(page);
  await page.goto('/cms/reply-templates/new');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Typed beside an extension');
  await expect(form.getByLabel('Text English')).toHaveValue('Hello');
});
