import { signInToApi } from './api.ts';
import { signIn } from './cms.ts';
import { expect, test } from './test.ts';
import { says } from './walk.ts';

const draft = { destinations: 'Bhola', price: 24_500, duration: '2', is_available: true };
const LIST = '**/api/v1/tour-packages?*';
const translator = { full_name: 'By hand', email: 'desk@kheya.test', password: 'rope-and-oars-7' };

test('a translator does ten texts from the desk by the keyboard alone', async ({ page }) => {
  const staff = await signInToApi(page.request);
  const accounts = await staff.get<{ email: string }[]>('/users');
  if (!accounts.some(({ email }) => email === translator.email))
    await staff.create('/users', { ...translator, role: 'translator' });
  const featured = { ...draft, is_featured: true, destinations_bn: 'ভোলা' };
  const ids: string[] = [];
  for (let n = 1; n <= 10; n++) {
    const tour = { ...featured, name: `River bend ${n}`, name_bn: `নদীর বাঁক ${n}` };
    const { id } = await staff.create('/tour-packages', tour);
    ids.push(id);
    await staff.change(`/tour-packages/${id}`, { name: `River mouth ${n}` });
  }
  await signIn(page, translator);
  await expect(page).toHaveURL(/\/cms\/translations$/);
  await expect(page.getByRole('link', { name: 'Contact Forms' })).toHaveCount(0);
  await page.goto('/cms/translations?q=River+mouth');
  const task = page.getByRole('region', { name: 'Text to translate' });
  const mine = new Set(ids);
  const loaded = Promise.withResolvers<void>();
  for (let done = 0; mine.size > 0; done++) {
    await expect(page.getByRole('status').filter({ hasText: `${done} done` })).toBeVisible();
    const title = task.getByRole('heading', { name: /^River mouth \d+$/ });
    const n = Number((await title.textContent())!.split(' ').at(-1));
    const box = task.getByLabel('বাংলা');
    await expect(box).toBeFocused();
    await expect(task.locator('del')).toHaveText('bend');
    await expect(task.locator('ins')).toHaveText('mouth');
    mine.delete(ids[n - 1]!);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(`হাতে লেখা ${done}`);
    if (done === 3) {
      // Of a colleague, in the same record: told, and what was typed stays. The list comes late.
      await page.route(LIST, async (route) => {
        await loaded.promise;
        await route.fallback();
      });
      await staff.change(`/tour-packages/${ids[n - 1]}`, { is_featured: false });
      await page.keyboard.press('Control+Enter');
      await says(page, 'Somebody changed this record.');
      await expect(box).toHaveValue(`হাতে লেখা ${done}`);
      await box.focus();
    }
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.keyboard.press('Control+Enter');
    expect((await saved).status()).toBe(200);
    if (done === 3) loaded.resolve();
    await expect(page.getByRole('status').filter({ hasText: `${done + 1} done` })).toBeVisible();
  }
  for (const id of ids) {
    const { name_bn } = await staff.get<{ name_bn: string }>(`/tour-packages/${id}`);
    expect(name_bn).toContain('হাতে লেখা');
    await staff.remove(`/tour-packages/${id}`);
  }
});

test('a text that is being written stays, whatever colleagues do to it meanwhile', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const tour = { ...draft, destinations_bn: 'ভোলা' };
  const create = (name: string) => staff.create('/tour-packages', { ...tour, name });
  const [first, second] = [await create('Quiet first'), await create('Quiet second')];
  await signIn(page);
  await page.goto('/cms/translations?q=quiet');
  const task = page.getByRole('region', { name: 'Text to translate' });
  const box = task.getByLabel('বাংলা');
  const taken = page.getByRole('alert');
  const meanwhile = async (act: () => Promise<void>) => {
    const loaded = page.waitForResponse(/\/tour-packages(\?|$)/);
    await act();
    await (await loaded).finished();
  };
  await expect(task.getByRole('heading')).toHaveText('Quiet first');
  await box.fill('শান্ত');
  await meanwhile(() => staff.change(`/tour-packages/${second.id}`, { is_featured: true }));
  await page.keyboard.press('End');
  await page.keyboard.type(' এক');
  await expect(task.getByRole('heading')).toHaveText('Quiet first');
  await expect(taken).toHaveCount(0);
  await meanwhile(() => staff.change(`/tour-packages/${first.id}`, { name_bn: 'নীরব' }));
  await expect(taken).toContainText('What you typed is still here');
  await expect(task.getByRole('button', { name: 'Save and next' })).toBeHidden();
  await page.keyboard.type(' দুই');
  await page.keyboard.press('Control+Enter');
  await expect(box).toHaveValue('শান্ত এক দুই');
  await page.screenshot({ path: 'test-results/taken-text.png' });
  await taken.getByRole('button', { name: 'Go on' }).click();
  await expect(task.getByRole('heading')).toHaveText('Quiet second');
  await expect(box).toHaveValue('');

  await box.fill('আরেক');
  await staff.remove(`/tour-packages/${second.id}`);
  await expect(taken).toContainText('deleted its record');
  await expect(box).toHaveValue('আরেক');
  await taken.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Nothing to do matches')).toBeVisible();
  expect(await staff.get(`/tour-packages/${first.id}`)).toMatchObject({ name_bn: 'নীরব' });
  await staff.remove(`/tour-packages/${first.id}`);
});

