import { signInToApi } from './api.ts';
import { signIn } from './cms.ts';
import { expect, test } from './test.ts';
import { expectAccessible, overflow } from './walk.ts';

const PATH = '/site-management/accreditations';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('the dashboard names what expires within 60 days, and leads to its form', async ({
  page,
  request,
}) => {
  const staff = await signInToApi(request);
  const made: string[] = [];
  for (const [name_en, days] of [
    ['Soon over', 59],
    ['Later over', 62],
  ] as const)
    made.push((await staff.create(PATH, { name_en, number: '1', unpublish_at: inDays(days) })).id);
  try {
    await signIn(page);
    const notice = page.getByRole('status').filter({ hasText: 'Renew these' });
    await expect(notice).toContainText('Renew these, and enter until when they are valid then.');
    await expect(notice).toContainText(/Soon over is valid until \d+ \w+ \d{4}\./);
    await expect(notice).not.toContainText('Later over');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await notice.getByRole('button', { name: 'Open Soon over' }).click();
    const form = page.getByRole('form', { name: 'Accreditation' });
    await expect(form.getByLabel('Name English')).toHaveValue('Soon over');
    await expect(form.getByLabel('Valid until')).not.toHaveValue('');
  } finally {
    for (const id of made) await staff.remove(`${PATH}/${id}`);
  }
});
