import { signInToApi } from './api.ts';
import { openModule, told } from './catalogue.ts';
import { enter, signIn } from './cms.ts';
import { ADMIN } from './staff.ts';
import { expect, test } from './test.ts';

const ON_A_PHONE =
  'Network connection failed. Please check your internet connection and try again.';
const modules = [
  {
    path: 'tours',
    heading: 'Tour Packages',
    title: 'Bangkok and Pattaya for first-time travellers',
    field: 'Duration',
    failed: 'Failed to save tour package',
  },
  {
    path: 'visa',
    heading: 'Visa Services',
    title: 'Thailand',
    field: 'Country English',
    failed: 'Failed to save visa service',
  },
];

test('a save that nobody answers fails in the words of its module, and keeps the form', async ({
  page,
}) => {
  await enter(page);
  for (const { path, heading, title, field, failed } of modules) {
    await openModule(page, path, heading);
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    const form = page.getByRole('form');
    await form.getByLabel(field).fill('Another');
    await page.route('**/api/v1/*/**', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, 'Error', failed);
    await expect(form.getByLabel(field)).toHaveValue('Another');
    await page.unrouteAll();
    await page.context().setOffline(true);
    await expect(form).toContainText('Offline: saving has to wait');
    await page.context().setOffline(false);
    await form.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(form).toHaveCount(0);
    // The form takes its own step back, which would end the next journey.
    await expect(page).toHaveURL(new RegExp(`/cms/${path}$`));
  }
  const site = page.getByRole('status').filter({ hasText: 'Site is live' });
  await expect(site).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Numbers' }).first().click();
  const again = page.getByRole('button', { name: 'Load again' });
  await again.click();
  await told(page, 'Error', 'This screen could not be loaded');
  await expect(again).toBeEnabled();
  await page.context().setOffline(false);
  await expect(site).toBeVisible();
  await again.click();
  await expect(page.getByRole('heading', { name: 'Numbers', level: 1 })).toBeVisible();
});

test('what is not answered says so at the first failure, and comes with another try', async ({
  page,
}) => {
  await enter(page);
  for (const { path, calls, open, failed } of [
    {
      path: '/cms/sessions',
      calls: '**/api/v1/auth/sessions',
      open: undefined,
      failed: 'Your sessions could not be fetched',
    },
    {
      path: '/cms/tours/sundarbans-boat-journey',
      calls: '**/api/v1/history/**',
      open: 'History',
      failed: 'The history could not be fetched',
    },
  ]) {
    let asked = 0;
    await page.route(calls, (route) => {
      asked++;
      return route.abort();
    });
    await page.goto(path);
    if (open) await page.getByRole('button', { name: open, exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: failed });
    await expect(alert).toBeVisible();
    expect(asked, 'as long as it tries again').toBeLessThan(4);
    await page.unroute(calls);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
  }
});

test('templates of answers that do not come are not left out in silence', async ({ page }) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const lead = { name: 'Asks twice', message: 'Hello', phone: '01733444555' };
  const { id } = await api.create('/contact-submissions', lead);
  const templates = '**/api/v1/reply-templates?**';
  await page.route(templates, (route) => route.abort());
  await page.goto(`/cms/contacts/${id}`);
  const detail = page.getByRole('dialog', { name: 'Contact Submission' });
  const alert = detail.getByRole('alert').filter({ hasText: 'The templates could not be loaded.' });
  await expect(alert).toBeVisible();
  await page.unroute(templates);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(detail.getByLabel('Template', { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await api.remove(`/contact-submissions/${id}`);
});

test('what an enquiry is about is not left out of its answer in silence', async ({ page }) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const words = { name: 'Price alone', channel: 'whatsapp', body: 'Hello\n{item}: {price}' };
  const template = await api.create('/reply-templates', words);
  const tour = { name: 'To Bhola', destinations: 'Bhola', price: 5000, duration: '1' };
  const about = await api.create('/tour-packages', tour);
  const lead = { name: 'Asks the price', message: 'How much?', phone: '01733444556' };
  const asked = { ...lead, service: 'tour', item_id: about.id };
  const { id } = await api.create('/contact-submissions', asked);
  const record = `**/api/v1/tour-packages/${about.id}`;
  await page.route(record, (route) => route.abort());
  await page.goto(`/cms/contacts/${id}`);
  const detail = page.getByRole('dialog', { name: 'Contact Submission' });
  await detail.getByLabel('Template', { exact: true }).selectOption('Price alone');
  const alert = detail.getByRole('alert').filter({ hasText: 'What it is about' });
  await expect(alert).toContainText('What it is about could not be loaded.');
  await expect(detail.getByLabel('Text of the answer')).toHaveCount(0);
  await page.unroute(record);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(detail.getByLabel('Text of the answer')).toHaveValue('Hello\nTo Bhola: ৳5,000');
  await expect(alert).toHaveCount(0);
  await api.remove(`/contact-submissions/${id}`);
  await api.remove(`/tour-packages/${about.id}`);
  await api.remove(`/reply-templates/${template.id}`);
});

test('items to choose from that do not come are not left out in silence', async ({ page }) => {
  await enter(page);
  const tours = '**/api/v1/tour-packages?**';
  await page.route(tours, (route) => route.abort());
  await page.goto('/cms/site-management/reviews/new');
  const form = page.getByRole('form');
  const alert = form.getByRole('alert').filter({ hasText: 'Not all items could be loaded.' });
  await expect(alert).toBeVisible();
  await page.unroute(tours);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByLabel('About')).toContainText('Sundarbans boat journey');
  await expect(alert).toHaveCount(0);
});

