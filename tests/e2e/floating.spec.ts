import { coveredControls } from './overlap-checks.ts';
import { ADDRESSES, SIZES } from './routes.ts';
import { expect, test } from './test.ts';

for (const { path } of ADDRESSES)
  test(`${path}: nothing that floats covers a control, at any size`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('.whatsapp')).toHaveCount(1);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const top of [0, 0.5, 1]) {
        await page.evaluate(
          (part) =>
            scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' }),
          top,
        );
        await expect
          .poll(() => coveredControls(page), { message: `${width} × ${height} at ${top}` })
          .toEqual([]);
      }
    }
  });
