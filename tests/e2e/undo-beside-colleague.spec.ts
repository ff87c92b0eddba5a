import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { openModule } from './catalogue.ts';
import { colleague } from './colleague.ts';
import { expect, test } from './test.ts';
import { toast } from './walk.ts';

const draft = { destinations: 'Bhola', price: 24_500, duration: '2', is_available: true };
/** The last minute of a month in Dhaka, and the first of the next. */
const soon = '2031-01-31T17:59:00.000Z';
const later = '2031-01-31T18:00:00.000Z';

const tourForm = (page: Page) => page.getByRole('form', { name: 'Tour Package' });
const undo = (page: Page, says: string) =>
  page
    .locator('[data-sonner-toast]')
    .filter({ hasText: says })
    .getByRole('button', { name: 'Undo' })
    .click();

test('an Undo in the history leaves what a colleague saved since', async ({ page }) => {
  const staff = await signInToApi(page.request);
  const { id } = await staff.create('/tour-packages', { ...draft, name: 'Char Kukri' });
  const path = `/tour-packages/${id}`;
  await staff.change(path, { price: 26_500 });
  const mine = await colleague(page, staff);
  await mine.goto(`/cms/tours/${id}`);
  await tourForm(mine).getByRole('button', { name: 'History' }).click();
  await mine.getByRole('button', { name: 'Bring back Price (৳): ৳24,500' }).click();
  await expect(toast(mine, 'Price (৳) is as it was')).toBeVisible();
  await staff.change(path, { price: 30_000 });
  await undo(mine, 'Price (৳) is as it was');
  await expect(toast(mine, 'Failed to bring it back')).toContainText('Administrator');
  expect(await staff.get(path)).toMatchObject({ price: 30_000 });
  await mine.context().close();
  await staff.remove(path);
});

test('an Undo in the history hides again what a moment that came back had turned on', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const tour = { ...draft, name: 'Hidden with a moment', publish_at: later };
  const { id } = await staff.create('/tour-packages', tour);
  const path = `/tour-packages/${id}`;
  await staff.change(path, { is_available: false });
  const mine = await colleague(page, staff);
  const showing = (name: string) => tourForm(mine).getByRole('radio', { name, checked: true });
  const bringBack = async (name: RegExp) => {
    await tourForm(mine).getByRole('button', { name: 'History' }).click();
    await mine.getByRole('button', { name }).first().click();
    await expect(toast(mine, 'Shown from is as it was')).toBeVisible();
    await mine.getByRole('button', { name: 'Close', exact: true }).last().click();
  };
  await mine.goto(`/cms/tours/${id}`);
  await expect(showing('Hidden')).toBeVisible();
  await bringBack(/^Bring back Shown from: 2031/);
  await expect(showing('Scheduled')).toBeVisible();
  expect(await staff.get(path)).toMatchObject({ is_available: true, publish_at: later });
  await undo(mine, 'Shown from is as it was');
  await expect(toast(mine, 'Undone')).toBeVisible();
  expect(await staff.get(path)).toMatchObject({ is_available: false, publish_at: null });
  await expect(showing('Hidden')).toBeVisible();

  // Hidden by somebody else in between: it stays.
  await staff.change(path, { is_available: true, publish_at: later });
  await mine.reload();
  await bringBack(/^Bring back Shown from: —/);
  await staff.change(path, { is_available: false });
  await undo(mine, 'Shown from is as it was');
  await expect(toast(mine, 'Failed to bring it back')).toContainText('Administrator');
  expect(await staff.get(path)).toMatchObject({ is_available: false, publish_at: null });
  await mine.context().close();
  await staff.remove(path);
});