test('drafts and accreditations that do not come are not left out in silence', async ({ page }) => {
  await enter(page);
  for (const [calls, failed] of [
    ['**/api/v1/drafts', 'The drafts could not be loaded.'],
    ['**/accreditations?**', 'What expires soon could not be loaded.'],
  ] as const) {
    await page.route(calls, (route) => route.abort());
    await page.goto('/cms/dashboard');
    const alert = page.getByRole('alert').filter({ hasText: failed });
    await expect(alert).toBeVisible();
    await page.unroute(calls);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Drafts' })).toHaveCount(0);
  }
});

test('an entry whose move got no answer is where it was, though its list does not come either', async ({
  page,
}) => {
  await enter(page);
  await openModule(page, 'site-management/service-options', 'Site Management');
  const entries = page.locator('[data-row]');
  await expect(entries.nth(1)).toBeVisible();
  const order = () => entries.evaluateAll((rows) => rows.map(({ dataset }) => dataset['row']));
  const before = await order();
  await page.route('**/api/v1/site-management/**', (route) => route.abort());
  await page.locator('[data-move=down]').first().click();
  await told(page, 'Error', 'Failed to reorder');
  expect(await order()).toEqual(before);
});

test('a record whose list is not there is not said to match nothing', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await enter(page);
  await openModule(page, 'media', 'Media Library');
  await page.route('**/api/v1/visa-services?**', async (route) => {
    await released;
    await route.abort();
  });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  await palette.getByRole('combobox').fill('thailand visa');
  await expect(palette.getByText('Loading…')).toBeVisible();
  await expect(palette.getByText('Nothing matches')).toHaveCount(0);
  release();
  const alert = palette.getByRole('alert');
  await expect(alert).toContainText('Not everything could be loaded.');
  await expect(palette.getByText('Nothing matches')).toHaveCount(0);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(palette.getByRole('option', { name: /Thailand/ })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a refusal without words is a login that failed, and so is one for a logout', async ({
  page,
}) => {
  await page.route('**/auth/login', (route) =>
    route.fulfill({ status: 400, json: { detail: '' } }),
  );
  await page.goto('/cms');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await told(page, 'Error', 'Login failed');
  await page.unroute('**/auth/login');
  await signIn(page);
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new Error('The storage is locked');
    };
  });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await told(page, 'Error', 'Logout failed');
});

test('an error stays until it can be read twice, then makes room', async ({ page }) => {
  await page.clock.install();
  await page.route('**/auth/login', (route) => route.abort());
  await page.goto('/cms');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const error = page.locator('[data-sonner-toast][data-type=error]');
  await expect(error).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(error).toHaveAttribute('data-removed', 'false');
  await page.clock.fastForward(9_000);
  await expect(error).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });

  test('a network that is gone is named, at the door and at a save', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/auth/login', (route) => route.abort());
    await page.goto('/cms');
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await told(page, 'Error', ON_A_PHONE);
    await page.unroute('**/auth/login');
    await enter(page);
    await openModule(page, 'tours', 'Tour Packages');
    await page.route('**/api/v1/tour-packages/*', (route) => route.abort());
    await page.getByRole('button', { name: `Edit ${modules[0]!.title}` }).click();
    const form = page.getByRole('form');
    await form.getByLabel('Duration').fill('9 days');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await told(page, 'Error', ON_A_PHONE);
    await expect(form.getByLabel('Duration')).toHaveValue('9 days');
  });
});
