import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { openModule, told } from './catalogue.ts';
import { enter, openTours, signIn } from './cms.ts';
import { untilPublished } from './published.ts';
import { ADMIN } from './staff.ts';
import { expect, test } from './test.ts';

const draft = { destinations: 'Bhola', price: 24_500, duration: '2', is_available: true };
const statusOf = async (page: Page, path: string) =>
  (await page.request.get(path, { maxRedirects: 0 })).status();
/** An address that goes leads to a page like it. */
const LEADS_ON = 301;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function deleteTour(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('It goes to the trash, from where it can be restored.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Tour package deleted successfully')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
}

test('a tour that was deleted is back with one click, on the site too', async ({ page }) => {
  const staff = await signInToApi(page.request);
  const { id } = await staff.create('/tour-packages', { ...draft, name: 'Char Kukri Mukri' });
  await untilPublished(`tours/${id}.html`, 'Char Kukri Mukri');
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await deleteTour(page, 'Char Kukri Mukri');
  await expect.poll(() => statusOf(page, `/tours/${id}`)).toBe(LEADS_ON);
  await page.getByRole('button', { name: 'Undo' }).click();
  await told(page, 'Success', 'Restored as it was');
  await expect(row(page, 'Char Kukri Mukri')).toContainText('৳24,500');
  await untilPublished(`tours/${id}.html`, 'Char Kukri Mukri');
  await expect.poll(() => statusOf(page, `/bn/tours/${id}`)).toBe(200);
});

test('on a phone, Undo and the cross of a toast are as large as a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const staff = await signInToApi(page.request);
  const { id } = await staff.create('/tour-packages', { ...draft, name: 'Kuakata at dawn' });
  await untilPublished(`tours/${id}.html`, 'Kuakata at dawn');
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await page.getByRole('button', { name: 'Delete Kuakata at dawn' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toContainText('Tour package deleted successfully');
  for (const name of ['Undo', 'Close toast']) {
    const { width, height } = (await toast.getByRole('button', { name }).boundingBox())!;
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
  }
});

test('once the toast is gone, a tour is restored from the trash at the same address', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const { id } = await staff.create('/tour-packages', { ...draft, name: 'Monpura by launch' });
  await untilPublished(`tours/${id}.html`, 'Monpura by launch');
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  await deleteTour(page, 'Monpura by launch');
  await told(page, 'Success', 'Tour package deleted successfully');
  await page.reload();
  await expect.poll(() => statusOf(page, `/tours/${id}`)).toBe(LEADS_ON);

  await page.getByRole('button', { name: /^Trash/ }).click();
  const trash = page.getByRole('list', { name: 'Trash' });
  const item = trash.getByRole('listitem').filter({ hasText: 'Monpura by launch' });
  await expect(item).toContainText('Deleted by Administrator');
  await expect(item).toContainText('Kept until');
  // The address says that the trash is shown.
  await expect(page).toHaveURL(/\?trash=shown$/);
  await page.reload();
  await page.getByRole('searchbox').fill('nothing of the kind');
  await expect(page.getByText('Nothing in the trash matches “nothing of the kind”.')).toBeVisible();
  await page.getByRole('searchbox').fill('monpura');
  await item.getByRole('button', { name: 'Restore Monpura by launch' }).click();
  await told(page, 'Success', 'Restored as it was');
  // The last one in sight leads back to the list, as it is searched.
  await expect(page.getByRole('button', { name: /^Trash/, pressed: false })).toBeVisible();
  await expect(row(page, 'Monpura by launch')).toContainText('Live');
  await page.getByRole('searchbox').fill('');
  await untilPublished(`tours/${id}.html`, 'Monpura by launch');
  expect(await statusOf(page, `/tours/${id}`)).toBe(200);
});

