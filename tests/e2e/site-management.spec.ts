import type { Page } from '@playwright/test';
import { enter } from './cms.ts';
import { expect, test } from './test.ts';
import { BUSY, call, expectAccessible, failWrites, overflow, says, toast } from './walk.ts';

interface Scene {
  id: string;
  name: string;
  image_url: string;
}

const SCENES = '/site-management/hero-scenes';

async function open(page: Page, tab: string): Promise<void> {
  await page.goto('/cms/site-management');
  await page.getByRole('tab', { name: tab }).click();
}
const names = (page: Page) =>
  page
    .getByRole('list', { name: 'Hero Scenes' })
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label')!.slice(5)));

test.beforeEach(({ page }) => enter(page));

test('scenes are arranged by buttons that keep the focus, and by drag', async ({ page }) => {
  // Dragging needs both rows in the viewport.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await open(page, 'Hero Scenes');
  await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 1 });
  const before = await call<Scene[]>(page, 'GET', SCENES);
  const order = before.map(({ name }) => name);
  const [first, second] = order as [string, string];
  const last = order.at(-1)!;
  await expect(page.getByRole('button', { name: `Move ${first} up` })).toBeDisabled();
  await expect(page.getByRole('button', { name: `Move ${last} down` })).toBeDisabled();

  const down = page.getByRole('button', { name: `Move ${first} down` });
  await down.focus();
  const sent = page.waitForRequest(/reorder$/);
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ new_order: 2 });
  await says(page, 'Reordered successfully');
  await expect(down).toBeFocused();
  expect(await names(page)).toEqual([second, first, ...order.slice(2)]);

  // Its button is disabled at the top: focus moves to the other one.
  await page.getByRole('button', { name: `Move ${first} up` }).press('Enter');
  await says(page, 'Reordered successfully');
  await expect(down).toBeFocused();
  expect(await names(page)).toEqual(order);

  const rows = page.getByRole('list', { name: 'Hero Scenes' }).getByRole('listitem');
  await rows.filter({ hasText: last }).dragTo(rows.filter({ hasText: first }));
  await says(page, 'Reordered successfully');
  expect((await call<Scene[]>(page, 'GET', SCENES))[0]!.name).toBe(last);
  await call(page, 'POST', `${SCENES}/${before.at(-1)!.id}/reorder`, { new_order: before.length });

  await page.reload();
  await failWrites(page, SCENES);
  await down.click();
  await says(page, 'Failed to reorder');
  await expect.poll(() => names(page)).toEqual(order);
});

test('moves in a row leave one notice, whose Undo takes back those of the last entry', async ({
  page,
}) => {
  await open(page, 'Hero Scenes');
  const before = await call<Scene[]>(page, 'GET', SCENES);
  const order = before.map(({ name }) => name);
  const [first, second, third] = order as [string, string, string];
  const move = (name: string, way: 'up' | 'down') =>
    page.getByRole('button', { name: `Move ${name} ${way}` }).click();
  const notices = page.locator('[data-sonner-toast]').filter({ hasText: 'Reordered' });
  await move(third, 'up');
  await expect.poll(() => names(page)).toEqual([first, third, second, ...order.slice(3)]);
  await move(first, 'down');
  await move(first, 'down');
  await expect.poll(() => names(page)).toEqual([third, second, first, ...order.slice(3)]);
  await expect(notices).toHaveCount(1);
  // Both moves have been answered: the notice says the same from the first on.
  await expect(page.getByText('Moved to place 3')).toBeAttached();
  await expect(notices).toContainText(`Undo puts “${first}” back to place 1`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual([first, third, second, ...order.slice(3)]);
  const stored = async () => (await call<Scene[]>(page, 'GET', SCENES)).map(({ name }) => name);
  await expect.poll(stored).toEqual([first, third, second, ...order.slice(3)]);

  // A move after the Undo begins a row of its own, once the notice of the last one has faded.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await move(third, 'down');
  await expect.poll(() => names(page)).toEqual(order);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored).toEqual([first, third, second, ...order.slice(3)]);
  await call(page, 'POST', `${SCENES}/${before[2]!.id}/reorder`, { new_order: 3 });
  expect(await stored()).toEqual(order);
});

