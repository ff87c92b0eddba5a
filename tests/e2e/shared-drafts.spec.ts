import type { Page } from '@playwright/test';
import { signInToApi, untilLive } from './api.ts';
import { openModule, rowOf, told } from './catalogue.ts';
import { enter, signIn } from './cms.ts';
import { colleague } from './colleague.ts';
import { expect, test } from './test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Tour Package' });
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click();
const notice = (page: Page) => page.getByText('You see a draft. Visitors see what is published.');

async function edit(page: Page, name: string): Promise<void> {
  await openModule(page, 'tours', 'Tour Packages');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(form(page)).toBeVisible();
}

/** Words that visitors read on the page of a tour, in both languages. */
async function seen(page: Page, id: string): Promise<string> {
  const texts = ['', '/bn'].map(async (prefix) =>
    (await page.request.get(`${prefix}/tours/${id}`)).text(),
  );
  return (await Promise.all(texts)).join();
}

test('a draft by one is opened by another, who publishes the Bengali, and then the rest', async ({
  page,
}) => {
  const api = await signInToApi(page.request);
  const tour = { name: 'Drafted tour', destinations: 'Bhola', price: 5000, duration: '2 days' };
  const { id } = await api.create('/tour-packages', { ...tour, name_bn: 'ভোলা' });
  const other = await colleague(page, api);
  await edit(other, 'Drafted tour');
  await form(other).getByLabel('Name English').fill('Island of drafts');
  await form(other).getByLabel('Name বাংলা').fill('খসড়ার দ্বীপ');
  await form(other).getByLabel('Duration').fill('');
  await press(other, 'Save draft');
  await told(other, 'Success', 'Draft saved. Visitors do not see it yet');
  await expect(notice(other)).toBeVisible();
  await expect(form(other).getByRole('button', { name: 'Save draft' })).toBeFocused();
  await expect(form(other)).toContainText('Nayeema Akter saved it on');
  await expect(form(other)).not.toContainText('Unsaved changes kept');
  await expect(form(other).getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

  await signIn(page);
  await expect(page.getByRole('region', { name: 'Drafts' })).toContainText('Drafted tour');
  await openModule(page, 'tours', 'Tour Packages');
  await expect(rowOf(page, 'Drafted tour')).toContainText('Has a draft');
  await expect(rowOf(page, 'Drafted tour')).toContainText('Nayeema Akter');
  await edit(page, 'Drafted tour');
  await expect(notice(page)).toBeVisible();
  await expect(form(page).getByLabel('Name English')).toHaveValue('Island of drafts');
  await page.screenshot({ path: 'test-results/shared-draft-form.png' });
  await press(page, 'Compare');
  const compared = page.getByRole('alertdialog', { name: 'What is published, and the draft' });
  await expect(compared.getByRole('group', { name: 'Name বাংলা' })).toContainText('খসড়ার দ্বীপ');
  await page.screenshot({ path: 'test-results/shared-draft-compare.png' });
  await press(page, 'Close');

  // Unfinished English does not hold the Bengali up.
  await press(page, 'Publish…');
  const question = page.getByRole('alertdialog', { name: 'Publish this draft' });
  await question.getByRole('radio', { name: 'The Bengali alone' }).check();
  await page.screenshot({ path: 'test-results/shared-draft-publish.png' });
  await press(page, 'Publish now');
  await told(page, 'Success', 'Published. The rest stays in the draft');
  await untilLive(api);
  await expect.poll(() => seen(page, id)).toContain('খসড়ার দ্বীপ');
  expect(await seen(page, id)).not.toContain('Island of drafts');
  expect(await api.get(`/tour-packages/${id}`)).toMatchObject({
    name: 'Drafted tour',
    name_bn: 'খসড়ার দ্বীপ',
    duration: '2 days',
  });

  await edit(page, 'Drafted tour');
  await press(page, 'Publish…');
  await press(page, 'Publish now');
  await expect(form(page).getByLabel('Duration')).toBeFocused();
  await expect(form(page)).toContainText('Please fill in this field');
  await form(page).getByLabel('Duration').fill('3 days');
  await press(page, 'Publish…');
  await press(page, 'Publish now');
  await told(page, 'Success', 'Published');
  await untilLive(api);
  await expect.poll(() => seen(page, id)).toContain('Island of drafts');
  await expect(rowOf(page, 'Island of drafts')).not.toContainText('Has a draft');
  await other.context().close();
});

test('what others saved meanwhile is asked field by field, in the draft and in what is published', async ({
  page,
}) => {
  const api = await signInToApi(page.request);
  const tour = { name: 'Contested tour', destinations: 'Bhola', price: 5000, duration: '2 days' };
  const { id } = await api.create('/tour-packages', tour);
  await enter(page);
  await edit(page, 'Contested tour');
  const other = await colleague(page, api);
  await edit(other, 'Contested tour');
  await form(other).getByLabel('Price (৳)').fill('6000');
  await form(other).getByLabel('Name বাংলা').fill('ভোলা দ্বীপ');
  await press(other, 'Save draft');
  await expect(notice(other)).toBeVisible();

  await form(page).getByLabel('Price (৳)').fill('7000');
  await press(page, 'Save draft');
  const ofDraft = page.getByRole('alertdialog', {
    name: 'Nayeema Akter saved this draft while you were editing',
  });
  await expect(ofDraft.getByRole('group', { name: 'Price (৳)' })).toContainText('changed by both');
  await page.screenshot({ path: 'test-results/shared-draft-conflict.png' });
  await press(page, 'Save what is chosen');
  await told(page, 'Success', 'Draft saved. Visitors do not see it yet');
  await expect(form(page).getByLabel('Name বাংলা')).toHaveValue('ভোলা দ্বীপ');

  await api.change(`/tour-packages/${id}`, { price: 5500, destinations: 'Bhola, Monpura' });
  await press(page, 'Publish…');
  await press(page, 'Publish now');
  const ofRecord = page.getByRole('alertdialog', {
    name: /changed what is published since this draft began/,
  });
  await expect(ofRecord.getByRole('group', { name: 'Price (৳)' })).toContainText('৳5,500');
  expect(await api.get(`/tour-packages/${id}`)).toMatchObject({ price: 5500 });
  await press(page, 'Save what is chosen');
  await told(page, 'Success', 'Published');
  expect(await api.get(`/tour-packages/${id}`)).toMatchObject({
    price: 7000,
    name_bn: 'ভোলা দ্বীপ',
    destinations: 'Bhola, Monpura',
  });
  await other.context().close();
});

test('a draft is planned, called off and discarded; a refused one says why', async ({ page }) => {
  const api = await signInToApi(page.request);
  const tour = { name: 'Planned tour', destinations: 'Bhola', price: 5000, duration: '2 days' };
  const { id } = await api.create('/tour-packages', tour);
  await enter(page);
  await edit(page, 'Planned tour');
  await form(page).getByLabel('Price (৳)').fill('4500');
  await page.keyboard.press('Control+s');
  await told(page, 'Success', 'Tour package updated successfully');
  await edit(page, 'Planned tour');
  await form(page).getByLabel('Price (৳)').fill('4000');
  await press(page, 'Save draft');
  await expect(notice(page)).toBeVisible();
  await press(page, 'Publish…');
  await page.getByRole('radio', { name: 'At a moment to come' }).check();
  await page.getByLabel('Goes live').fill('2099-03-01T06:00');
  await expect(page.getByText('1 March 2099 at 06:00. Time in Dhaka')).toBeVisible();
  await press(page, 'Publish then');
  await told(page, 'Success', 'The draft goes live on 1 March 2099 at 06:00');
  await expect(rowOf(page, 'Planned tour')).toContainText('Goes live 1 March 2099');
  await edit(page, 'Planned tour');
  await expect(form(page)).toContainText('It goes live on 1 March 2099 at 06:00, by itself');
  await press(page, 'Call it off');
  await told(page, 'Success', 'It does not go live by itself any more');
  await form(page).getByLabel('Price (৳)').fill('about 4000');
  await page.keyboard.press('Control+s');
  await told(page, 'Success', 'Draft saved. Visitors do not see it yet');
  await page.reload();
  await expect(form(page).getByLabel('Price (৳)')).toHaveValue('about 4000');
  await press(page, 'Discard draft');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await told(page, 'Success', 'Draft discarded');
  await expect(form(page).getByLabel('Price (৳)')).toHaveValue('4500');
  await expect(notice(page)).toHaveCount(0);

  const soon = new Date(Date.now() + 1_500).toISOString();
  const place = `/drafts/tour-package/${id}`;
  await api.change(place, { fields: { price: 3000 }, version: null, publish_at: soon });
  await api.change(`/tour-packages/${id}`, { price: 3500 });
  const refusal = async () =>
    (await api.get<{ draft: { refusal: string | null } }>(place)).draft.refusal;
  await expect.poll(refusal).toContain('changed Price (৳) meanwhile');
  await page.goto('/cms/dashboard');
  const panel = page.getByRole('region', { name: 'Drafts' });
  await expect(panel).toContainText('changed Price (৳) meanwhile');
  await page.screenshot({ path: 'test-results/shared-draft-dashboard.png', fullPage: true });
  await panel.getByRole('button', { name: /Planned tour/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'did not go live' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const footer = form(page).locator('footer');
  expect((await footer.boundingBox())!.height).toBeLessThan(90);
  await page.screenshot({ path: 'test-results/shared-draft-refused.png' });
});
