import { departureInWords } from '../../api/model/contact/asked-departure.ts';
import { openTours, signIn } from './cms.ts';
import { leadsOf, withoutLimit } from './leads.ts';
import { expect, test } from './test.ts';
import { expectAccessible, overflow, toast } from './walk.ts';

const PAGE = '/umrah/umrah-individual-10-days';

test('a date that is pressed is in the enquiry, and in the inbox', async ({ page, request }) => {
  await withoutLimit(page, request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/bn${PAGE}`);
  const dates = page.getByRole('region', { name: 'তারিখ ও খরচ' });
  await page
    .locator('dl')
    .getByRole('link', { name: /২০২[০-৯]/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#dates$/);
  await expect(dates).toContainText('হিজরি');
  await expect(dates).toContainText('এক দিন এদিক-ওদিক হতে পারে');
  await expect(dates).toContainText('জনের রুম');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const ask = dates.getByRole('button', { name: /^এই তারিখে যেতে চাই: / }).nth(1);
  const departure = (await ask.getAttribute('data-departure'))!;
  await ask.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('কোন তারিখে যাবেন?')).toHaveValue(departure);
  await expect(dialog.locator('[type="date"]')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByLabel('কয়জনের রুম?').selectOption('triple');
  await dialog.locator('[name="name"]').fill('Dated Farida');
  await dialog.locator('[name="phone"]').fill('01755-000001');
  await dialog.locator('[type="submit"]').click();
  await expect(dialog.locator('.form-sent')).toBeVisible();
  await expect(dialog.locator('[name="departure"]')).toBeHidden();
  const asked = { departure, sharing: 'triple' } as const;
  const leads = await leadsOf(request, 'Dated Farida');
  expect(leads).toMatchObject([{ ...asked, item_id: 'umrah-individual-10-days' }]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page);
  await page.goto(`/cms/contacts/${leads[0]!.id}`);
  await expect(page.getByRole('dialog')).toContainText(departureInWords(asked)!);
});

test('a day that is past, typed before a departure is chosen, stays in view until it is mended', async ({
  page,
  request,
}) => {
  await withoutLimit(page, request);
  await page.goto(PAGE);
  await page
    .getByRole('button', { name: /^Ask about this date/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByLabel('Which date?');
  const departure = await choice.inputValue();
  const day = dialog.getByLabel('Travel date');
  await choice.selectOption('');
  await dialog.getByLabel('Name').fill('Past Dated');
  await dialog.getByLabel('Phone').fill('01744000002');
  await day.fill('2021-01-05');
  await choice.selectOption(departure);
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(dialog.getByText('Please choose today or a later date.')).toBeVisible();
  await expect(day).toBeFocused();
  await day.fill('');
  await dialog.getByLabel('Name').focus();
  await expect(day).toBeHidden();
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(dialog.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
  expect(await leadsOf(request, 'Past Dated')).toMatchObject([{ departure }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a date is chosen in the form', async ({ page, request }) => {
    await withoutLimit(page, request);
    await page.goto(PAGE);
    await page
      .getByRole('button', { name: /^Ask about this date/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const [, day] = await dialog
      .getByLabel('Which date?')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await dialog.getByLabel('Which date?').selectOption(day!);
    await dialog.getByLabel('Name').fill('Plain Dated');
    await dialog.getByLabel('Phone').fill('01744000001');
    await dialog.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    expect(await leadsOf(request, 'Plain Dated')).toMatchObject([
      { departure: day, sharing: null },
    ]);
  });
});

test('the form of a tour says at its row what is to be mended', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await openTours(page);
  await page.getByRole('button', { name: 'Add Tour Package' }).click();
  const form = page.getByRole('form', { name: 'Tour Package' });
  const rows = form.locator('[data-departure]');
  await form.getByRole('button', { name: 'Add departure' }).click();
  await expect(rows.getByLabel('First day')).toBeFocused();
  await rows.getByLabel('First day').fill('2097-03-26');
  await rows.getByLabel('Last day').fill('2097-03-25');
  await form.getByLabel('Name English').fill('Dated');
  await form.getByLabel('Destinations English').fill('Khulna');
  await form.getByLabel('Price (৳)').fill('1');
  await form.getByLabel('Duration').fill('2');
  const save = form.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(rows).toContainText('It ends before it begins');
  await expect(rows.getByLabel('Last day')).toBeFocused();
  await rows.getByLabel('Last day').fill('2097-03-28');
  await save.click();
  await expect(rows.getByLabel('Adult, 1 in a room')).toBeFocused();
  await rows.getByLabel('Adult, 1 in a room').fill('১২,৫০০');
  await expect(form.getByRole('alert')).toHaveCount(0);
  const below = rows.getByText('An adult pays less than the Price (৳)');
  await expect(below).toBeHidden();
  await form.getByLabel('Price (৳)').fill('১২,৫০১');
  await expect(below).toBeVisible();
  await form.getByRole('button', { name: 'Duplicate departure 1' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('2 – 4 April 2097');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Remove departure 1' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  // After a save that failed, too, an added one is no fault before anything is typed.
  await form.getByRole('button', { name: 'Add departure' }).click();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2).getByLabel('First day')).not.toHaveAttribute('aria-invalid');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await save.click();
  await expect(rows.nth(2)).toContainText('Give its first day');
  await form.getByRole('button', { name: 'Remove departure 3' }).click();
  await expect(toast(page, 'Departure 3 removed')).toBeVisible();
});