test('a record goes as many places as was pressed, faster than a slow network', async ({
  page,
}) => {
  const options = '/site-management/service-options';
  await open(page, 'Service Options');
  const list = page.getByRole('list', { name: 'Service Options' }).getByRole('listitem');
  const [first] = await call<{ id: string; name_en: string }[]>(page, 'GET', options);
  const down = page.getByRole('button', { name: `Move ${first!.name_en} down` });
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  let sent = 0;
  await page.route('**/reorder', async (route) => {
    if (++sent === 2) await held;
    await route.fallback();
  });
  await down.focus();
  const answer = page.waitForResponse(/reorder$/);
  await page.keyboard.press('Enter');
  await expect(list.nth(1)).toContainText(first!.name_en);
  await page.keyboard.press('Enter');
  await expect(list.nth(2)).toContainText(first!.name_en);
  // The second move is under way: a list that is asked for now has the first alone.
  await answer;
  await page.waitForTimeout(1_000);
  await page.keyboard.press('Enter');
  await expect(list.nth(3)).toContainText(first!.name_en);
  release();
  const place = async () =>
    (await call<{ id: string }[]>(page, 'GET', options)).findIndex(({ id }) => id === first!.id);
  await expect.poll(place).toBe(3);
  await call(page, 'POST', `${options}/${first!.id}/reorder`, { new_order: 1 });
});

test('a scene is added, changed, hidden and deleted', async ({ page }) => {
  const [scene, ...others] = await call<Scene[]>(page, 'GET', SCENES);
  await open(page, 'Hero Scenes');
  await page.getByRole('button', { name: 'Add Hero Scene' }).click();
  const form = page.getByRole('form', { name: 'Hero Scene' });
  await expect(form.getByLabel('Order')).toHaveValue(String(others.length + 2));
  for (const preset of 'Sunset Fire Ocean Forest Nature Mystical Galaxy Sunrise'.split(' '))
    await expect(form.getByRole('radio', { name: preset, exact: true })).toHaveCount(1);
  await form.getByLabel('Name English').fill('Kuakata at noon');
  await form.getByLabel('Name বাংলা').fill('দুপুরের কুয়াকাটা');
  await form.getByPlaceholder('https://…').fill(scene!.image_url);
  await form.getByRole('radio', { name: 'Galaxy' }).check();
  await expect(form.getByRole('region', { name: 'Preview' })).toContainText('দুপুরের কুয়াকাটা');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Created successfully');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Hero Scenes' })).toContainText(
    String(others.length + 2),
  );

  const row = page.getByRole('listitem').filter({ hasText: 'Kuakata at noon' });
  await expect(row).toContainText('Only the first 5 are shown');
  await row.getByRole('button', { name: 'Edit Kuakata at noon' }).click();
  await expect(form.getByRole('radio', { name: 'Galaxy' })).toBeChecked();
  await form.getByRole('radio', { name: 'Fire' }).check();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Updated successfully');
  await expect(row).toContainText('Fire light');

  await row.getByRole('switch').click();
  await says(page, 'Hero scene deactivated');
  await expect(row).toContainText('Inactive');

  const stop = await failWrites(page, SCENES);
  await row.getByRole('switch').click();
  await says(page, 'Failed to update active status');
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'false');
  await row.getByRole('button', { name: /^Edit/ }).click();
  await form.getByLabel('Name English').fill('Kuakata at dusk');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Failed to save');
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /discard/i })
    .click();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  const remove = row.getByRole('button', { name: /^Delete/ });
  await remove.click();
  await expect(row).toBeVisible();
  await remove.click();
  await says(page, 'Failed to delete');
  await stop();
  await remove.click();
  await says(page, 'Deleted successfully');
  await expect(row).toHaveCount(0);
  await expect(page.locator('li:focus')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['Are you sure you want to delete this item?']));
});

test('the preview of the hero sets longer texts smaller, as the site does', async ({ page }) => {
  await open(page, 'Hero Content');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const form = page.getByRole('form', { name: 'Hero Content' });
  const preview = form.getByRole('region', { name: 'Preview' });
  for (const [label, steps] of [
    ['Headline', [20, 35, 50]],
    ['Subtitle', [50, 80, 120]],
  ] as const)
    for (const [step, length] of steps.entries()) {
      await form.getByLabel(`${label} English`).fill('a'.repeat(length));
      const shown = preview.getByText(/^a+$/);
      await expect(shown).toHaveAttribute('data-step', String(step));
      await form.getByLabel(`${label} English`).fill('a'.repeat(length + 1));
      await expect(shown).toHaveAttribute('data-step', String(step + 1));
      if (step === 2) await form.getByLabel(`${label} English`).fill('A boat waits');
    }
  await form.getByLabel('Headline বাংলা').fill('নৌকা অপেক্ষায়');
  await expect(preview.getByText('নৌকা অপেক্ষায়')).toHaveAttribute('lang', 'bn');
  await expectAccessible(page);
});

