import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { colleague } from './colleague.ts';
import { expect, test } from './test.ts';
import { toast } from './walk.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Tour Package' });

test('a text is confirmed in an open form whose record a colleague saved, but not one they changed', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const { id } = await staff.create('/tour-packages', {
    name: 'Haor by boat',
    name_bn: 'নৌকায় হাওর',
    destinations: 'Sunamganj',
    destinations_bn: 'সুনামগঞ্জ',
    price: 5000,
    duration: '2',
  });
  const path = `/tour-packages/${id}`;
  await staff.change(path, { name: 'Haor by houseboat', destinations: 'Tanguar, Sunamganj' });
  const mine = await colleague(page, staff);
  await mine.goto(`/cms/tours/${id}`);
  const stillRight = (label: string) =>
    form(mine).getByRole('button', { name: `Still right: ${label}` });
  await expect(stillRight('Name')).toBeVisible();
  await form(mine).getByLabel('Duration').fill('3');
  await staff.change(path, { price: 6000, destinations: 'Tanguar Haor' });
  await stillRight('Name').click();
  await expect(toast(mine, 'Confirmed: still right')).toBeVisible();
  await expect(stillRight('Name')).toHaveCount(0);
  await stillRight('Destinations').click();
  await expect(toast(mine, 'Failed to confirm')).toContainText(
    'Administrator changed this record since you opened it',
  );
  await expect(form(mine).getByLabel('Duration')).toHaveValue('3');
  const states =
    await staff.get<{ id: string; field: string; outdated_since: string | null }[]>(
      '/translations',
    );
  const open = states.filter((each) => each.id === id && each.outdated_since !== null);
  expect(open.map(({ field }) => field)).toEqual(['destinations_bn']);
  await mine.context().close();
  await staff.remove(path);
});
