import type { Page } from '@playwright/test';
import { signInToApi } from './api.ts';
import { enter } from './cms.ts';
import { untilPublished } from './published.ts';
import { expect, test } from './test.ts';
import { expectAccessible, overflow, says } from './walk.ts';

const POST = '/bn/blog/thailand-visa-documents-from-dhaka';

const tagsOf = (page: Page) => page.getByRole('region', { name: 'বিষয়' }).getByRole('listitem');

async function openTags(page: Page): Promise<void> {
  await page.goto('/cms/site-management');
  await page.getByRole('tab', { name: 'Tags' }).click();
}

test('a Bengali page says tags in Bengali, and a new name of one is live a moment later', async ({
  page,
}) => {
  await page.goto('/blog/thailand-visa-documents-from-dhaka');
  await expect(page.getByRole('region', { name: 'Tags' }).getByRole('listitem').first()).toHaveText(
    'Visa',
  );
  await page.goto(POST);
  await expect(tagsOf(page).first()).toHaveText('ভিসা');
  for (const tag of await tagsOf(page).allTextContents()) expect(tag).not.toMatch(/[a-z]/i);

  await enter(page);
  await openTags(page);
  await page.getByRole('button', { name: 'Edit Visa', exact: true }).click();
  const form = page.getByRole('form', { name: 'Tag' });
  await form.getByLabel('Name বাংলা').fill('ভিসার কথা');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Updated successfully');
  for (const file of ['bn/blog.html', 'bn/blog/thailand-visa-documents-from-dhaka.html', 'bn.html'])
    await untilPublished(file, 'ভিসার কথা');
  await page.goto(POST);
  await expect(tagsOf(page).first()).toHaveText('ভিসার কথা');

  const staff = await signInToApi(page.request);
  await staff.change('/site-management/tags/visa', { is_active: false });
  await untilPublished(
    'bn/blog/thailand-visa-documents-from-dhaka.html',
    '<span lang="en">Visa</span>',
  );
  await staff.change('/site-management/tags/visa', { name_bn: 'ভিসা', is_active: true });
  await untilPublished('bn/blog/thailand-visa-documents-from-dhaka.html', 'ভিসা');
});

test('tags are added in two languages, suggested by either name, and the form says which have one', async ({
  page,
}) => {
  await enter(page);
  const staff = await signInToApi(page.request);
  await openTags(page);
  await page.getByRole('button', { name: 'Add Tag' }).click();
  const form = page.getByRole('form', { name: 'Tag' });
  await form.getByLabel('Name English').fill('Hill tracts');
  await form.getByLabel('Name বাংলা').fill('পার্বত্য এলাকা');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Created successfully');

  await page.goto('/cms/blog');
  await page.getByRole('button', { name: 'Add Blog Post' }).click();
  const post = page.getByRole('form', { name: 'Blog Post' });
  const tags = post.getByPlaceholder('Type a tag, then Enter');
  await tags.fill('পার্বত্য');
  await post.getByRole('button', { name: 'Add tag Hill tracts' }).click();
  await expect(post.getByRole('list', { name: 'Added' })).toContainText('পার্বত্য এলাকা');
  await tags.fill('Kayak, ঝরনা');
  await tags.press('Enter');
  for (const tag of ['Kayak', 'ঝরনা'])
    await expect(post.getByRole('button', { name: `Remove tag ${tag}`, exact: true })).toHaveCount(
      1,
    );
  await post.getByRole('button', { name: 'Remove tag Kayak' }).click();
  await tags.fill('unheard of');
  await tags.press('Enter');
  await expect(post).toContainText('On Bengali pages in English: unheard of.');
  // A column of a spreadsheet: a tag for each of its cells.
  await tags.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Tea gardens\r\nHill tracts\r\nRivers\r\n');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (input.dispatchEvent(paste)) document.execCommand('insertText', false, 'Tea gardens …');
  });
  for (const tag of ['Tea gardens', 'Hill tracts', 'Rivers'])
    await expect(post.getByRole('button', { name: `Remove tag ${tag}` })).toHaveCount(1);
  await staff.remove('/site-management/tags/hill-tracts');
});

for (const width of [390, 1280])
  test(`the list of tags is fit for everybody, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await enter(page);
    await openTags(page);
    await expect(
      page.getByRole('list', { name: 'Tags' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Tags/ })).toBeInViewport({ ratio: 0.9 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