test('an outdated text is counted, found, explained and confirmed, and skipped with a reason', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const tour = { ...draft, name: 'Sea and sand', name_bn: 'সাগর আর বালি', destinations_bn: 'ভোলা' };
  const { id } = await staff.create('/tour-packages', tour);
  await staff.change(`/tour-packages/${id}`, { name: 'Sea and hills' });
  await signIn(page);
  const tile = page.getByRole('region', { name: 'Outdated Bengali' });
  await tile.getByRole('button', { name: /Tour Packages/ }).click();
  await expect(page).toHaveURL(/tours\?bengali=outdated$/);
  const row = page.getByRole('row').filter({ hasText: 'Sea and hills' });
  await expect(row).toContainText(/বাং 2\/2 · 1 old/);
  await row.getByRole('button', { name: /· 1 old/ }).click();
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  const form = page.getByRole('form', { name: 'Tour Package' });
  await expect(form.locator('del')).toHaveText('sand');
  await expect(form.locator('ins')).toHaveText('hills');
  await form.getByRole('button', { name: 'Still right: Name' }).click();
  await expect(form.locator('[data-outdated]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(row).toHaveCount(0);
  // The form takes its own step back, which would end the next journey.
  await expect(page).toHaveURL(/tours\?bengali=outdated$/);

  await staff.change(`/tour-packages/${id}`, { name: 'Sea and rivers', is_featured: true });
  await page.goto('/cms/translations?q=sea+and+rivers');
  const task = page.getByRole('region', { name: 'Text to translate' });
  const heading = task.getByRole('heading', { name: 'Sea and rivers' });
  const skipped = async (reason: string) => {
    await task.getByRole('button', { name: 'Skip…' }).press('Enter');
    await task.getByLabel('Why skip it?').fill(reason);
    await page.keyboard.press('Enter');
  };
  await expect(heading).toBeVisible();
  const text = task.getByRole('textbox');
  await text.fill('সাগর আর নদী');
  await page.reload();
  await task.getByRole('button', { name: 'Bring it back' }).click();
  await expect(text).toHaveValue('সাগর আর নদী');
  await page.evaluate(() => localStorage.setItem('auth_token', 'not.a.token'));
  await skipped('Ask which rivers');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await signIn(page);
  await page.goto('/cms/translations?q=sea+and+rivers');
  await task.getByRole('button', { name: 'Skip…' }).click();
  await expect(task.getByLabel('Why skip it?')).toHaveValue('Ask which rivers');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveCount(0);
  await expect(page.getByText('Nothing to do matches')).toBeVisible();
  await page.getByRole('switch', { name: 'Skipped (1)' }).click();
  await expect(page.getByText('Skipped: Ask which rivers')).toBeVisible();
  await staff.remove(`/tour-packages/${id}`);
});

test('a phone number that Bengali pages show otherwise is said while it is typed, and counted', async ({
  page,
}) => {
  const staff = await signInToApi(page.request);
  const agency = { company_name: 'Two numbers', company_name_bn: 'দুই নম্বর', is_active: false };
  const numbers = { phone: '+8801700000000', phone_display_bn: '+৮৮০ ১৭০০-০০০০০০' };
  const path = '/site-management/contact-info';
  const { id } = await staff.create(path, { ...agency, ...numbers });
  await signIn(page);
  await page.goto('/cms/site-management');
  await page.getByRole('tab', { name: 'Contact Info' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Two numbers' });
  const form = page.getByRole('form', { name: 'Contact Info' });
  const edit = () => row.getByRole('button', { name: 'Edit Two numbers' }).click();
  await edit();
  const phone = form.getByRole('textbox', { name: 'Phone', exact: true });
  const bengali = form.getByRole('textbox', { name: 'Phone as shown in Bengali' });
  await phone.fill('01700-000000');
  await expect(phone).not.toHaveAccessibleDescription(/./);
  await phone.fill('01711-222333');
  await expect(phone).toHaveAccessibleDescription(
    'Bengali pages show another number: +৮৮০ ১৭০০-০০০০০০',
  );
  await expect(bengali).toHaveAccessibleDescription(
    'Another number than the one that is called: 01711-222333',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bengali).toBeHidden();
  await phone.scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 1280, height: 800 });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Updated successfully');
  await expect(row).toContainText(/বাং 2\/2 · 1 old/);

  await row.getByRole('button', { name: /· 1 old/ }).click();
  await page.getByRole('button', { name: 'Phone as shown in Bengali' }).click();
  await expect(form.locator('[data-outdated]')).toContainText('Bengali pages show another number');
  await form.getByRole('button', { name: 'Copy Phone as shown in Bengali from English' }).click();
  await expect(bengali).toHaveValue('০১৭১১-২২২৩৩৩');
  await expect(bengali).not.toHaveAccessibleDescription(/./);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Updated successfully');
  await expect(row).not.toContainText('old');
  await staff.remove(`${path}/${id}`);
});
