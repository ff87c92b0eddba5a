import type { Page } from '@playwright/test';
import { formatNumber } from '#model/format/money.ts';
import { expect, test } from './test.ts';
import { call } from './walk.ts';

const TOUR = '/tours/coxs-bazar-inani';
const RECORD = '/tour-packages/coxs-bazar-inani';

const thumbs = (page: Page) => page.locator('.thumbs a');
const viewer = (page: Page) => page.locator('dialog.viewer');

async function openFirst(page: Page, path = TOUR) {
  await page.goto(path);
  await thumbs(page).first().click();
  await expect(viewer(page)).toBeVisible();
  await expect(viewer(page).locator('img:visible')).toHaveJSProperty('complete', true);
}

/** Whether two boxes overlap. */
const meet = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0;

test('the photos of a tour open large, go round, and give the focus back', async ({ page }) => {
  await page.goto(TOUR);
  const first = thumbs(page).first();
  const count = await thumbs(page).count();
  await first.click();
  const dialog = page.getByRole('dialog', { name: 'Photos' });
  const position = dialog.getByRole('status');
  await expect(position).toHaveText(`1 of ${count}`);
  await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveText(`${count} of ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText(`1 of ${count}`);
  await dialog.getByRole('button', { name: 'Next photo' }).click();
  await expect(position).toHaveText(`2 of ${count}`);
  await dialog.getByRole('button', { name: 'Previous photo' }).click();
  await expect(position).toHaveText(`1 of ${count}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
  await first.click();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await thumbs(page).nth(1).click();
  await expect(position).toHaveText(`2 of ${count}`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(thumbs(page).nth(1)).toBeFocused();
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [320, 568],
  [844, 390],
] as const)
  test(`nothing of the lightbox lies over the photo or is cut off at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of [TOUR, `/bn${TOUR}`]) {
      await openFirst(page, path);
      const boxes = await viewer(page)
        .locator('img:visible, [role="status"], button')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      expect(boxes).toHaveLength(5);
      const photo = boxes[0] as DOMRect;
      expect(Math.abs(photo.left + photo.right - width), 'in the middle').toBeLessThan(4);
      const closing = await viewer(page).locator('[data-does="close"]').boundingBox();
      expect(width - closing!.x - closing!.width, 'at the edge').toBeLessThan(40);
      for (const [i, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
        expect(box.bottom).toBeLessThanOrEqual(height);
        for (const other of boxes.slice(i + 1)) expect(meet(box, other)).toBe(false);
      }
    }
  });

test('a gallery of one photo has neither arrows nor a counter', async ({ page }) => {
  const { images } = await call<{ images: string[] }>(page, 'GET', RECORD);
  await call(page, 'PUT', RECORD, { images: images.slice(0, 1) });
  try {
    await expect(async () => {
      await page.goto(TOUR);
      expect(await thumbs(page).count()).toBe(1);
    }).toPass();
    await openFirst(page);
    await expect(viewer(page).getByRole('button')).toHaveCount(1);
    await expect(viewer(page).getByRole('status')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page).locator('img:visible')).toHaveCount(1);
  } finally {
    await call(page, 'PUT', RECORD, { images });
  }
});

for (const [path, words] of [
  [TOUR, (n: number, total: number) => `${n} of ${total}`],
  [
    `/bn${TOUR}`,
    (n: number, total: number) =>
      `${formatNumber(total, 'bn')}টির মধ্যে ${formatNumber(n, 'bn')} নম্বর`,
  ],
] as const)
  test(`${path}: a photo that does not load is not counted`, async ({ page }) => {
    await page.goto(path);
    const count = await thumbs(page).count();
    const broken = (await thumbs(page).nth(1).getAttribute('href'))!.replace(/\.\w+$/, '');
    await page.route(`**${broken}*`, (route) => route.abort());
    await page.reload();
    await page.locator('.thumbs').evaluate((list) => list.scrollIntoView());
    await expect(thumbs(page).nth(1)).toBeHidden();
    await thumbs(page).nth(2).click();
    const position = viewer(page).getByRole('status');
    await expect(position).toHaveText(words(2, count - 1));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(position).toHaveText(words(count - 1, count - 1));
  });

test('where no photo loads, their heading goes with them', async ({ page }) => {
  await page.goto(TOUR);
  const heading = page.locator('#photos');
  await expect(heading).toBeVisible();
  await page.route('**/static/uploads/**', (route) => route.abort());
  await page.reload();
  await page.locator('.thumbs').evaluate((list) => list.scrollIntoView());
  await expect(heading).toBeHidden();
});

test('React comes with the first touch of a photo, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(TOUR, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /Lightbox|client\./.test(url))).toEqual([]);
  await thumbs(page).first().click();
  await expect(viewer(page)).toBeVisible();
  expect(scripts.filter((url) => /Lightbox/.test(url))).not.toEqual([]);
});

test('where its script does not come, a press leads to the whole photo', async ({ page }) => {
  await page.route(/\/_astro\/Lightbox/, (route) => route.abort());
  await page.goto(TOUR);
  const href = await thumbs(page).first().getAttribute('href');
  await thumbs(page).first().click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a thumbnail is a link to the whole photo', async ({ page }) => {
    await page.goto(TOUR);
    const href = await thumbs(page).first().getAttribute('href');
    await thumbs(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a photo is drawn aside for the next one, and back', async ({ page }) => {
    await openFirst(page);
    const draw = (from: number, to: number) =>
      viewer(page)
        .locator('.viewer-stage')
        .evaluate(
          (stage, [start, end]) => {
            const at = (clientX: number) => ({
              pointerId: 7,
              pointerType: 'touch',
              isPrimary: true,
              clientX,
              clientY: 400,
              bubbles: true,
            });
            stage.dispatchEvent(new PointerEvent('pointerdown', at(start)));
            stage.dispatchEvent(new PointerEvent('pointerup', at(end)));
          },
          [from, to] as const,
        );
    await draw(300, 100);
    await expect(viewer(page).getByRole('status')).toHaveText(/^2 of/);
    await draw(100, 300);
    await expect(viewer(page).getByRole('status')).toHaveText(/^1 of/);
    await draw(200, 185);
    await expect(viewer(page).getByRole('status')).toHaveText(/^1 of/);
  });
});
