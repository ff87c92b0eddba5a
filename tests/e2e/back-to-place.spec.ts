import type { Locator, Page } from '@playwright/test';
import { LOCALES } from '#model/kit/locales.ts';
import { localPath } from '#model/routes/paths.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Lists, pages of records, and the home page, with a link far down each of them. */
const PLACES = [
  ['/tours', 'main article :is(h2, h3) a'],
  ['/blog', 'main article a[href*="/blog/"]'],
  ['/', '#tours article h3 a'],
  ['/tours/sundarbans-boat-journey', 'main article a[href*="/tours/"]'],
  ['/visa-services/thailand', 'main a[href*="/visa-services/"]'],
] as const;
/** A line of text. */
const A_LITTLE = 24;

/** Scrolls as a finger does: whatever passes is laid out. */
async function scrollTo(page: Page, top: () => Promise<number>): Promise<void> {
  while ((await top()) > 500) {
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
  }
}

/** Follows a link without scrolling to it. */
async function leaveBy(link: Locator): Promise<void> {
  const here = link.page().url();
  await link.evaluate((each: HTMLElement) => each.click());
  await expect(link.page()).not.toHaveURL(here);
}

for (const locale of LOCALES)
  for (const [path, selector] of PLACES) {
    const address = localPath(locale, path);
    test(`${address}: Back and a reload lead to where the visitor was`, async ({ page }) => {
      await page.goto(address);
      const link = page.locator(selector).filter({ visible: true }).last();
      const top = async () => (await link.boundingBox())!.y;
      await scrollTo(page, top);
      const before = await top();
      await leaveBy(link);
      await page.goBack();
      await expect(page).toHaveURL(address);
      const moved = async () => Math.abs((await top()) - before);
      await expect.poll(moved, { timeout: 5_000 }).toBeLessThan(A_LITTLE);
      await page.reload();
      await expect.poll(moved, { timeout: 5_000 }).toBeLessThan(A_LITTLE);
    });
  }

for (const [path, folded, below] of [
  ['/bn/tours', '.folded-tools', 'main article :is(h2, h3) a'],
  ['/faq', 'main', 'main summary'],
] as const)
  test(`${path}: what was unfolded is so again after Back and a reload, and at its place`, async ({
    page,
  }) => {
    await page.goto(path);
    const details = page.locator(`${folded} details`).first();
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
    const top = async () => (await page.locator(below).last().boundingBox())!.y;
    await scrollTo(page, top);
    const before = await top();
    await page.goto('/about');
    for (const again of ['goBack', 'reload'] as const) {
      await page[again]();
      await expect(page).toHaveURL(path);
      await expect(details, again).toHaveAttribute('open');
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(A_LITTLE);
    }
  });

test('Back and a reload lead to where the visitor was in a comparison', async ({ page }) => {
  const path = '/umrah/compare?p=umrah-group-14-days,umrah-ramadan-group';
  await page.goto(path, { waitUntil: 'networkidle' });
  const link = page.locator('tfoot a').filter({ visible: true }).first();
  const top = async () => (await link.boundingBox())!.y;
  await scrollTo(page, top);
  const before = await top();
  await leaveBy(page.locator('footer a').first());
  for (const again of ['goBack', 'reload'] as const) {
    await page[again]();
    await expect(page).toHaveURL(path);
    await expect.poll(async () => Math.abs((await top()) - before), again).toBeLessThan(A_LITTLE);
  }
});

test('after a card, Back leads to the foot of a narrowed list that was left from there', async ({
  page,
}) => {
  const path = '/umrah?type=group';
  await page.goto(path, { waitUntil: 'networkidle' });
  const card = page.locator('li[data-facets] :is(h2, h3) a').filter({ visible: true }).first();
  await leaveBy(card);
  await page.goBack();
  await expect(card).toBeVisible();
  const link = page.locator('footer a').last();
  const top = async () => (await link.boundingBox())!.y;
  // The place that was restored is held for some frames.
  const atFoot = () =>
    link.evaluate(async (each) => {
      each.scrollIntoView({ behavior: 'instant', block: 'end' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return each.getBoundingClientRect().top < innerHeight;
    });
  await expect.poll(atFoot).toBe(true);
  const before = await top();
  await leaveBy(page.locator('footer a').first());
  await page.goBack();
  await expect(page.locator('[data-chosen]')).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(A_LITTLE);
});

for (const path of ['/umrah?p=umrah-group-14-days', '/umrah?type=group&p=umrah-group-14-days'])
  test(`${path}: Back and a reload lead to the foot, below the bar of what is chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const link = page.locator('footer a').last();
    const top = async () => (await link.boundingBox())!.y;
    await link.evaluate((each) => each.scrollIntoView({ behavior: 'instant', block: 'end' }));
    const before = await top();
    await leaveBy(page.locator('footer a').first());
    for (const again of ['goBack', 'reload'] as const) {
      await page[again]();
      await expect(page).toHaveURL(path);
      await expect(page.locator('[data-compare-bar]')).toBeVisible();
      await expect.poll(async () => Math.abs((await top()) - before), again).toBeLessThan(A_LITTLE);
    }
  });
