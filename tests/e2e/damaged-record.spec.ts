import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { signInToApi } from './api.ts';
import { openModule } from './catalogue.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

const tour = { destinations: 'Bhola', price: 24_500, duration: '2', is_available: true };

test('a record that is damaged is marked in its list, and mended by its last version', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const { id } = await staff.create('/tour-packages', {
    ...tour,
    name: 'Manpura by launch',
    inclusions: ['Launch tickets'],
  });
  await staff.create('/tour-packages', { ...tour, name: 'Sonadia Island' });
  const db = new SQLite(join(process.env['E2E_DATA_DIR']!, 'kheya.db'));
  db.prepare('UPDATE tour_packages SET inclusions = ? WHERE id = ?').run('["cut off', id);
  db.close();

  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(rowOf('Sonadia Island')).toBeVisible();
  await expect(rowOf('Manpura by launch')).toContainText('Damaged');
  await page.getByRole('button', { name: 'Edit Manpura by launch' }).click();
  const form = page.getByRole('form', { name: 'Tour Package' });
  await expect(form.getByRole('alert')).toContainText('cannot be read, and is left empty: Inclu');
  await form.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('As it was on')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect(form.getByText('Launch tickets')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  expect(await staff.get(`/tour-packages/${id}`)).toMatchObject({
    inclusions: ['Launch tickets'],
  });
});
