import { signInToApi } from './api.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

test('an open enquiry that is deleted for good meanwhile speaks of the trash no more', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const lead = { name: 'Gone for good', message: 'Hello', phone: '01711000113' };
  const { id } = await staff.create('/contact-submissions', lead);
  await enter(page);
  await page.goto(`/cms/contacts/${id}`);
  const detail = page.getByRole('dialog', { name: 'Contact Submission' });
  const gone = detail.getByRole('alert').filter({ hasText: 'A colleague deleted this' });
  await expect(detail.getByText('Opened')).toBeVisible();
  await detail.getByRole('textbox', { name: 'Note' }).fill('In March');
  await staff.remove(`/contact-submissions/${id}`);
  await expect(gone).toContainText('restored from the trash');
  await staff.remove(`/trash/contact-submission/${id}`);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('There is no contact submission');
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).not.toContain('In March');

  const second = await staff.create('/contact-submissions', lead);
  await page.goto(`/cms/contacts/${second.id}`);
  await expect(detail.getByText('Opened')).toBeVisible();
  await staff.remove(`/contact-submissions/${second.id}`);
  await expect(gone).toContainText('restored from the trash');
  await staff.remove(`/trash/contact-submission/${second.id}`);
  // The next thing that anybody does asks what is in the trash by now.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(gone).toContainText('A colleague deleted this for good');
  await expect(gone).not.toContainText('restored');
});
