import { runningAnimations } from './page-checks.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How long a scene is shown. */
const SCENE_TIME_MS = 4_000;

test('the showcase moves on by itself, and stops for who asks it to', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause the slideshow' });
  await expect(pause).toBeVisible();
  const hero = page.locator('#home .showcase');
  const running = () =>
    hero.evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
          .length,
    );
  await expect.poll(running).toBeGreaterThan(0);
  const label = hero.locator('[aria-live], .label, output').first();
  const first = await label.textContent();
  await page.clock.runFor(SCENE_TIME_MS);
  await expect.poll(() => label.textContent()).not.toBe(first);

  await pause.click();
  const stopped = await label.textContent();
  await expect.poll(running).toBe(0);
  await page.clock.runFor(2 * SCENE_TIME_MS);
  expect(await label.textContent()).toBe(stopped);
});

test('a scene whose picture fails shows the stock picture; out of sight, nothing moves', async ({
  page,
}) => {
  await page.clock.install();
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
  await page.clock.runFor(2 * SCENE_TIME_MS);
  expect(await label.textContent()).toBe(left);
});

test('nothing moves for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/bn', { waitUntil: 'networkidle' });
  expect(await runningAnimations(page)).toEqual([]);
});

test('on a tablet the picture is whole, beside the words', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 760 });
  await page.goto('/');
  const box = await page.locator('.showcase').boundingBox();
  expect(box!.x + box!.width).toBeLessThanOrEqual(900);
});
