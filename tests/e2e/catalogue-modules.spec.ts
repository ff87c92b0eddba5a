import { busy, failWrites, mend, openModule, rowOf, told } from './catalogue.ts';
import { catalogue } from './catalogue-modules.ts';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';

for (const facts of catalogue)
  test(`${facts.heading}: made, found, switched, changed and deleted, and every failure told`, async ({
    page,
  }) => {
    const { path, heading, api, title: typed, noun, switches } = facts;
    const title = typed.trim();
    const subject = noun.charAt(0).toUpperCase() + noun.slice(1);
    await enter(page);

    // A failed list is reported at the first failure, and retried.
    await page.route(`**/api/v1/${api}?*`, (route) => route.fulfill(busy));
    await openModule(page, path, heading);
    await told(page, 'Error', facts.fetchFailed);
    // Mended afterwards: the list tries again by itself, too, and its button would be gone.
    const asked = page.waitForRequest(`**/api/v1/${api}?*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await asked;
    await mend(page);
    const headers = page.getByRole('columnheader');
    await expect(headers).toHaveText(['Select', ...facts.columns]);

    await page.getByRole('button', { name: facts.add }).click();
    const form = page.getByRole('form', { name: facts.form });
    await expect(page.getByRole('dialog')).toContainText(`Create ${facts.form}`);
    await expect(page.getByRole('dialog').getByText('* Required')).toBeVisible();
    await facts.fill(form);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    expect(unfilled(path, (await sent).postDataJSON())).toBe(true);
    await told(page, 'Success', `${subject} created successfully`);
    await expect(form).toBeHidden();
    const row = rowOf(page, title);
    for (const words of facts.row) await expect(row).toContainText(words);

    const search = page.getByRole('searchbox');
    await page.locator('body').press('/');
    await expect(search).toBeFocused();
    for (const words of facts.searches) {
      await search.fill(words);
      await expect(row).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(2);
    }
    await search.fill('zzz nothing');
    await page.getByRole('button', { name: 'Missing Bengali' }).click();
    await expect(page.getByText('matches “zzz nothing” and “Missing Bengali”.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(search).toHaveValue('');

    for (const { label, on, off } of switches) {
      const control = page.getByRole('switch', { name: `${label}: ${title}` });
      const isOn = (await control.getAttribute('aria-checked')) === 'true';
      await control.click();
      await expect(page.getByText(isOn ? off : on, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await told(page, 'Success', isOn ? on : off);
      await expect(control).toHaveAttribute('aria-checked', String(isOn));
    }

    await failWrites(page, api);
    for (const { label, failed } of switches) {
      const control = page.getByRole('switch', { name: `${label}: ${title}` });
      const before = (await control.getAttribute('aria-checked'))!;
      await control.click();
      await told(page, 'Error', failed);
      await expect(control).toHaveAttribute('aria-checked', before);
    }
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await form.getByLabel(facts.change.field).fill(facts.change.to);
    await page.keyboard.press('Control+s');
    await told(page, 'Error', facts.saveFailed);
    await expect(form.getByLabel(facts.change.field)).toHaveValue(facts.change.to);
    await mend(page);
    await page.keyboard.press('Control+s');
    await told(page, 'Success', `${subject} updated successfully`);
    await expect(form).toBeHidden();

    await failWrites(page, api);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(title);
    await expect(question).toContainText('It goes to the trash, from where it can be restored.');
    await expect(question).toContainText(
      `After its time there this action cannot be undone: the ${noun} with all its data and images will be permanently removed.`,
    );
    await question.getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Error', facts.deleteFailed);
    await mend(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await told(page, 'Success', `${subject} deleted successfully`);
    await expect(row).toHaveCount(0);
  });

/** Posts send empty fields as empty; the other modules omit them. */
function unfilled(path: string, draft: Record<string, unknown>): boolean {
  return path === 'blog'
    ? draft['excerpt_bn'] === null && draft['is_published'] === false
    : !Object.values(draft).includes(null);
}

test('the type filter of Umrah packages leaves out the other type', async ({ page }) => {
  await enter(page);
  await openModule(page, 'umrah', 'Umrah Packages Management');
  const filter = page.getByRole('combobox', { name: 'Type' });
  await expect(filter.getByRole('option')).toHaveText(['All Types', 'Group', 'Solo']);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const [type, other] of [
    ['Group', 'Solo'],
    ['Solo', 'Group'],
  ] as const) {
    await filter.selectOption(type);
    await expect(page.getByRole('cell', { name: type, exact: true }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: other, exact: true })).toHaveCount(0);
  }
});

test('the address of a post is made from its title once, and stays', async ({ page }) => {
  await enter(page);
  await openModule(page, 'blog', 'Blog Management');
  await page.getByRole('button', { name: 'Add Blog Post' }).click();
  const form = page.getByRole('form', { name: 'Blog Post' });
  await form.getByLabel('Title English').fill('কক্সবাজার ভ্রমণ গাইড');
  await expect(form.getByLabel('Slug')).toHaveAttribute('placeholder', 'koksobajar-bhromon-gaid');
  await expect(form.getByRole('radio', { name: 'Draft' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Publish immediately' })).not.toBeChecked();
  await form.getByLabel('Slug').fill('istanbul-on-a-budget-in-taka');
  await form.getByRole('textbox', { name: 'Content English' }).fill('Boats');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByLabel('Slug')).toBeFocused();
  await expect(form.getByLabel('Slug')).toHaveAccessibleDescription(/^Slug ".+" is already used/);
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Edit Five days in Istanbul, counted in taka' }).click();
  await expect(form.getByLabel('Slug')).toHaveValue('istanbul-on-a-budget-in-taka');
  await expect(form.getByLabel('Slug')).not.toBeEditable();
});

test('a landing page is about what is chosen, and says whether that is enough', async ({
  page,
}) => {
  await enter(page);
  await openModule(page, 'landing-pages', 'Landing Pages');
  await expect(page.getByRole('row').filter({ hasText: 'Honeymoon from Dhaka' })).toContainText(
    /\d offers/,
  );
  await page.getByRole('button', { name: 'Add Landing Page' }).click();
  const form = page.getByRole('form', { name: 'Landing Page' });
  await expect(form.getByText('0 of 3 offers: not shown')).toBeVisible();
  await form.getByLabel('Title English').fill('Bali for two');
  await form.getByLabel('Summary English').fill('Two on an island.');
  await form.getByRole('textbox', { name: 'Content English' }).fill('Rice fields.');
  const about = form.getByLabel('What it is about');
  await about.selectOption('tag:honeymoon');
  await expect(form.getByText(/^[3-9] offers$/)).toBeVisible();
  await about.selectOption('destination:indonesia');
  await expect(form.getByText('1 of 3 offers: not shown')).toBeVisible();
  await expect(about.locator('option[value^="destination:"]')).toHaveCount(0);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Bali for two' });
  await expect(row).toContainText('1 of 3 offers: not shown');
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible();
  await expect(row).toContainText('Tag: Honeymoon, Destination: Indonesia');
  const address = '/travel/bali-for-two';
  expect((await page.request.get(address)).status()).toBe(404);
  await page.getByRole('button', { name: 'Delete Bali for two' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('what a landing page can be about is asked for again where the answer was lost', async ({
  page,
}) => {
  await enter(page);
  await openModule(page, 'landing-pages', 'Landing Pages');
  await page.route(/landing-page-subjects/, (route) => route.abort());
  await page.getByRole('button', { name: 'Add Landing Page' }).click();
  const form = page.getByRole('form', { name: 'Landing Page' });
  await expect(form.getByText('What it can be about could not be loaded.')).toBeVisible();
  await page.unroute(/landing-page-subjects/);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByText('0 of 3 offers: not shown')).toBeVisible();
});
