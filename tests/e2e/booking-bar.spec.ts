import { untilPublished } from './published.ts';
import { expect, test } from './test.ts';
import { call } from './walk.ts';
import { ADDRESSES, SIZES } from './routes.ts';

const DETAILS = ADDRESSES.filter(({ path }) =>
  /\/(tours|umrah|visa-services)\/(?!compare$)./.test(path),
);

test('a phone shows one way to WhatsApp beside a booking, which names what is asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of DETAILS) {
    await page.goto(path);
    const ways = page.locator('a[href*="wa.me"]:visible');
    const inSight = await ways.evaluateAll((links) =>
      links
        .filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        })
        .map((link) => decodeURIComponent((link as HTMLAnchorElement).search)),
    );
    expect(inSight, path).toEqual([expect.stringMatching(/["“”].+["“”]/)]);
  }
});

test('a short price leaves the facts beside it their width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bn/visa-services/thailand');
  const widths = await page
    .locator('.facts div')
    .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().width));
  expect(widths).toHaveLength(3);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(128);
});

test('a price of ten digits wraps no bar and widens no page', async ({ page }) => {
  const path = '/tour-packages/sundarbans-boat-journey';
  const { price } = await call<{ price: number }>(page, 'GET', path);
  await call(page, 'PUT', path, { price: 1_000_000_000 });
  try {
    for (const [address, shown] of [
      ['/tours/sundarbans-boat-journey', '1,00,00,00,000'],
      ['/bn/tours/sundarbans-boat-journey', '১,০০,০০,০০,০০০'],
    ] as const) {
      await untilPublished(`${address.slice(1)}.html`, shown);
      await page.goto(address);
      await expect(page.locator('.price').first()).toContainText(shown);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        const faults = await page.locator('.price:visible').evaluateAll((prices) =>
          prices
            .filter((each) => {
              const box = each.getBoundingClientRect();
              const frame = each.closest('section, dl > div, li')!.getBoundingClientRect();
              const lines = box.height / parseFloat(getComputedStyle(each).lineHeight);
              return box.right > frame.right || box.left < frame.left || lines > 1.5;
            })
            .map(({ outerHTML }) => outerHTML),
        );
        expect.soft(faults, `${address} ${width}`).toEqual([]);
        const bar = page.locator('section.bar');
        if (!(await bar.isVisible())) continue;
        const boxes = await bar
          .locator('p strong, a, button')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
        const reserved = await bar.evaluate((each) =>
          parseFloat(getComputedStyle(each.ownerDocument.documentElement).scrollPaddingBottom),
        );
        expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(reserved);
        const sorted = boxes.toSorted((a, b) => a.left - b.left);
        for (const [i, box] of sorted.entries())
          expect
            .soft(box.left, `${address} ${width}`)
            .toBeGreaterThanOrEqual(sorted[i - 1]?.right ?? 0);
      }
    }
  } finally {
    await call(page, 'PUT', path, { price });
  }
});