test('an Undo of a move of an enquiry leaves the stage that a colleague chose since', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const lead = { name: 'Moved by two', message: 'Hello', phone: '01711000111' };
  const { id } = await staff.create('/contact-submissions', lead);
  const path = `/contact-submissions/${id}`;
  const mine = await colleague(page, staff);
  await mine.goto(`/cms/contacts/${id}`);
  const detail = mine.getByRole('dialog', { name: 'Contact Submission' });
  await expect(detail.getByText('Opened')).toBeVisible();
  await detail.getByLabel('Stage of Moved by two').selectOption('in_progress');
  await expect(toast(mine, 'Moved to In progress')).toBeVisible();
  await staff.change(path, { status: 'won' });
  await expect(detail.getByLabel('Stage of Moved by two')).toHaveValue('won');
  await undo(mine, 'Moved to In progress');
  await expect(toast(mine, 'Administrator changed this meanwhile')).toBeVisible();
  expect(await staff.get(path)).toMatchObject({ status: 'won' });
  await mine.context().close();
  await staff.remove(path);
});

test('an Undo of a switch leaves the schedule that a colleague gave meanwhile', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const { id } = await staff.create('/tour-packages', {
    ...draft,
    name: 'Planned by two',
    publish_at: soon,
  });
  const path = `/tour-packages/${id}`;
  const mine = await colleague(page, staff);
  await openModule(mine, 'tours', 'Tour Packages');
  await mine.getByRole('switch', { name: 'Available: Planned by two' }).click();
  const says = 'Tour package disabled';
  await expect(toast(mine, says)).toBeVisible();
  await staff.change(path, { publish_at: later });
  await undo(mine, says);
  await expect(toast(mine, 'Error')).toContainText('Administrator changed this record');
  expect(await staff.get(path)).toMatchObject({ publish_at: later });
  await mine.context().close();
  await staff.remove(path);
});

test('an Undo for many leaves the one that a colleague planned anew, and says so', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const names = ['Hidden by one', 'Hidden by two'];
  const made: { id: string }[] = [];
  for (const name of names) made.push(await staff.create('/tour-packages', { ...draft, name }));
  const [first, second] = made.map(({ id }) => `/tour-packages/${id}`) as [string, string];
  const mine = await colleague(page, staff);
  await openModule(mine, 'tours', 'Tour Packages');
  await mine.getByLabel('Search').first().fill('Hidden by');
  for (const name of names) await mine.getByRole('checkbox', { name: `Select ${name}` }).click();
  const bar = mine.getByRole('region', { name: 'Selected' });
  await bar.getByRole('button', { name: 'Hide' }).click();
  await expect(toast(mine, '2 tour packages hidden')).toBeVisible();
  await staff.change(second, { publish_at: later });
  // The price is nobody's concern here.
  await staff.change(first, { price: 9_900 });
  await undo(mine, '2 tour packages hidden');
  await expect(mine.getByRole('alert').getByRole('listitem').first()).toHaveText(
    'Hidden by two: Administrator changed this record since you opened it',
  );
  expect(await staff.get(first)).toMatchObject({ is_available: true, price: 9_900 });
  expect(await staff.get(second)).toMatchObject({ is_available: true, publish_at: later });
  await mine.context().close();
  for (const path of [first, second]) await staff.remove(path);
});

test('an Undo of a mark as spam leaves an enquiry that a colleague took up', async ({ page }) => {
  const staff = await signInToApi(page.request);
  const lead = { name: 'Not spam at all', message: 'Hello', phone: '01711000112' };
  const { id } = await staff.create('/contact-submissions', lead);
  const path = `/contact-submissions/${id}`;
  const mine = await colleague(page, staff);
  await mine.goto(`/cms/contacts/${id}`);
  const detail = mine.getByRole('dialog', { name: 'Contact Submission' });
  await detail.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(toast(mine, 'Marked as spam')).toBeVisible();
  await staff.change(path, { status: 'won' });
  await undo(mine, 'Marked as spam');
  await expect(toast(mine, 'Failed to undo')).toContainText('Administrator changed this record');
  expect(await staff.get(path)).toMatchObject({ status: 'won' });
  await mine.context().close();
  await staff.remove(path);
});
