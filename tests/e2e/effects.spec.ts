import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { unknownDeclarations } from './style-checks.ts';
import { ADDRESSES } from './routes.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);

for (const width of [390, 1280])
  test(`the scroll cue fades over the first 200 pixels, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const cue = page.locator('[data-scroll-cue]');
    const opacityAt = async (top: number) => {
      await scrollTo(page, top);
      return cue.evaluate((element) => Number(getComputedStyle(element).opacity));
    };
    expect(await opacityAt(0)).toBe(1);
    expect(await opacityAt(50)).toBeCloseTo(0.75, 1);
    expect(await opacityAt(100)).toBeCloseTo(0.5, 1);
    expect(await opacityAt(200)).toBe(0);
    expect(await opacityAt(600)).toBe(0);
    await expect(cue).toHaveCSS('visibility', 'hidden');
    expect(await opacityAt(0)).toBe(1);
  });

test('a browser without scroll timelines fades the scroll cue, too', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = ((...asked: [string]) =>
      !String(asked).includes('animation-timeline') && supports(...asked)) as typeof CSS.supports;
  });
  await page.goto('/');
  const cue = page.locator('[data-scroll-cue]');
  await scrollTo(page, 100);
  await expect.poll(() => cue.evaluate((element) => element.style.opacity)).toBe('0.5');
});

test('the ring turns once in 20 seconds, and the particles rise', async ({ page }) => {
  await page.goto('/');
  const timesOf = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.flatMap((element) =>
        element
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => effect!.getComputedTiming().duration),
      ),
    );
  await expect.poll(() => timesOf('.showcase-ring')).toEqual([20_000]);
  await expect.poll(async () => (await timesOf('.showcase-particles i')).length).toBe(20);
  const turned = () =>
    page.locator('.showcase-ring').evaluate((ring) => {
      const { rotate, transform } = getComputedStyle(ring);
      return rotate + transform;
    });
  const before = await turned();
  await expect.poll(turned).not.toBe(before);
});

test('the menu of a phone comes down within 0.3 seconds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.locator('#main-menu');
  const times = await menu.evaluate((element) => {
    document.querySelector<HTMLElement>('[popovertarget="main-menu"]')!.click();
    return element.getAnimations().map(({ effect }) => effect!.getComputedTiming().duration);
  });
  expect(new Set(times)).toEqual(new Set([300]));
  await expect(menu).toHaveCSS('opacity', '1');
});

test('every declaration of every page, as published, is one that the browser knows', async ({
  page,
}) => {
  // Its script brings a part of its styles.
  await page.goto('/cms');
  const paths = ADDRESSES.map(({ path }) => path);
  for (const { path, looked, unknown } of await unknownDeclarations(page, paths)) {
    expect(looked, path).toBeGreaterThan(100);
    expect.soft(unknown, path).toEqual([]);
  }
});

const PICTURES = [
  '#000',
  '#fff',
  '#07363c',
  '#c2410c',
  '#f6b73c',
  '#9b2c5e',
  '#00f',
  '#f00',
  '#0f0',
];
const LEGIBLE = 4.5;

for (const width of [390, 1280])
  test(`the scrolled navigation is seen through and read over every colour, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/tours');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await scrollTo(page, 51);
    await expect(bar).toHaveAttribute('data-scrolled');
    await expect(bar).toHaveCSS('backdrop-filter', /blur\(/);
    const grounds: number[][] = [];
    for (const colour of PICTURES) {
      const ground = await groundOver(page, colour);
      for (const letters of await lettersOf(page))
        expect(contrast(ground, letters), `${letters} over ${colour}`).toBeGreaterThan(LEGIBLE);
      grounds.push(ground);
    }
    const [black, white] = grounds.map(luminance);
    expect(white! - black!, 'seen through').toBeGreaterThan(0.1);
  });

/** The painted colour of the bar over a page of this colour. */
async function groundOver(page: Page, colour: string): Promise<number[]> {
  await page.evaluate(async (ground) => {
    const own = new CSSStyleSheet();
    own.replaceSync(`main::after { content: ''; position: fixed; inset: 0; z-index: 30;
      background: ${ground} } nav.bar { transition: none !important }`);
    document.adoptedStyleSheets = [own];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, colour);
  const box = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
  // A clip before the logo, without text.
  const clip = { x: box.x + 3, y: box.y + box.height / 2 - 4, width: 8, height: 8 };
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data[0]!, data[1]!, data[2]!];
}

const lettersOf = (page: Page) =>
  page.locator('nav.bar :is(a, button):visible').evaluateAll((controls) => {
    const colours = controls.map((control) => getComputedStyle(control).color);
    return [...new Set(colours)].map((each) =>
      each
        .match(/[\d.]+/g)!
        .slice(0, 3)
        .map(Number),
    );
  });

function luminance(colour: readonly number[]): number {
  const [r, g, b] = colour.map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
