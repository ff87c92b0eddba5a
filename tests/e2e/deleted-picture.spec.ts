import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { told } from './catalogue.ts';
import { enter } from './cms.ts';
import { photo } from './photo.ts';
import { expect, test } from './test.ts';
import { toast } from './walk.ts';

const draft = { destinations: 'Bhola', price: 24_500, duration: '2', is_available: true };
const form = (page: Page) => page.getByRole('form', { name: 'Tour Package' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save', exact: true }).click();

async function upload(page: Page, field: string, name: string, n: number): Promise<void> {
  await form(page)
    .locator(`[data-field=${field}] input[type=file]`)
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: await photo(n) });
  await expect(toast(page, 'Image uploaded')).toBeVisible();
  await toast(page, 'Image uploaded').getByRole('button', { name: 'Close toast' }).press('Enter');
  // The next one says the same.
  await expect(toast(page, 'Image uploaded')).toHaveCount(0);
}

test('a picture that a colleague deletes from under a form is named as it is saved', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const { id } = await staff.create('/tour-packages', { ...draft, name: 'Held in a form' });
  const path = `/tour-packages/${id}`;
  const last = async () => (await staff.get<{ file: string }[]>('/uploads?limit=1'))[0]!.file;
  await enter(page);
  await page.goto(`/cms/tours/${id}`);
  await upload(page, 'images', 'stays.png', 71);
  await upload(page, 'images', 'goes.png', 72);
  await staff.remove(`/uploads/${await last()}`);
  await save(page);
  const photos = form(page).locator('[data-field=images]');
  const fault = 'Deleted from the Media Library: picture 2 of 2';
  await expect(photos.getByRole('alert')).toHaveText(fault);
  expect(await staff.get(path)).toMatchObject({ images: [] });
  await page.screenshot({ path: 'test-results/deleted-picture.png' });
  await photos.getByRole('button', { name: 'Remove photo 2' }).click();
  await save(page);
  await told(page, 'Success', 'Tour package updated successfully');

  // One that no record shows any more, and the history still does.
  await page.goto(`/cms/tours/${id}`);
  await upload(page, 'cover_photo', 'cover.png', 73);
  await save(page);
  await told(page, 'Success', 'Tour package updated successfully');
  const cover = await last();
  await staff.change(path, { cover_photo: null });
  await staff.remove(`/uploads/${cover}`);
  await page.goto(`/cms/tours/${id}`);
  await form(page).getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('button', { name: /^Bring back Cover photo/ })
    .first()
    .click();
  await expect(toast(page, 'Failed to bring it back')).toContainText(
    'This picture was deleted from the Media Library',
  );
  expect(await staff.get(path)).toMatchObject({ cover_photo: null });
  await staff.remove(path);
});