test('icons are chosen by what they look like, and every tab says what it lacks', async ({
  page,
}) => {
  await open(page, 'Service Options');
  await page.getByRole('button', { name: 'Add Service Option' }).click();
  const form = page.getByRole('form', { name: 'Service Option' });
  const icons =
    'MapPin Plane Building Star Shield Passport Calendar Camera Heart Globe Compass Zap'.split(' ');
  for (const icon of icons)
    await expect(form.getByRole('radio', { name: icon, exact: true })).toHaveCount(1);
  await form.getByRole('radio', { name: 'Compass' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Zap' })).toBeChecked();
  await expectAccessible(page);

  const parts = [
    ['hero-scenes', 'Hero Scenes', 'Failed to fetch hero scenes', 'No hero scenes found'],
    ['hero-content', 'Hero Content', 'Failed to fetch hero content', 'No hero content found'],
    [
      'contact-info',
      'Contact Info',
      'Failed to fetch contact info',
      'No contact information found',
    ],
    [
      'service-options',
      'Service Options',
      'Failed to fetch service options',
      'No service options found',
    ],
  ] as const;
  await page.route('**/site-management/*?*', (route) => route.fulfill({ json: [] }));
  for (const [, tab, , empty] of parts) {
    await open(page, tab);
    await expect(page.getByText(empty)).toBeVisible();
  }
  await page.unroute('**/site-management/*?*');
  await page.route('**/site-management/*', (route) => route.fulfill(BUSY));
  await page.route('**/site-management/*?*', (route) => route.fulfill(BUSY));
  for (const [, tab, failed] of parts) {
    await open(page, tab);
    await expect(page.getByText(`${failed}.`)).toBeVisible();
    await says(page, failed);
  }
  await says(page, 'Failed to fetch overview data');
});

test('a second contact info takes the place of the first only when staff say so', async ({
  page,
}) => {
  await open(page, 'Contact Info');
  await page.getByRole('button', { name: 'Add Contact Info' }).click();
  const form = page.getByRole('form', { name: 'Contact Info' });
  await expect(form.getByRole('switch', { name: 'Active' })).not.toBeChecked();
  await expect(form.getByText('it takes the place of the one that is shown now')).toBeVisible();
});

test('an Undo gives its place back to the contact info that was active before', async ({
  page,
}) => {
  const CONTACTS = '/site-management/contact-info';
  type Contact = { id: string; is_active: boolean };
  const active = async () =>
    (await call<Contact[]>(page, 'GET', CONTACTS))
      .filter(({ is_active }) => is_active)
      .map(({ id }) => id);
  const [before] = await active();
  const office = { address_en: 'Sylhet', phone: '01712345678', email: 'sylhet@kheya.test' };
  const make = (company_name: string) =>
    call<Contact>(page, 'POST', CONTACTS, { ...office, company_name, is_active: false });
  const second = await make('Second Office');
  const third = await make('Third Office');
  await open(page, 'Contact Info');
  const turnOn = async () => {
    await page.getByRole('switch', { name: 'Active: Second Office' }).click();
    await expect(toast(page, 'Contact info activated')).toBeVisible();
    expect(await active()).toEqual([second.id]);
  };
  const undo = () => page.getByRole('button', { name: 'Undo' }).click();
  await turnOn();
  await undo();
  await expect.poll(active).toEqual([before]);
  await expect(page.getByRole('switch', { name: 'Active: Second Office' })).not.toBeChecked();

  // One that a colleague made the active one since stays that.
  await page.reload();
  await turnOn();
  await call(page, 'PUT', `${CONTACTS}/${third.id}`, { is_active: true });
  await undo();
  await says(page, 'Another one is active by now');
  expect(await active()).toEqual([third.id]);
  await call(page, 'PUT', `${CONTACTS}/${before}`, { is_active: true });
  for (const { id } of [second, third]) await call(page, 'DELETE', `${CONTACTS}/${id}`);
});

test('on a phone every scene can be arranged, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'Hero Scenes');
  const down = page.getByRole('button', { name: /^Move .* down$/ }).first();
  await expect(down).toBeVisible();
  const box = (await down.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const bar = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
  await down.focus();
  for (let tab = 0; tab < 15; tab++) {
    await page.keyboard.press('Tab');
    const focused = (await page.locator(':focus').boundingBox())!;
    expect(focused.y + focused.height).toBeLessThanOrEqual(bar.y);
  }
});
