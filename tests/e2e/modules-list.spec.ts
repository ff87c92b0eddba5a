import { enter } from './cms.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => enter(page));

test('the sidebar has the module on the screen in sight, and fades where there are more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cms/trash');
  const list = page.getByRole('navigation', { name: 'Modules' });
  const current = list.getByRole('link', { name: 'Trash' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(list).toHaveCSS('mask-image', /linear-gradient/);
  await expect(list).toHaveCSS('scrollbar-color', 'rgb(157, 189, 188) rgba(0, 0, 0, 0)');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Dashboard');
  await page.getByRole('option', { name: 'Dashboard' }).click();
  await expect(list.getByRole('link', { name: 'Dashboard' })).toBeInViewport({ ratio: 1 });
});

test('the bar of a phone marks More where the module has no place of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [module, place] of [
    ['trash', 'More'],
    ['translations', 'More'],
    ['sessions', 'More'],
    ['blog', 'Content'],
    ['contacts', 'Inbox'],
  ] as const) {
    await page.goto(`/cms/${module}`);
    await expect(bar.locator('[aria-current]')).toHaveCount(1);
    await expect(bar.locator('[aria-current]')).toContainText(place);
  }
  await page.goto('/cms/trash');
  await bar.getByRole('button', { name: 'More' }).click();
  const drawer = page.getByRole('dialog', { name: 'All modules' });
  await expect(drawer.getByRole('link', { name: 'Trash' })).toBeInViewport({ ratio: 1 });
});
