import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const PAGES = ['/bn', '/bn/visa-services', '/tours/istanbul-cappadocia'];
/** y of an anchor after navigating to it: right below the sticky header. */
const BELOW_THE_BAR = 112;
const A_LITTLE_MORE = 17;

/** Sections skipped by content-visibility. */
const skipped = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (each) =>
          each.checkVisibility() &&
          !each.closest('details') &&
          !each.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/** Waits until smooth scrolling has ended: for ten frames, nothing moves. */
const scrollingEnded = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 10; last = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
    }
  });

/** As in a browser that tells of no idle time. */
const withoutIdleTime = (page: Page) =>
  page.addInitScript(() => delete (window as Partial<Window>).requestIdleCallback);

for (const path of PAGES)
  test(`${path} lays out what is near, and all of it on paper`, async ({ page }) => {
    await withoutIdleTime(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect(await skipped(page)).toBeGreaterThan(50);
    await page.emulateMedia({ media: 'print' });
    expect(await skipped(page)).toBe(0);
  });

for (const path of PAGES)
  test(`${path} lays out the rest while it is idle, and moves nothing by it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const begin = requestIdleCallback;
      window.requestIdleCallback = (work) => {
        window.addEventListener('test-idle', () => begin(work), { once: true });
        return 0;
      };
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await skipped(page)).toBeGreaterThan(50);
    const middle = () =>
      page.evaluate(() => {
        const each = document.elementFromPoint(195, 422)!;
        return { text: each.textContent, top: each.getBoundingClientRect().top };
      });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await scrollingEnded(page);
    const before = await middle();
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('test-idle')));
      expect(await skipped(page)).toBe(0);
    }).toPass();
    const { text, top } = await middle();
    expect(text).toBe(before.text);
    // A browser scrolls by whole pixels.
    expect(Math.abs(top - before.top)).toBeLessThan(1);
  });

test('dates that are not laid out yet reach into nothing below them', async ({ page }) => {
  await withoutIdleTime(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bn/tours/bali-ubud-south-coast');
  const { own, last } = await page.evaluate(() => {
    const bottomOf = (selector: string) =>
      document.querySelector(selector)!.getBoundingClientRect().bottom;
    const section = 'section[aria-labelledby="dates"]';
    return { own: bottomOf(section), last: bottomOf(`${section} > ul > :last-child`) };
  });
  expect(last).toBeLessThan(own);
});

test('what is scrolled to is there, and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bn/visa-services', { waitUntil: 'networkidle' });
  // Ignores layout shifts of web fonts.
  const begun = await page.evaluate(() => document.fonts.ready.then(() => performance.now()));
  const last = page.locator('.cards > li').last();
  await page.mouse.move(200, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect(last.getByRole('heading')).toBeInViewport({ timeout: 50 });
  }).toPass({ intervals: [20] });
  const shifts = await page.evaluate(async (since) => {
    const { promise, resolve } = Promise.withResolvers<PerformanceEntry[]>();
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The observer does not fire without layout shifts.
    setTimeout(() => resolve([]), 500);
    return (await promise).filter(({ startTime }) => startTime > since);
  }, begun);
  expect(shifts).toEqual([]);
});

/** Anchors: the lowest on a wide screen, all of them on a phone. */
const PLACES = [
  ['tours', 390],
  ['blog', 390],
  ['contact', 390],
  ['contact-map', 390],
  ['contact-map', 1280],
] as const;

for (const [place, width] of PLACES)
  test(`#${place} is where a link to it leads, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/bn');
    await page.evaluate((id) => (location.hash = id), place);
    const top = () =>
      page.locator(`#${place}`).evaluate((each) => each.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(BELOW_THE_BAR + A_LITTLE_MORE);
    await scrollingEnded(page);
    expect(await top()).toBeGreaterThan(BELOW_THE_BAR - 2);
  });
