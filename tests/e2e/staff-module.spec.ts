import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enter, signIn } from './cms.ts';
import { ADMIN } from './staff.ts';
import { expect, test } from './test.ts';
import { BUSY, call, expectAccessible, failWrites, says } from './walk.ts';

const MODERATOR = { email: 'demo-moderator@kheya.test', password: 'oars-and-rope' };
const NAME = 'Demo Moderator';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const form = (page: Page) => page.getByRole('form', { name: 'Staff member' });

test('staff are added, found, changed and deleted; the default administrator stays', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Staff Management' }).first().click();
  for (const column of 'Staff Details,Contact,Role,Status,Joined,Actions'.split(','))
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change My Password' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Staff Member' }).click();
  await expect(form(page).getByLabel('Role')).toHaveValue('moderator');
  await expectAccessible(page);
  const name = form(page).getByLabel('Full Name');
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please fill in this field');
  const tooLong = '🚢'.repeat(121);
  await name.fill(tooLong);
  await form(page).getByLabel('Email').fill(MODERATOR.email);
  await form(page).getByLabel('Password').fill(MODERATOR.password);
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'A name may have at most 120 characters');
  await expect(name).toHaveValue(tooLong);
  await expect(name).toHaveAccessibleDescription('A name may have at most 120 characters');
  await name.fill(NAME);
  await form(page).getByLabel('Password').fill('12345');
  await expect(form(page)).toContainText('Strength: Too short');
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Password must be at least 6 characters long');
  await expect(form(page).getByLabel('Password')).toBeFocused();
  await form(page).getByLabel('Password').fill(MODERATOR.password);
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Staff member created successfully');
  await expect(row(page, NAME)).toContainText('Moderator');

  await page.getByRole('searchbox', { name: 'Search staff members' }).fill('DEMO-mod');
  await expect(row(page, ADMIN.email)).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search staff members' }).fill('');
  const role = page.getByRole('combobox', { name: 'Role' });
  await expect(role.getByRole('option')).toHaveText([
    'All Roles',
    'Super Admin',
    'Moderator',
    'Translator',
  ]);
  await role.selectOption('Super Admin');
  await expect(row(page, NAME)).toHaveCount(0);
  await role.selectOption('All Roles');

  const admin = row(page, ADMIN.email);
  await admin.getByRole('switch').click();
  await says(page, 'Cannot deactivate the default admin account');
  await expect(admin.getByRole('switch')).toHaveAttribute('aria-checked', 'true');
  await admin.getByRole('button', { name: /^Delete/ }).click();
  await says(page, 'Cannot delete the default admin account');
  await admin.getByRole('button', { name: /^Edit/ }).click();
  const password = page.getByRole('form', { name: 'Change password' });
  await password.getByLabel('New Password').fill('a ferry at dawn');
  await password.getByLabel('Confirm Password').fill('a ferry at noon');
  await password.getByRole('button', { name: 'Change Password' }).click();
  await says(page, 'Passwords do not match');
  await password.getByLabel('New Password').fill('short');
  await password.getByLabel('Confirm Password').fill('short');
  await password.getByRole('button', { name: 'Change Password' }).click();
  await says(page, 'Password must be at least 6 characters long');
  for (const label of ['New Password', 'Confirm Password'])
    await password.getByLabel(label).fill(ADMIN.password);
  await password.getByRole('button', { name: 'Change Password' }).click();
  await says(page, 'Password changed successfully');

  // The session continues with the new token.
  await row(page, NAME).getByRole('switch').click();
  await says(page, 'Staff member deactivated');
  await row(page, NAME).getByRole('switch').click();
  await says(page, 'Staff member activated');
  await page.getByRole('button', { name: `Edit ${NAME}` }).click();
  await expect(form(page).getByLabel('Email')).toHaveAttribute('readonly');
  await form(page).getByLabel('Full Name').fill(`${NAME} 2`);
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Staff member updated successfully');

  const stop = await failWrites(page, '/users');
  await row(page, NAME).getByRole('switch').click();
  await says(page, 'Failed to update active status');
  await page.getByRole('button', { name: `Edit ${NAME} 2` }).click();
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'The database is busy; try again');
  await page.route('**/api/v1/users/*', (route) => route.abort(), { times: 1 });
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Failed to save staff member');
  await form(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  const asked: string[] = [];
  page.on('dialog', (dialog) => (asked.push(dialog.message()), void dialog.accept()));
  await page.getByRole('button', { name: `Delete ${NAME} 2` }).click();
  await says(page, 'Failed to delete staff member');
  await stop();
  expect(asked).toEqual(['Are you sure you want to delete this staff member?']);

  await page.route('**/api/v1/users?*', (route) => route.fulfill(BUSY));
  await page.reload();
  await says(page, 'Failed to fetch staff members');
  await remove(page);
});

