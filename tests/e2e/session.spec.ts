import { signInToApi } from './api.ts';
import { openModule } from './catalogue.ts';
import { enter, openTours, signIn, signInByForm } from './cms.ts';
import { photo } from './photo.ts';
import { ADMIN } from './staff.ts';
import { expect, test } from './test.ts';

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

/** As chats and documents hand an address over: with marks of direction, a space that does not break. */
const copied = (address: string) => `\u2068${address}\u2069\u00a0`;

test('an e-mail that was copied with marks that nobody sees is the same e-mail', async ({
  page,
}) => {
  await signInByForm(page, { ...ADMIN, email: copied(ADMIN.email) });
  await openModule(page, 'staff', 'Staff Management');
  await page.getByRole('button', { name: 'Add Staff Member' }).click();
  const form = page.getByRole('form', { name: 'Staff member' });
  await form.getByLabel('Email').fill(copied('colleague@kheya.test'));
  await expect(form.getByLabel('Email')).toHaveValue('colleague@kheya.test');
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
    await page.keyboard.press('Escape');
    await expect(name ? page.getByRole('alertdialog') : page.getByRole('dialog')).toHaveCount(
      name ? 1 : 0,
    );
  }
});

test('what the end of a session cuts off says so on top, and offers no Undo', async ({ page }) => {
  await enter(page);
  await openModule(page, 'visa', 'Visa Services');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  for (const place of [0, 1, 2]) await boxes.nth(place).click();
  let sent = 0;
  const signInButton = page.getByRole('button', { name: 'Sign In' });
  await page.route('**/api/v1/visa-services/*', async (route) => {
    const place = sent++;
    // The last is answered once nobody is signed in.
    if (place === 2) await signInButton.waitFor();
    await route.fulfill(
      place === 0 ? { json: {} } : { status: 401, json: { detail: 'Signed out' } },
    );
  });
  await page
    .getByRole('region', { name: 'Selected' })
    .getByRole('button', { name: 'Hide' })
    .click();
  const front = page.locator('[data-sonner-toast][data-front=true]');
  await expect(front).toContainText('2 visa services could not be hidden');
  await expect(front).toContainText('Your session has ended. Please sign in again.');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a picture that the end of a session cuts off is named, and missed when the form is back', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/cms/tours/new');
  const form = page.getByRole('form', { name: 'Tour Package' });
  await form.getByLabel('Name English').fill('With a picture');
  await page.route('**/uploads/image', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Unauthorized' } }),
  );
  await form
    .locator('[data-field=cover_photo] input[type=file]')
    .setInputFiles({ name: 'launch.png', mimeType: 'image/png', buffer: await photo(71) });
  await expect(page.getByText('Failed to upload cover photo')).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(form.getByLabel('Name English')).toHaveValue('With a picture');
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
});

test('a note that the end of a session cuts off is noted after the next', async ({ page }) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const lead = { name: 'Noted later', message: 'Hello' };
  const { id } = await api.create('/contact-submissions', lead);
  await page.goto(`/cms/contacts/${id}`);
  const detail = page.getByRole('dialog', { name: 'Contact Submission' });
  await expect(detail.getByText('Opened')).toBeVisible();
  await detail.getByRole('textbox', { name: 'Note' }).fill('Pays in two parts');
  // In one turn: any other call with that token would end the session before the press.
  await detail.getByRole('button', { name: 'Add note' }).evaluate((button: HTMLButtonElement) => {
    localStorage.setItem('auth_token', 'not.a.token');
    button.click();
  });
  await expect(page.getByText('it is noted when you sign in again')).toBeVisible();
  await enter(page);
  await page.goto(`/cms/contacts/${id}`);
  await expect(detail.getByRole('listitem').filter({ hasText: 'two parts' })).toBeVisible();
  await api.remove(`/contact-submissions/${id}`);
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

test('a tab follows the account that another tab signs in, and sends nothing in its name', async ({
  page,
}) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const nayeema = { email: 'nayeema@kheya.test', password: 'a-boat-on-the-meghna' };
  const people = await api.get<{ email: string }[]>('/users');
  if (!people.some(({ email }) => email === nayeema.email))
    await api.create('/users', { ...nayeema, full_name: 'Nayeema Akter', role: 'moderator' });
  const { id } = await api.create('/reply-templates', {
    name: 'Theirs',
    channel: 'call',
    body: 'Hello',
  });
  await page.goto(`/cms/reply-templates/${id}`);
  const form = page.getByRole('form', { name: 'Reply Template' });
  await form.getByLabel('Name').fill('Typed by the administrator');
  const other = await page.context().newPage();
  await enter(other, nayeema);
  await expect(page.getByText('Nayeema Akter')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Theirs');
  await other.evaluate(() => localStorage.removeItem('auth_token'));
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await enter(other);
  await expect(form.getByLabel('Name')).toHaveValue('Typed by the administrator');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Updated successfully')).toBeVisible();
  await api.remove(`/reply-templates/${id}`);
});

test('an act on many records stops where another account signs in', async ({ page }) => {
  await enter(page);
  const other = { email: 'shefali@kheya.test', password: 'a-kite-over-old-dhaka' };
  const api = await signInToApi(page.request);
  const account = await api.create('/users', { ...other, full_name: 'Shefali', role: 'moderator' });
  await openModule(page, 'visa', 'Visa Services');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  for (let place = 0; place < 8; place++) await boxes.nth(place).click();
  const sent: string[] = [];
  const signedIn = Promise.withResolvers<void>();
  await page.route('**/api/v1/visa-services/*', async (route) => {
    sent.push(route.request().url());
    await signedIn.promise;
    await route.fulfill({ json: {} });
  });
  await page
    .getByRole('region', { name: 'Selected' })
    .getByRole('button', { name: 'Hide' })
    .click();
  await expect.poll(() => sent.length).toBe(4);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByLabel('Email').fill(other.email);
  await page.getByLabel('Password').fill(other.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('MODERATOR')).toBeVisible();
  signedIn.resolve();
  const fault = page.locator('[data-sonner-toast]', { hasText: '4 visa services could not be' });
  await expect(fault).toContainText('Your session has ended. Please sign in again.');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(sent).toHaveLength(4);
  await api.remove(`/users/${account.id}`);
});

test('who signs in next on a device finds no Undo, and no name, of who was there before', async ({
  page,
}) => {
  await signIn(page);
  await openTours(page);
  const featured = page.getByRole('switch', { name: /^Featured: / }).first();
  const undo = page.getByRole('button', { name: 'Undo' });
  await featured.click();
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(undo).toHaveCount(0, { timeout: 3_000 });

  await signIn(page);
  await openTours(page);
  await featured.click();
  await expect(undo).toBeVisible();
  // In another tab, as another account.
  await page.evaluate(() => {
    const token = `.${btoa('{"sub":"shefali@kheya.test"}')}.`;
    localStorage.setItem('auth_token', token);
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: token }));
  });
  await expect(undo).toHaveCount(0, { timeout: 3_000 });
});
