import { expect, test } from '@playwright/test';
import { enter, openTours, signIn, signInByForm } from './cms.ts';
import { ADMIN } from './staff.ts';

test('a wrong password says so and leaves nobody signed in', async ({ page }) => {
  await page.goto('/cms');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Unauthorized: Wrong e-mail or password')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('e-mail and password are required, the e-mail as an e-mail', async ({ page }) => {
  await page.goto('/cms');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  for (const label of ['Email', 'Password']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required');
    await expect(page.getByLabel(label)).toHaveAccessibleDescription('Please fill in this field');
  }
});

const answers = [
  { title: 'no token', path: '**/auth/login', body: {}, says: 'No access token in response' },
  {
    title: 'no list of users',
    path: '**/api/v1/users/',
    body: null,
    says: 'Failed to fetch user data',
  },
  {
    title: 'a list without the user',
    path: '**/api/v1/users/',
    body: [],
    says: `User not found with email: ${ADMIN.email}`,
  },
];

for (const { title, path, body, says } of answers)
  test(`a sign-in that is answered with ${title} fails and keeps no token`, async ({ page }) => {
    await page.route(path, (route) => route.fulfill({ json: body }));
    await page.goto('/cms');
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText(says)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await expect(page.getByRole('navigation', { name: 'Modules' })).toBeHidden();
  });

test('the session and the module outlive a reload, and signing out ends both', async ({ page }) => {
  await signInByForm(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('SUPER ADMIN')).toBeVisible();
  await expect(page.getByText('Online')).toBeVisible();
  await expect(page.getByText('2.1.0')).toBeVisible();
  await openTours(page);
  await page.goto('/cms');
  await expect(page.getByRole('heading', { name: 'Tour Packages', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  const kept = await page.evaluate(() => [
    localStorage.getItem('auth_token'),
    localStorage.getItem('cms_active_module'),
  ]);
  expect(kept).toEqual([null, null]);
});

test('a short form that an ended session interrupted is as it was, without its password', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/cms/staff/new');
  const form = page.getByRole('form', { name: 'Staff member' });
  await form.getByLabel('Full Name').fill('Rahim Uddin');
  await form.getByLabel('Email').fill('rahim@kheya.test');
  await form.getByLabel('Password').fill('sundarbans-77');
  await page.evaluate(() => localStorage.setItem('auth_token', 'not.a.token'));
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await enter(page);
  for (const [name, email] of [
    ['Rahim Uddin', 'rahim@kheya.test'],
    ['', ''],
  ] as const) {
    await page.goto('/cms/staff/new');
    await expect(form.getByLabel('Full Name')).toHaveValue(name);
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await expect(form.getByLabel('Password')).toHaveValue('');
  }
});

test('a 401 ends the session, a server error does not', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/v1/users/', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull();

  await page.unroute('**/api/v1/users/');
  await page.evaluate(() => localStorage.setItem('auth_token', 'not.a.token'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
