import { expect, test } from '@playwright/test';

test('the showcase moves on by itself, and stops for who asks it to', async ({ page }) => {
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause the slideshow' });
  await expect(pause).toBeVisible();
  const hero = page.locator('#home');
  const running = () =>
    hero.evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
          .length,
    );
  await expect.poll(running).toBeGreaterThan(0);
  const label = hero.locator('[aria-live], .label, output').first();
  const first = await label.textContent();
  await expect.poll(() => label.textContent(), { timeout: 8_000 }).not.toBe(first);

  await pause.click();
  const stopped = await label.textContent();
  await expect.poll(running).toBe(0);
  await page.waitForTimeout(4_500);
  expect(await label.textContent()).toBe(stopped);
});

test('a scene whose picture fails shows the stock picture; out of sight, nothing moves', async ({
  page,
}) => {
  await page.route('**/static/uploads/**', (route) => route.abort());
  await page.goto('/');
  const scenes = page.locator('#home .showcase-scene img');
  await expect(scenes).toHaveCount(5);
  await expect(scenes.first()).toHaveAttribute('src', '/stock/dubai.webp');
  await expect(page.locator('.showcase-ring i')).toHaveCount(8);
  await expect(page.locator('.showcase-particles i')).toHaveCount(20);

  const label = page.locator('.showcase-name');
  await page.locator('#contact-map').scrollIntoViewIfNeeded();
  await expect(page.locator('.showcase')).toHaveAttribute('data-motion', 'paused');
  const left = await label.textContent();
  await page.waitForTimeout(4_500);
  expect(await label.textContent()).toBe(left);
});

test('nothing moves for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/bn', { waitUntil: 'networkidle' });
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
});

test('the photos of a tour open large, go round, and give the focus back', async ({ page }) => {
  await page.goto('/tours/coxs-bazar-inani');
  const [first] = await page
    .getByRole('button', { name: /^Open photo/ })
    .or(page.getByRole('link', { name: /^Open photo/ }))
    .all();
  await first!.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('1 of 2');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('2 of 2');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('1 of 2');
  await dialog.getByRole('button', { name: 'Next photo' }).click();
  await expect(dialog).toContainText('2 of 2');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first!).toBeFocused();
  await first!.click();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});
