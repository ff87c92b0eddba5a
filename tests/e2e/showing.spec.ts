import type { Page } from '@playwright/test';
import { openModule, rowOf } from './catalogue.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';
import { call, expectAccessible, overflow, toast } from './walk.ts';

const TITLE = 'Winter rivers, by boat';

/** Local time in Dhaka, this many days from now. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 6 * 3_600_000).toISOString().slice(0, 16);
const form = (page: Page) => page.getByRole('form', { name: 'Blog Post' });
const choose = (page: Page, name: string) => form(page).getByRole('radio', { name }).check();
const save = (page: Page) => form(page).getByRole('button', { name: 'Save', exact: true }).click();
const post = async (page: Page) =>
  (await call<Record<string, unknown>[]>(page, 'GET', '/blog-posts')).find(
    ({ title }) => title === TITLE,
  );

test('a post is a draft, published or scheduled: what is chosen is what is seen', async ({
  page,
}) => {
  await enter(page);
  await openModule(page, 'blog', 'Blog Management');
  await page.getByRole('button', { name: 'Add Blog Post' }).click();
  await form(page).getByLabel('Title English').fill(TITLE);
  await form(page).getByRole('textbox', { name: 'Content English' }).fill('By boat.');
  await expect(form(page).getByRole('switch')).toHaveCount(0);
  await expect(form(page)).toContainText('Visitors do not see it.');
  await choose(page, 'Scheduled');
  await expectAccessible(page);
  await save(page);
  await expect(form(page)).toContainText('Enter from when, or until when, visitors see it');
  await form(page).getByLabel('Shown from').fill(inDays(2));
  await expect(form(page)).toContainText(/Visitors see it from \d+ \w+ \d{4} at/);
  await save(page);
  const row = rowOf(page, TITLE);
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();
  expect(await post(page)).toMatchObject({ is_published: true, unpublish_at: null });
  const { publish_at: planned, id } = (await post(page))!;

  // Switched off and on again, the schedule is restored.
  await row.getByRole('switch', { name: /^Published/ }).click();
  await expect(row.getByText('Draft', { exact: true }).first()).toBeVisible();
  await toast(page, 'Blog post unpublished').getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();
  expect(await post(page)).toMatchObject({ is_published: true, publish_at: planned });

  await page.getByRole('button', { name: `Edit ${TITLE}` }).click();
  await choose(page, 'Draft');
  await choose(page, 'Scheduled');
  await expect(form(page).getByLabel('Shown from')).not.toHaveValue('');
  await form(page).getByLabel('Shown until').fill(inDays(-1));
  await form(page).getByLabel('Shown from').fill('');
  await save(page);
  await expect(form(page)).toContainText('Must be later than now: the record would never be seen');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await choose(page, 'Published');
  await save(page);
  await expect(row.getByText('Live', { exact: true })).toBeVisible();
  expect(await post(page)).toMatchObject({
    is_published: true,
    publish_at: null,
    unpublish_at: null,
  });
  await call(page, 'DELETE', `/blog-posts/${String(id)}`);
});

test('what a colleague hid is not shown by a moment alone that was planned meanwhile', async ({
  page,
}) => {
  await enter(page);
  const fields = { title: 'Hidden by another', content: 'By boat.', is_published: true };
  const { id } = await call<{ id: string }>(page, 'POST', '/blog-posts', fields);
  await page.goto(`/cms/blog/${id}`);
  await choose(page, 'Scheduled');
  await form(page).getByLabel('Shown from').fill(inDays(2));
  await call(page, 'PUT', `/blog-posts/${id}`, { is_published: false });
  await save(page);
  await page.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(form(page).getByRole('alert')).toHaveText(
    'Choose Draft or Scheduled: it was hidden while a moment was planned for it',
  );
  expect(await call(page, 'GET', `/blog-posts/${id}`)).toMatchObject({
    is_published: false,
    publish_at: null,
  });
  await choose(page, 'Scheduled');
  await save(page);
  await expect(toast(page, 'Blog post updated successfully')).toBeVisible();
  expect(await call(page, 'GET', `/blog-posts/${id}`)).toMatchObject({ is_published: true });
  await call(page, 'DELETE', `/blog-posts/${id}`);
});

test('a date that is half typed, or that no calendar has, is not saved as none', async ({
  page,
}) => {
  await enter(page);
  const flight = { airline: 'Unfinished Air', origin: 'Dhaka', destination: 'Bhola', price: 4000 };
  const dates = { valid_until: '2097-03-31', publish_at: '2097-01-01T04:00:00.000Z' };
  const { id } = await call<{ id: string }>(page, 'POST', '/flights', { ...flight, ...dates });
  await page.goto(`/cms/flights/${id}`);
  const flightForm = page.getByRole('form', { name: 'Flight Offer' });
  const press = (name: string) => flightForm.getByRole('button', { name, exact: true }).click();
  const stored = () => call(page, 'GET', `/flights/${id}`);
  const valid = flightForm.getByLabel('Valid until');
  // Month first: 31 March becomes 31 February.
  await valid.focus();
  await page.keyboard.type('02');
  // At another one Firefox would clear what is typed.
  await expect(valid).toHaveAttribute('value', dates.valid_until);
  for (const act of ['Save', 'Save draft', 'Preview page']) {
    await press(act);
    await expect(flightForm.getByRole('alert')).toContainText('Not a whole date');
    await expect(valid).toBeFocused();
    await expect(valid).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await stored()).toMatchObject(dates);
  await valid.fill('2097-02-28');
  await expect(flightForm.getByRole('alert')).toHaveCount(0);
  // Day first: it is said which day was read.
  await valid.focus();
  await page.keyboard.type('05032097');
  await expect(valid).toHaveAccessibleDescription(
    '3 May 2097 · Visitors no longer see it after this day',
  );

  const until = flightForm.getByLabel('Shown until');
  await until.focus();
  await page.keyboard.type('04102097');
  await press('Save');
  await expect(until).toBeFocused();
  await until.fill('2097-04-10T10:00');
  await press('Save');
  await expect(toast(page, 'updated successfully')).toBeVisible();
  expect(await stored()).toMatchObject({
    valid_until: '2097-05-03',
    unpublish_at: '2097-04-10T04:00:00.000Z',
  });
  await call(page, 'DELETE', `/flights/${id}`);
});

test('the days of Ramadan are said in words, whatever order the browser has them in', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/cms/site-management/contact-info');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const agency = page.getByRole('form', { name: 'Contact Info' });
  await agency.getByLabel('Ramadan from').focus();
  // Month first.
  await page.keyboard.type('08022097');
  await expect(agency.getByText('2 August 2097')).toBeVisible();
  await agency.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
});
