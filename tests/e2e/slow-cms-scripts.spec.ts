import { signInToApi } from './api.ts';
import { openModule, told } from './catalogue.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

test('formatted words that are pasted are in the field before anything else is pressed', async ({
  page,
}) => {
  await enter(page);
  const api = await signInToApi(page.request);
  const tour = { name: 'Pasted and saved', destinations: 'Bhola', price: 5000, duration: '1' };
  const { id } = await api.create('/tour-packages', tour);
  await page.goto(`/cms/tours/${id}`);
  const form = page.getByRole('form', { name: 'Tour Package' });
  const details = form.getByRole('textbox', { name: 'Package details English' });
  await form.getByLabel('Price (৳)').fill('5500');
  await details.evaluate((area: HTMLTextAreaElement) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'The launch leaves at dawn.');
    clipboardData.setData('text/html', '<p>The launch leaves <b>at dawn</b>.</p>');
    area.focus();
    area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    document.execCommand('insertText', false, ' Come early.');
    area.form!.requestSubmit();
  });
  await told(page, 'Success', 'Tour package updated successfully');
  expect(await api.get(`/tour-packages/${id}`)).toMatchObject({
    price: 5500,
    package_details: 'The launch leaves **at dawn**. Come early.',
  });
  await api.remove(`/tour-packages/${id}`);
});

test('what is typed after Ctrl+K is searched for, though the search is still on its way', async ({
  page,
}) => {
  await enter(page);
  await openModule(page, 'tours', 'Tour Packages');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/cms/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const list = page.getByRole('searchbox', { name: 'Search tour packages' });
  await list.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('blog pos');
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  await expect(palette.getByRole('combobox')).toHaveValue('blog pos');
  release();
  await expect(palette.getByRole('option', { name: /Blog Posts/ })).toBeVisible();
  await page.keyboard.type('ts');
  await expect(palette.getByRole('combobox')).toHaveValue('blog posts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Blog Management', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(list).toHaveValue('');
});
