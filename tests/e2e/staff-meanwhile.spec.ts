import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { signIn } from './cms.ts';
import { expect, test } from './test.ts';
import { toast } from './walk.ts';

const password = 'oars-and-rope';
const form = (page: Page) => page.getByRole('form', { name: 'Staff member' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save', exact: true }).click();

test('the form of a staff member whom a colleague deleted says so, and keeps what was typed', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const gone = { email: 'gone-meanwhile@kheya.test', password, full_name: 'Gone Meanwhile' };
  const { id } = await staff.create('/users', gone);
  await signIn(page);
  await page.goto(`/cms/staff/${id}`);
  const name = form(page).getByLabel('Full Name');
  await name.fill('Typed at length');
  await staff.remove(`/users/${id}`);
  await save(page);
  const told = toast(page, 'A colleague deleted this staff member');
  await expect(told).toContainText('What you typed stays here until you close it');
  await expect(name).toHaveValue('Typed at length');
});

test('an account that a colleague closed meanwhile stays closed when its name is saved', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const given = { email: 'closed-meanwhile@kheya.test', password, full_name: 'Closed Meanwhile' };
  const { id } = await staff.create('/users', { ...given, role: 'super_admin' });
  await signIn(page);
  await page.goto(`/cms/staff/${id}`);
  await form(page).getByLabel('Full Name').fill('Named Anew');
  await staff.change(`/users/${id}`, { is_active: false, role: 'moderator' });
  await save(page);
  await expect(toast(page, 'changed this meanwhile')).toBeVisible();
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Named Anew');
  await expect(form(page).getByLabel('Role')).toHaveValue('moderator');
  await expect(form(page).getByRole('switch')).toHaveAttribute('aria-checked', 'false');
  const closed = { full_name: 'Closed Meanwhile', role: 'moderator', is_active: false };
  expect(await staff.get(`/users/${id}`)).toMatchObject(closed);
  await save(page);
  await expect(toast(page, 'Staff member updated successfully')).toBeVisible();
  const named = { ...closed, full_name: 'Named Anew' };
  expect(await staff.get(`/users/${id}`)).toMatchObject(named);
  await staff.remove(`/users/${id}`);
});

test('who loses a role with a form open is told, and finds the text when it is given back', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const who = { email: 'lowered@kheya.test', password };
  const lowered = { ...who, full_name: 'Lowered Meanwhile', role: 'super_admin' };
  const { id } = await staff.create('/users', lowered);
  const { id: other } = await staff.create('/users', {
    email: 'renamed@kheya.test',
    password,
    full_name: 'Renamed Meanwhile',
  });
  await signIn(page, who);
  await page.goto(`/cms/staff/${other}`);
  const name = form(page).getByLabel('Full Name');
  await name.fill('Typed at length');
  await staff.change(`/users/${id}`, { role: 'moderator' });
  await save(page);
  await expect(page.getByText('MODERATOR', { exact: true })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await expect(toast(page, 'Your role is Moderator now')).toContainText(
    'What you typed there is kept on this device',
  );
  await staff.change(`/users/${id}`, { role: 'super_admin' });
  await page.goto(`/cms/staff/${other}`);
  await expect(name).toHaveValue('Typed at length');
  for (const each of [id, other]) await staff.remove(`/users/${each}`);
});

test('who is given more meanwhile has it when they come back to the window', async ({ page }) => {
  const staff = await signInToApi(page.request);
  const who = { email: 'raised@kheya.test', password };
  const raised = { ...who, full_name: 'Raised Meanwhile', role: 'moderator' };
  const { id } = await staff.create('/users', raised);
  await signIn(page, who);
  await expect(page.getByText('MODERATOR', { exact: true })).toBeVisible();
  await staff.change(`/users/${id}`, { role: 'super_admin' });
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page.getByText('SUPER ADMIN', { exact: true })).toBeVisible();
  await expect(toast(page, 'Your role is Super Admin now')).toBeVisible();
  await staff.remove(`/users/${id}`);
});