test('a short form asks before it drops what was typed, and saves by its key', async ({ page }) => {
  await enter(page);
  await page.goto('/cms/staff/new');
  const name = form(page).getByLabel('Full Name');
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await name.fill('Asked');
  await name.press('Escape');
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  await form(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await name.press('Control+s');
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(
    'Please fill in this field',
  );
  await name.fill('');
  await name.press('Escape');
  await expect(form(page)).toBeHidden();

  await page.getByRole('button', { name: 'Change My Password' }).click();
  await page.getByLabel('New Password').fill('a-boat-at-noon');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Deletes the moderator of a test. */
async function remove(page: Page): Promise<void> {
  const members = await call<{ id: string; email: string }[]>(page, 'GET', '/users');
  const { id } = members.find(({ email }) => email === MODERATOR.email)!;
  await call(page, 'DELETE', `/users/${id}`);
}

/** Backdates the page's session by an hour. */
async function growOld(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token')!);
  const file = join(process.env['E2E_DATA_DIR']!, 'secrets.json');
  const { JWT_SECRET } = JSON.parse(readFileSync(file, 'utf8')) as { JWT_SECRET: string };
  const [head, payload] = token.split('.') as [string, string];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number };
  const older = JSON.stringify({ ...claims, iat: claims.iat - 3_600 });
  const signed = `${head}.${Buffer.from(older).toString('base64url')}`;
  const signature = createHmac('sha256', JWT_SECRET).update(signed).digest('base64url');
  await page.evaluate((old) => localStorage.setItem('auth_token', old), `${signed}.${signature}`);
}

for (const width of [390, 1280])
  test(`a session of an hour is asked for the current password, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page);
    await growOld(page);
    await page.goto('/cms/staff');
    await page.getByRole('button', { name: 'Change My Password' }).click();
    const password = page.getByRole('form', { name: 'Change password' });
    const fill = async (value: string) => {
      for (const label of ['New Password', 'Confirm Password'])
        await password.getByLabel(label).fill(value);
      await password.getByRole('button', { name: 'Change Password' }).click();
    };
    await expect(password.getByLabel('Current Password')).toHaveCount(0);
    await fill(ADMIN.password);
    const current = password.getByLabel('Current Password');
    await expect(current).toBeFocused();
    await expect(password).toContainText(
      'You signed in more than 15 minutes ago: type your current password, too',
    );
    await expectAccessible(page);
    await current.fill('not the right one');
    await fill(ADMIN.password);
    await expect(password).toContainText('The current password is not right');
    await current.fill(ADMIN.password);
    await fill('password123');
    await expect(password).toContainText('This is one of the most common passwords');
    await page.screenshot({ path: test.info().outputPath(`password-${width}.png`) });
    await fill(ADMIN.password);
    await says(page, 'Password changed successfully');
  });

test('a moderator has no staff, keeps the rest, and their own password', async ({ page }) => {
  await call(page, 'POST', '/users', { ...MODERATOR, full_name: NAME });
  await signIn(page, MODERATOR);
  await expect(page.getByText('MODERATOR', { exact: true })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Modules' });
  await expect(sidebar.getByRole('link')).toHaveText([
    'Dashboard',
    'Site Management',
    'Tour Packages',
    'Umrah Packages',
    'Visa Services',
    'Flight Offers',
    'Blog Posts',
    'Landing Pages',
    'Translations',
    /^Contact Forms/,
    'Reply Templates',
    'Numbers',
    'Media Library',
    'Publishing',
  ]);
  await expect(page.getByRole('heading', { name: 'Last changes' })).toHaveCount(0);
  await page.goto('/cms/staff');
  await expect(page).toHaveURL(/\/cms\/dashboard$/);

  const refused = { status: 403, json: { detail: 'Not for you' } };
  await page.route('**/api/v1/tour-packages?*', (route) => route.fulfill(refused));
  await page.goto('/cms/tours');
  await expect(page.getByText('Forbidden: Not for you', { exact: true })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Blog Posts' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();

  await page.getByRole('button', { name: 'Change password' }).click();
  const password = page.getByRole('form', { name: 'Change password' });
  for (const label of ['New Password', 'Confirm Password'])
    await password.getByLabel(label).fill('oars-and-rope-2');
  await password.getByRole('button', { name: 'Change Password' }).click();
  await says(page, 'Password changed successfully');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();

  await remove(page);
});

test('who is given another role meanwhile has its modules after the first refusal', async ({
  page,
}) => {
  const who = { email: 'demoted@kheya.test', password: MODERATOR.password };
  const account = { ...who, full_name: 'Once an administrator', role: 'super_admin' };
  const { id } = await call<{ id: string }>(page, 'POST', '/users', account);
  await signIn(page, who);
  await page.goto('/cms/personal-data');
  await page.getByLabel('Telephone').fill('01712-345678');
  await call(page, 'PUT', `/users/${id}`, { role: 'moderator' });
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('MODERATOR', { exact: true })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Modules' });
  await expect(sidebar.getByRole('link', { name: 'Staff Management' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/cms\/dashboard$/);
  await call(page, 'DELETE', `/users/${id}`);
});

for (const width of [390, 1280])
  test(`sessions are seen and ended, and signing out ends one, at ${width} pixels`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // The administrator has a session of every test before.
    const who = { email: `sessions-${width}@kheya.test`, password: MODERATOR.password };
    const account = { ...who, full_name: 'Twice signed in', role: 'super_admin' };
    const { id } = await call<{ id: string }>(page, 'POST', '/users', account);
    await signIn(page, who);
    const elsewhere = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await signIn(elsewhere, who);
    const open = async () => {
      if (width < 1024) await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('link', { name: 'My sessions' }).filter({ visible: true }).click();
    };
    await open();
    await expect(page).toHaveURL(/\/cms\/sessions$/);
    await expect(page.getByRole('heading', { name: 'My Sessions', level: 1 })).toBeVisible();
    const list = page.getByRole('main');
    await expect(list.getByText('This device')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`sessions-${width}.png`) });
    for (;;) {
      const ends = list.getByRole('button', { name: /^End session/ });
      const before = await ends.count();
      if (before === 0) break;
      await ends.first().click();
      await expect(ends).toHaveCount(before - 1);
    }
    await elsewhere.reload();
    await expect(elsewhere.getByLabel('Password')).toBeVisible();

    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.get('/api/v1/users/me', { headers })).status()).toBe(200);
    if (width < 1024) await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
    await expect
      .poll(async () => (await page.request.get('/api/v1/users/me', { headers })).status())
      .toBe(401);
    await call(page, 'DELETE', `/users/${id}`);
  });