test('a scene and an enquiry are undone as a tour is, the scene at its place', async ({ page }) => {
  const staff = await signInToApi(page.request);
  page.on('dialog', (dialog) => dialog.accept());
  await enter(page);
  await page.goto('/cms/site-management/hero-scenes');
  const scenes = page.getByRole('list', { name: 'Hero Scenes' });
  const titles = () => scenes.getByRole('listitem').allTextContents();
  await expect(scenes.getByRole('listitem').nth(1)).toBeVisible();
  const names = (await staff.get<{ name: string }[]>('/site-management/hero-scenes')).map(
    ({ name }) => name,
  );
  await page.getByRole('button', { name: `Delete ${names[1]}`, exact: true }).click();
  await expect(scenes.getByRole('listitem')).toHaveCount(names.length - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await told(page, 'Success', 'Restored as it was');
  await expect(scenes.getByRole('listitem')).toHaveCount(names.length);
  for (const [place, name] of names.entries()) expect((await titles())[place]).toContain(name);
  await page.getByRole('button', { name: `Delete ${names[1]}`, exact: true }).click();
  await page.getByRole('button', { name: /^Trash/ }).click();
  await page.getByRole('button', { name: `Restore ${names[1]}`, exact: true }).click();
  await told(page, 'Success', 'Restored as it was');
  // Others may be in the trash still: then one is not led back to the list.
  await page.goto('/cms/site-management/hero-scenes');
  await expect(scenes.getByRole('listitem').nth(1)).toContainText(names[1]!);

  await staff.create('/contact-submissions', {
    name: 'Rahima Khatun',
    message: 'Is there a boat?',
  });
  await page.goto('/cms/contacts');
  await page.getByRole('button', { name: 'Delete Rahima Khatun' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Contact submission deleted successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Rahima Khatun')).toContainText('Is there a boat?');
});

test('the whole trash is a screen of a super_admin, who alone empties it', async ({ page }) => {
  const staff = await signInToApi(page.request);
  const made: string[] = [];
  for (const name of ['First to go', 'Second to go', 'Third to go']) {
    const { id } = await staff.create('/tour-packages', { ...draft, name });
    await staff.remove(`/tour-packages/${id}`);
    made.push(id);
  }
  await signIn(page);
  await page.getByRole('link', { name: 'Trash' }).click();
  const item = (name: string) =>
    page.getByRole('list', { name: 'Trash' }).getByRole('listitem').filter({ hasText: name });
  await expect(item('First to go')).toContainText('Tour Package · Deleted by Administrator');
  await page.getByRole('button', { name: 'Delete First to go for good' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await told(page, 'Success', 'Deleted for good');
  await expect(item('First to go')).toHaveCount(0);

  await page.getByRole('button', { name: 'Empty trash' }).click();
  // Deleted after the question was asked: it stays.
  const late = await staff.create('/tour-packages', { ...draft, name: 'Late to go' });
  await staff.remove(`/tour-packages/${late.id}`);
  await question.getByRole('button', { name: /^Delete \d+ records for good$/ }).click();
  await expect(page.getByText(/^\d+ records deleted for good$/)).toBeVisible();
  await expect(item('Late to go')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Trash' }).getByRole('listitem')).toHaveCount(1);
  const left = await staff.get<{ id: string }[]>('/trash');
  expect(left.map(({ id }) => id)).toEqual([late.id]);

  const email = 'trash@kheya.test';
  const account = { full_name: 'Test Moderator', email, password: ADMIN.password };
  await staff.create('/users', { ...account, role: 'moderator' });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signIn(page, { email, password: ADMIN.password });
  await openTours(page);
  await expect(page.getByRole('link', { name: 'Trash' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Trash/ }).click();
  await expect(item('Late to go')).toBeVisible();
  await expect(page.getByRole('button', { name: /for good$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore Late to go' }).click();
  await told(page, 'Success', 'Restored as it was');
  expect(await statusOf(page, `/tours/${made[0]}`)).toBe(LEADS_ON);
});
